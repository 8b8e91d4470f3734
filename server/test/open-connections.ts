import type { Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

/** How many connections a server has open, after what the network has brought it by now. */
export async function openConnections(server: Server): Promise<number> {
  await turn()
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
