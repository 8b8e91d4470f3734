import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readUnder } from '../../db/transaction.ts'
import { find, searchSettings } from './find.ts'
import { readQuery } from './read-query.ts'

/** Ids of the authors that the query names in any spelling or may have meant, best first; also of those who have no book yet. */
export async function findAuthors(db: Database, q: string, limit: number): Promise<number[]> {
  const query = readQuery(q)
  if (!query) return []
  return readUnder(db, searchSettings, async (tx) => {
    const found = await find(tx, query, limit, { kind: 'author', withUnlisted: true, among: sql`true` })
    return found.map(({ target_id }) => target_id)
  })
}
