import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readUnder } from '../../db/transaction.ts'
import { find, searchSettings } from './find.ts'
import type { EntryKind } from './found-entry.ts'
import { readQuery } from './read-query.ts'

/** Ids of what the query names in any spelling or may have meant, best first; what no visitor finds is among it. */
export async function findOfKind(db: Database, kind: EntryKind, q: string, limit: number): Promise<number[]> {
  const query = readQuery(q)
  if (!query) return []
  return readUnder(db, searchSettings, async (tx) => {
    const found = await find(tx, query, limit, { kind, withUnlisted: true, among: sql`true` })
    return found.map(({ target_id }) => target_id)
  })
}
