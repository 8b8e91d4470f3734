import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Rows that wait for a book and have this in common, as the list of waiting sales names it; a row that has nothing in common with any other is named by its id. */
export function waitingAs(key: string): RawBuilder<SqlBool> {
  const [, row] = /^row (\d{1,18})$/.exec(key) ?? []
  return row === undefined
    ? sql<SqlBool>`waits_for = 'book' and match_key = ${key}`
    : sql<SqlBool>`waits_for = 'book' and match_key is null and id = ${Number(row)}`
}
