import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Line = { isAnswering: boolean; waiting: [IncomingMessage, ServerResponse][] }

/**
 * Answers one request of a connection at a time, the next when all of the answer before has gone out: whoever sends many and reads
 * nothing has one answer made. With more than `most` in wait the connection is cut. Once it is stopping, each answer is the last of its
 * connection.
 */
export function answerInTurn(
  answer: RequestListener,
  { most, stopping }: { most: number; stopping: AbortSignal },
) {
  const lines = new WeakMap<Socket, Line>()

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket)
    if (known) return known
    const line: Line = { isAnswering: false, waiting: [] }
    lines.set(socket, line)
    return line
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    const line = lineOf(request.socket)
    if (!line.isAnswering) begin(line, request, response)
    else if (line.waiting.length < most) line.waiting.push([request, response])
    else request.socket.destroy()
  }

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isAnswering = true
    response.on('close', goOn)
    if (stopping.aborted) response.shouldKeepAlive = false
    answer(request, response)
  }

  /** One function for all answers: this is done for each file and each page from memory. */
  function goOn(this: ServerResponse): void {
    const { socket } = this.req
    const line = lineOf(socket)
    line.isAnswering = false
    if (socket.destroyed) line.waiting = []
    const next = line.waiting.shift()
    if (next) begin(line, ...next)
  }

  return { take, isAnswering: (socket: Socket) => lines.get(socket)?.isAnswering ?? false }
}
