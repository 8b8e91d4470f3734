import { messages } from '@panai/contract/http/messages'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { lockAuthors } from './lock-authors.ts'
import { reverseJournal } from './reverse-journal.ts'

type Completed = { status: 'completed'; transactionId: string | null }
type Failed = {
  status: 'failed'
  /** ISO date. */
  failedOn: string
  reason: string
}

/**
 * Says how a payout went. One that failed, also after it was completed, is credited back to the author. Again it changes nothing.
 * @throws Refusal not_found when there is no such payout, conflict when one that has failed is said to be completed.
 */
export async function settlePayout(tx: Tx, id: number, outcome: Completed | Failed): Promise<void> {
  const known = await tx.selectFrom('payouts').select('author_id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new Refusal('not_found', messages.notFound)
  await lockAuthors(tx, [known.author_id])
  const { status, journal_id } = await tx
    .selectFrom('payouts')
    .select(['status', 'journal_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (status === outcome.status) return
  if (status === 'failed') throw new Refusal('conflict', 'The payout has failed: make another.')
  const { status: reached } = outcome
  const change =
    outcome.status === 'completed'
      ? { transaction_id: outcome.transactionId }
      : {
          returned_by: await reverseJournal(tx, journal_id, {
            occurredOn: outcome.failedOn,
            reason: outcome.reason,
          }),
        }
  await tx
    .updateTable('payouts')
    .set({ status: reached, ...change })
    .where('id', '=', id)
    .execute()
}
