import { paise, toRupees } from '@panai/contract/money/money'
import type { Advance } from '@panai/contract/royalties/royalties'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

type Row = {
  id: number
  date: string
  book_id: number | null
  book_title: string | null
  reason: string
  amount: number
  recouped: number
}

/** The advances of an author that were not taken back, newest first, each with what has been recouped. There are few. */
export async function listAdvances(db: Database, authorId: number): Promise<Advance[]> {
  const { rows } = await sql<Row>`
    select advance.id, advance.occurred_on as date, advance.book_id, books.title as book_title, advance.reason,
      advance.amount_paise as amount,
      (select coalesce(sum(amount_paise), 0) from recoupments where advance_id = advance.id)::bigint as recouped
    from manual_journals as advance left join books on books.id = advance.book_id
    where advance.author_id = ${authorId} and kind = 'advance' and state = 'posted' and reverses is null and not exists (
      select from manual_journals as opposite where opposite.reverses = advance.id and opposite.state = 'posted')
    order by advance.id desc`.execute(db)
  return rows.map(({ amount, recouped, ...row }) => ({
    ...row,
    amount: toRupees(paise(amount)),
    recouped: toRupees(paise(recouped)),
    left: toRupees(paise(amount - recouped)),
  }))
}
