import { paise } from '@panai/contract/money/money'
import type { Tx } from '../../db/transaction.ts'
import { type Account, decideReversal, type Entry } from './decide-entries.ts'
import { postOne } from './post.ts'

/**
 * Posts the opposite of a journal. The caller has locked its authors and knows that it was not reversed before.
 * @returns the id of the reversal.
 */
export async function reverseJournal(
  tx: Tx,
  journalId: number,
  why: Pick<Entry, 'occurredOn' | 'reason'>,
): Promise<number> {
  const lines = await tx
    .selectFrom('postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'postings.account_id')
    .select(['name', 'amount_paise'])
    .where('journal_id', '=', journalId)
    .execute()
  const postings = lines.map(({ name, amount_paise }) => ({
    account: name as Account, // the column is checked against the same forms
    amount: paise(amount_paise),
  }))
  return postOne(tx, decideReversal({ id: journalId, postings }, why))
}
