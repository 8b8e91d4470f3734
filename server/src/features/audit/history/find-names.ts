import type { AuditEntry } from '@panai/contract/console/staff/audit'
import type { Database } from '../../../db/database.ts'
import { type NamedTable, namedTables } from './column-kinds.ts'
import { recordWords } from './record-words.ts'
import { wordsKeyOf } from './say-change.ts'
import type { Names } from './say-value.ts'

/** The names of all the people and books that these changes speak of. */
export async function findNames(db: Database, entries: readonly AuditEntry[]): Promise<Names> {
  const ids: Record<NamedTable, Set<number>> = { accounts: new Set(), authors: new Set(), books: new Set() }
  for (const { subject, part, before, after } of entries)
    for (const [name, column] of Object.entries(recordWords[wordsKeyOf(subject, part)]?.columns ?? {})) {
      const table = namedTables.find((one) => one === column?.kind)
      for (const value of [before?.[name], after?.[name]])
        if (table && typeof value === 'number') ids[table].add(value)
    }
  return {
    accounts: mapOf(
      await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', among(ids.accounts)).execute(),
    ),
    authors: mapOf(
      await db.selectFrom('authors').select(['id', 'name']).where('id', 'in', among(ids.authors)).execute(),
    ),
    books: mapOf(
      await db
        .selectFrom('books')
        .select(['id', 'title as name'])
        .where('id', 'in', among(ids.books))
        .execute(),
    ),
  }
}

/** A list that is never empty, which SQL does not know; no record has the number 0. */
function among(ids: ReadonlySet<number>): number[] {
  return [0, ...ids]
}

function mapOf(rows: readonly { id: number; name: string }[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]))
}
