import { messages } from '@panai/contract/http/messages'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Entry } from './decide-entries.ts'
import { lockAuthors } from './lock-authors.ts'
import { reverseJournal } from './reverse-journal.ts'

/**
 * Takes back the sales of one journal, as though they had never been recorded; journal and sales stay, marked as reversed.
 * Again it changes nothing. @returns how many sales were taken back now. @throws Refusal not_found when no sale is of that journal.
 */
export async function reverseSales(
  tx: Tx,
  journalId: number,
  why: Pick<Entry, 'occurredOn' | 'reason'>,
): Promise<number> {
  const sold = await tx.selectFrom('sales').select('author_id').where('journal_id', '=', journalId).execute()
  if (sold.length === 0) throw new Refusal('not_found', messages.notFound)
  await lockAuthors(
    tx,
    sold.map(({ author_id }) => author_id),
  )
  const done = await tx
    .selectFrom('journals')
    .select('id')
    .where('reverses', '=', journalId)
    .executeTakeFirst()
  if (done) return 0
  const reversal = await reverseJournal(tx, journalId, why)
  await tx.updateTable('sales').set({ reversed_by: reversal }).where('journal_id', '=', journalId).execute()
  return sold.length
}
