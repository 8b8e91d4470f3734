import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readUnder } from '../../db/transaction.ts'
import { type find, findMeant, findNamed, searchSettings } from './find.ts'
import { readQuery } from './read-query.ts'
import type { Scope } from './scope.ts'

/** Fewer letters begin too many names. */
const SHORTEST_NAME = 3

type Found = (
  db: Database,
  q: string,
  among: Expression<SqlBool>,
  limit: number,
  which?: Pick<Scope, 'withUnlisted'>,
) => Promise<number[]>

/**
 * Ids of the books whose number, title or people the query names in any spelling, best first, among those for which a condition on
 * `books` holds. Those that are not published are among them only where that is said.
 */
export const findBooksNamed: Found = (...asked) => ids(findNamed, ...asked)

/** Ids of those that the query may have meant by a mistake, or by a word too many. */
export const findBooksMeant: Found = (...asked) => ids(findMeant, ...asked)

async function ids(look: typeof find, ...[db, q, among, limit, which]: Parameters<Found>): Promise<number[]> {
  const query = readQuery(q)
  if (!query || query.plainWords.join('').length < SHORTEST_NAME) return []
  const isAmong = sql<SqlBool>`exists (select from books where books.id = target_id and ${among})`
  const hasValues = isAmong.compile(db).parameters.length > 0
  const scope: Scope = { ...which, kind: 'book', among: isAmong, hasValues }
  return readUnder(db, searchSettings, async (tx) => {
    const found = await look(tx, query, limit, scope)
    return found.map(({ target_id }) => target_id)
  })
}
