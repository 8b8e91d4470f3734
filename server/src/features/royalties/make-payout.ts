import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { decidePayout, type NewPayout } from './decide-entries.ts'
import { lockAuthors } from './lock-authors.ts'
import { postOne } from './post.ts'

/**
 * Sets a payout on its way and takes it off what the author has to come. The same reference again changes nothing.
 * @returns the payout's id. @throws Refusal conflict when it is more than is there, or the reference belongs to another payout.
 */
export async function makePayout(tx: Tx, payout: NewPayout): Promise<number> {
  const unpaid = (await lockAuthors(tx, [payout.authorId])).get(payout.authorId)
  const known = await findPayout(tx, payout)
  if (known !== null) return known
  const { amount, withheld } = payout
  if (unpaid === undefined || amount + withheld > unpaid)
    throw new Refusal('conflict', 'The payout is more than the author has to come.')
  const journalId = await postOne(tx, decidePayout(payout))
  const { id } = await tx
    .insertInto('payouts')
    .values({
      author_id: payout.authorId,
      paid_on: payout.paidOn,
      amount_paise: amount,
      withheld_paise: withheld,
      method: payout.method,
      reference: payout.reference,
      journal_id: journalId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function findPayout(tx: Tx, payout: NewPayout): Promise<number | null> {
  const known = await tx
    .selectFrom('payouts')
    .select(['id', 'author_id', 'amount_paise', 'withheld_paise'])
    .where('reference', '=', payout.reference)
    .executeTakeFirst()
  if (!known) return null
  const { authorId, amount, withheld } = payout
  if (known.author_id !== authorId || known.amount_paise !== amount || known.withheld_paise !== withheld)
    throw new Refusal('conflict', `The reference ${payout.reference} belongs to another payout.`)
  return known.id
}
