import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { decidePayout, type NewPayout } from './decide-entries.ts'
import { lockAuthors } from './lock-authors.ts'
import { post } from './post.ts'

/**
 * Sets payouts on their way and takes them off what their authors have to come, some hundreds at a time and once in a transaction.
 * The same reference again changes nothing. @returns the payouts' ids by reference.
 * @throws Refusal conflict when it is more than is there, or a reference belongs to another payout.
 */
export async function makePayouts(tx: Tx, payouts: readonly NewPayout[]): Promise<Map<string, number>> {
  const unpaid: Map<number, number> = await lockAuthors(
    tx,
    payouts.map(({ authorId }) => authorId),
  )
  const known = await findKnown(tx, payouts)
  const fresh = payouts.filter(({ reference }) => !known.has(reference))
  for (const { authorId, amount, withheld } of fresh) {
    const left = (unpaid.get(authorId) ?? 0) - amount - withheld
    if (left < 0) throw new Refusal('conflict', 'The payout is more than the author has to come.')
    unpaid.set(authorId, left)
  }
  if (fresh.length === 0) return known
  const journals = await post(tx, fresh.map(decidePayout))
  const rows = fresh.map((payout) => ({ ...payout, journal: journals.get(`payout ${payout.reference}`) }))
  const { rows: made } = await sql<{ id: number; reference: string }>`
    insert into payouts (author_id, paid_on, amount_paise, withheld_paise, method, reference, journal_id)
    select "authorId", "paidOn", amount, withheld, method, reference, journal
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as decided("authorId" integer, "paidOn" date, amount bigint,
      withheld bigint, method text, reference text, journal bigint)
    returning id, reference`.execute(tx)
  return new Map([...known, ...made.map(({ id, reference }) => [reference, id] as const)])
}

async function findKnown(tx: Tx, payouts: readonly NewPayout[]): Promise<Map<string, number>> {
  const references = payouts.map(({ reference }) => reference)
  const rows = await tx
    .selectFrom('payouts')
    .select(['id', 'reference', 'author_id', 'amount_paise', 'withheld_paise'])
    .where('reference', '=', sql<string>`any(${references}::text[])`)
    .execute()
  const known = new Map(rows.map((row) => [row.reference, row]))
  for (const { reference, authorId, amount, withheld } of payouts) {
    const same = known.get(reference)
    if (
      same &&
      (same.author_id !== authorId || same.amount_paise !== amount || same.withheld_paise !== withheld)
    )
      throw new Refusal('conflict', `The reference ${reference} belongs to another payout.`)
  }
  return new Map(rows.map(({ id, reference }) => [reference, id]))
}
