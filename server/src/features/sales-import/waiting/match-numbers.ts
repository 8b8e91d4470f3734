import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { loadBooks } from '../matching/known-books.ts'
import { reconsider } from './reconsider.ts'
import { withNumbers } from './with-numbers.ts'
import { AT_ONCE, workOff } from './work-off.ts'

/**
 * Looks again at the rows that wait for a number which a book came to. They are new then and wait to be posted by somebody; nothing is
 * posted here. @returns how many rows lack nothing any more.
 */
export function matchNumbers(db: Database, signal: AbortSignal): Promise<number> {
  return workOff(db, signal, {
    async take(tx) {
      const { rows } = await sql<{ value: string }>`
        delete from numbers_to_match where id in (
          select id from numbers_to_match order by id limit ${AT_ONCE} for update skip locked)
        returning value`.execute(tx)
      return rows
    },
    async look(tx, notes) {
      const books = await loadBooks(tx)
      return reconsider(
        tx,
        withNumbers([...new Set(notes.map(({ value }) => value))]),
        ({ matchKey, ...line }) =>
          books.findByNumber(line) ?? (matchKey === null ? null : books.recall(matchKey)),
      )
    },
  })
}

/** What books came to while the file was read: the reading had looked at them before. */
export async function noteMissedNumbers(db: Database, importId: number): Promise<void> {
  await sql`
    with waiting as (
      select isbn, asin, sku, match_key from sale_lines
      where import_id = ${importId} and state = 'waiting' and waits_for = 'book')
    insert into numbers_to_match (value)
      select isbn from waiting join books using (isbn)
      union select sku from waiting join books on reference = sku
      union select sku from waiting join books on books.isbn = sku
      union select value from waiting join book_identifiers
        on (kind, value) in (('isbn', isbn), ('asin', asin), ('sku', sku))
      union select match_key from waiting join sale_matches
        on key = match_key and forgotten_at is null and sale_matches.book_id is not null`.execute(db)
}
