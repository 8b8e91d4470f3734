import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { reconsider } from './reconsider.ts'
import { AT_ONCE, workOff } from './work-off.ts'

/**
 * Looks again at the rows that wait for a price or for terms of books which came to something. They are new then and wait to be posted by
 * somebody; nothing is posted here. @returns how many rows lack nothing any more.
 */
export function lookAtBooks(db: Database, signal: AbortSignal): Promise<number> {
  return workOff(db, signal, {
    async take(tx) {
      const { rows } = await sql<{ book_id: number }>`
        delete from books_to_look_at where id in (
          select id from books_to_look_at order by id limit ${AT_ONCE} for update skip locked)
        returning book_id`.execute(tx)
      return rows
    },
    look(tx, notes) {
      const ids = [...new Set(notes.map(({ book_id }) => book_id))]
      const theirs = sql<SqlBool>`waits_for in ('price', 'net', 'terms') and book_id = any(${ids}::integer[])`
      return reconsider(tx, theirs, () => null)
    },
  })
}

/** What books came to while the file was read: the reading had looked at their terms before. */
export async function noteMissedTerms(db: Database, importId: number): Promise<void> {
  await sql`
    with waiting as (
      select distinct book_id, sales_imports.created_at from sale_lines join sales_imports on sales_imports.id = import_id
      where import_id = ${importId} and sale_lines.state = 'waiting' and waits_for in ('price', 'net', 'terms'))
    insert into books_to_look_at (book_id)
    select book_id from waiting where exists (
        select from book_prices where book_prices.book_id = waiting.book_id and created_at >= waiting.created_at)
      or exists (select from agreements where agreements.book_id = waiting.book_id and created_at >= waiting.created_at)
      or exists (
        select from royalty_rules where royalty_rules.book_id = waiting.book_id and created_at >= waiting.created_at)`.execute(
    db,
  )
}
