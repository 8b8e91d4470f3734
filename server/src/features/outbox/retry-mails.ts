import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { wakeMailWorkers } from '../../mail/outbox.ts'

/** As if it had just been queued. */
const waitingAgain = {
  status: 'waiting',
  tries: 0,
  spared: 0,
  problem: null,
  done_at: null,
  due_at: sql<Date>`now()`,
} as const

/**
 * Tries a mail again that was given up. One that waits is tried again by itself, and may be on its way right now.
 * @throws Refusal not_found, or conflict when there is nothing to try.
 */
export async function retryOne(tx: Tx, id: number): Promise<void> {
  const mail = await tx.selectFrom('mails').select('id').where('id', '=', id).executeTakeFirst()
  if (!mail) throw new Refusal('not_found', staffMessages.notFound)
  const retried = await tx
    .updateTable('mails')
    .set(waitingAgain)
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .returning('id')
    .executeTakeFirst()
  if (!retried) throw new Refusal('conflict', staffAccountMessages.mailNotRetried)
  await wakeMailWorkers(tx)
}

/** @returns how many there were. */
export async function retryAllFailed(tx: Tx, kind: string): Promise<number> {
  const retried = await tx
    .updateTable('mails')
    .set(waitingAgain)
    .where('status', '=', 'failed')
    .where('kind', '=', kind)
    .returning('id')
    .execute()
  await wakeMailWorkers(tx)
  return retried.length
}
