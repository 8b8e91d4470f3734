import { onTestFinished } from 'vitest'
import { type Stuck, type StuckSmtpPeer, startStuckSmtpServer } from './stuck-smtp-server.ts'

export { type Stuck, type StuckSmtpPeer, stuckAt } from './stuck-smtp-server.ts'

/** A mail server that hangs at a step, until the running test is over. */
export async function aStuckSmtpServer(stuck: Stuck | null): Promise<StuckSmtpPeer> {
  const peer = await startStuckSmtpServer(stuck)
  onTestFinished(peer.close)
  return peer
}
