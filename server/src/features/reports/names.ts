import type { ReportCell, ReportColumn } from '@panai/contract/accounting/staff/reports'
import type { Database } from '../../db/database.ts'
import type { RowKey } from './sales-query.ts'

/** What is at the beginning of a row: its name, and more that tells it apart. */
export type Names = {
  /** Behind the name. */
  columns: ReportColumn[]
  /** The name and those. */
  cells: (key: RowKey) => ReportCell[]
}

const UNKNOWN = 'Unknown'

export async function nameBooks(db: Database, ids: readonly (number | null)[]): Promise<Names> {
  const rows = await db
    .selectFrom('books')
    .innerJoin('authors', 'authors.id', 'books.author_id')
    .select(['books.id', 'books.title', 'authors.name'])
    .where('books.id', 'in', [0, ...known(ids)])
    .execute()
  const found = new Map<RowKey, ReportCell[]>(rows.map(({ id, title, name }) => [id, [title, name, id]]))
  return {
    columns: [
      { title: 'Author', kind: 'text' },
      { title: 'Book no.', kind: 'count' },
    ],
    cells: (key) => found.get(key) ?? [UNKNOWN, null, null],
  }
}

export async function nameAuthors(db: Database, ids: readonly (number | null)[]): Promise<Names> {
  const rows = await db
    .selectFrom('authors')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...known(ids)])
    .execute()
  const found = new Map<RowKey, ReportCell[]>(rows.map(({ id, name }) => [id, [name, id]]))
  return {
    columns: [{ title: 'Author no.', kind: 'count' }],
    cells: (key) => found.get(key) ?? [UNKNOWN, null],
  }
}

function known(ids: readonly (number | null)[]): number[] {
  return ids.filter((id) => id !== null)
}
