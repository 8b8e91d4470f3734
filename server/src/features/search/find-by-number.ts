import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { type FoundEntry, tiers } from './found-entry.ts'
import type { ReadQuery } from './read-query.ts'
import { entriesOf, type Scope } from './scope.ts'

const ISBN_13 = /^97[89]\d{10}$/
const ISBN_10 = /^(\d{9})[\dx]$/

/** The book whose ISBN or reference number the query is, with or without hyphens. */
export async function findByNumber(tx: Tx, { plain }: ReadQuery, scope: Scope): Promise<FoundEntry[]> {
  if (!/\d/.test(plain)) return []
  const digits = plain.replace(/[\s-]/g, '')
  const [, nine] = ISBN_10.exec(digits) ?? []
  const beginning = nine ? `978${nine}` : ISBN_13.test(digits) ? digits.slice(0, 12) : null
  const numbers = sql.join(
    [
      sql`select id from books where reference = ${plain.toUpperCase()}`,
      // The last digit follows from the others, and in another way in each of the two kinds.
      ...(beginning
        ? [sql`select id from books where isbn between ${`${beginning}0`} and ${`${beginning}9`}`]
        : []),
    ],
    sql` union `,
  )
  const { rows } = await sql<FoundEntry>`
    select kind, target_id, ${sql.lit(tiers.writtenExactly)} as tier
    from ${entriesOf(scope)} and kind = 'book' and target_id in (${numbers}) and ${scope.among}`.execute(tx)
  return rows
}
