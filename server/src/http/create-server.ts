import http, { type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from '../log/logger.ts'
import { answerInTurn } from './answer-in-turn.ts'
import { limitSockets } from './limit-sockets.ts'
import type { SocketLimits } from './socket-limits.ts'

type Options = {
  limits: SocketLimits
  trustedProxies: number
  /** Aborted when this node stops. */
  stopping: AbortSignal
  log: Logger
}

/** A server whose connections can't be held by a client that sends slowly, reads slowly, or does neither. */
export function createServer(
  answer: RequestListener,
  { limits, trustedProxies, stopping, log }: Options,
): http.Server {
  const { take, isAnswering } = answerInTurn(answer, { most: limits.waiting, stopping })
  const server = http.createServer(
    {
      keepAliveTimeout: limits.idleMs,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkedEveryMs,
    },
    take,
  )
  server.setTimeout(limits.stalledMs, (socket: Socket) => {
    // An answer that is still being made, and has sent all that there is, waits for us and not for its reader.
    if (isAnswering(socket) && socket.writableLength === 0) return
    socket.destroy()
  })
  limitSockets(server, { limits, trustedProxies, log })
  return server
}
