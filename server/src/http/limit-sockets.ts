import type { Server, Socket } from 'node:net'
import type { Logger } from '../log/logger.ts'
import { addressBlock, widerBlock } from './address-block.ts'
import { NETWORKS_OF_A_CUSTOMER } from './limit-networks.ts'
import type { SocketLimits } from './socket-limits.ts'

const TOLD_EVERY_MS = 60_000

type Options = { limits: SocketLimits; trustedProxies: number; log: Logger }

/** Closes at once what comes above the limits of open connections, and says once a minute how many those were. */
export function limitSockets(server: Server, { limits, trustedProxies, log }: Options): void {
  const open = new Map<string, number>()
  const tell = countRefused(log)
  server.maxConnections = limits.connections
  server.on('drop', tell)
  if (trustedProxies > 0) return

  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) return
    const network = addressBlock(socket.remoteAddress)
    const wider = widerBlock(network)
    const isFull =
      (open.get(network) ?? 0) >= limits.connectionsOfNetwork ||
      (wider !== null && (open.get(wider) ?? 0) >= limits.connectionsOfNetwork * NETWORKS_OF_A_CUSTOMER)
    if (isFull) {
      tell()
      socket.destroy()
      return
    }
    const counted = wider === null ? [network] : [network, wider]
    for (const name of counted) add(open, name, 1)
    socket.once('close', () => {
      for (const name of counted) add(open, name, -1)
    })
  })
}

function add(open: Map<string, number>, name: string, by: 1 | -1): void {
  const count = (open.get(name) ?? 0) + by
  if (count === 0) open.delete(name)
  else open.set(name, count)
}

function countRefused(log: Logger): () => void {
  let refused = 0
  let toldAt = Number.NEGATIVE_INFINITY
  return () => {
    refused += 1
    if (performance.now() - toldAt < TOLD_EVERY_MS) return
    log.warn({ refused }, 'too many connections are open: new ones are closed')
    toldAt = performance.now()
    refused = 0
  }
}
