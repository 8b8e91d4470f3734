import type { TrimSize } from '@panai/contract/language/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { printedSize } from '../book-parts.ts'
import { isNewest } from '../is-newest.ts'

/**
 * Whether what is being made of a version is wanted no more: a newer one has come, its text was changed, or another size was chosen. Each
 * of these asks for what is wanted now. What else has changed waits for the clock.
 */
export async function isSuperseded(
  db: Database,
  version: number,
  { revision, size }: { revision: number; size: TrimSize },
): Promise<boolean> {
  const { rows } = await sql`
    select from submission_versions as version
      join submissions on submissions.id = version.submission_id
      left join books on books.id = submissions.book_id
    where version.id = ${version} and version.text_revision = ${revision} and ${printedSize} = ${size}
      and ${isNewest}`.execute(db)
  return rows.length === 0
}
