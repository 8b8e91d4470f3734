import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Rows that wait for a book and have one of these numbers, or this key. Found by their indexes, however many others wait. */
export function withNumbers(values: readonly string[]): RawBuilder<SqlBool> {
  const having = (column: 'isbn' | 'asin' | 'sku' | 'match_key') => sql`
    select id from sale_lines where state = 'waiting' and waits_for = 'book' and ${sql.ref(column)} = any(${[...values]})`
  return sql<SqlBool>`waits_for = 'book' and id in (
    ${having('isbn')} union ${having('asin')} union ${having('sku')} union ${having('match_key')})`
}
