import { paise } from '@panai/contract/money/money'
import { sql } from 'kysely'
import { todayInIndia } from '../../db/today.ts'
import type { Tx } from '../../db/transaction.ts'
import { decideRecoupment, post } from '../royalties/index.ts'
import { type Advance, decideRecoupments } from './decide-recoupments.ts'

type Row = {
  id: number
  author_id: number
  book_id: number | null
  reason: string
  amount: number
  is_reversed: boolean
  journal_id: number
  royalties: number
  recouped: { journalId: number; amount: number }[]
}

/**
 * Recoups the advances of these authors with all royalties that have been posted until now. The caller has locked the authors. It comes
 * before each statement, so that nothing is ever stated, and paid, that an advance has a claim on. Again it posts nothing.
 */
export async function recoupAdvances(tx: Tx, authorIds: readonly number[]): Promise<void> {
  const rows = await readAdvances(tx, authorIds)
  if (rows.length === 0) return
  const byAuthor = Map.groupBy(rows, ({ author_id }) => author_id)
  const decided = [...byAuthor.values()].flatMap((own) => decideRecoupments(own.map(toAdvance)))
  if (decided.length === 0) return
  const occurredOn = await todayInIndia(tx)
  const entries = decided.map(({ advanceId, amount }) => {
    const row = rows.find(({ id }) => id === advanceId)
    if (!row) throw new Error(`advance ${advanceId} was not read`)
    const { author_id: authorId, reason, recouped } = row
    const reference = `recoupment ${advanceId} ${recouped.length + 1}`
    return { advanceId, amount, entry: decideRecoupment({ authorId, amount, reference, occurredOn, reason }) }
  })
  const journals = await post(
    tx,
    entries.map(({ entry }) => entry),
  )
  await tx
    .insertInto('recoupments')
    .values(
      entries.map(({ advanceId, amount, entry }) => ({
        journal_id: journals.get(entry.reference) ?? 0,
        advance_id: advanceId,
        amount_paise: amount,
      })),
    )
    .execute()
}

/** With the royalties of their books since, and what has been recouped. */
async function readAdvances(tx: Tx, authorIds: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select advance.id, advance.author_id, advance.book_id, advance.reason, advance.amount_paise as amount, advance.journal_id,
      exists (select from manual_journals as opposite where opposite.reverses = advance.id and opposite.state = 'posted') as is_reversed,
      (select coalesce(sum(royalty_paise * ((sales.journal_id > advance.journal_id)::integer
          - coalesce(sales.reversed_by > advance.journal_id, false)::integer)), 0)
        from sales where sales.author_id = advance.author_id
          and (sales.journal_id > advance.journal_id or sales.reversed_by > advance.journal_id)
          and (advance.book_id is null or sales.book_id = advance.book_id))::bigint as royalties,
      (select coalesce(jsonb_agg(jsonb_build_object('journalId', recoupments.journal_id, 'amount', amount_paise)), '[]')
        from recoupments where advance_id = advance.id) as recouped
    from manual_journals as advance
    where author_id = any(${[...authorIds]}::integer[]) and kind = 'advance' and state = 'posted' and reverses is null
    order by advance.id`.execute(tx)
  return rows
}

function toAdvance(row: Row): Advance {
  return {
    id: row.id,
    bookId: row.book_id,
    amount: paise(row.amount),
    isReversed: row.is_reversed,
    journalId: row.journal_id,
    royalties: paise(row.royalties),
    recouped: row.recouped.map(({ journalId, amount }) => ({ journalId, amount: paise(amount) })),
  }
}
