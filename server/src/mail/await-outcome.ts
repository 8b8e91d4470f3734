import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { MailSigns } from './mail-signs.ts'

const PATIENCE_MS = 3_000
const PAUSE_MS = 50

/**
 * What has become of a mail a few seconds after it was queued. `sent`: the mail server has taken it, or it is kept where this
 * installation keeps its mail; `failed`: it could not be handed over, though it may be tried again; `sending`: nobody knows yet.
 * Nobody waits for what can't come: while the mail server is left alone, or this node stops, the answer is there at once.
 */
export async function awaitOutcome(
  db: Database,
  mailId: number,
  signs: MailSigns,
): Promise<'sending' | 'sent' | 'failed'> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const mail = await db
      .selectFrom('mails')
      .select(['status', 'problem'])
      .where('id', '=', mailId)
      .executeTakeFirst()
    if (mail?.status === 'sent' || mail?.status === 'kept') return 'sent'
    if (mail?.status !== 'waiting' || mail.problem !== null) return 'failed'
    if (signs.stopping.aborted || performance.now() > deadline) return 'sending'
    const heldUp = signs.heldUp()
    if (heldUp && heldUp.again > new Date()) return 'failed'
    await pause(PAUSE_MS)
  }
}
