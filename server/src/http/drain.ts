import type http from 'node:http'
import type { Listening } from './listen.ts'

const SWEEP_MS = 50

/**
 * Takes no new connection, and ends those that are open with their last answer. @param patienceMs after which the answers that are still under way are cut off
 */
export async function drain(server: http.Server, listening: Listening, patienceMs: number): Promise<void> {
  const closed = listening.close()
  // A connection falls idle with an answer that was under way, and its visitor would keep it open for seconds.
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(sweeping)
  clearTimeout(impatience)
}
