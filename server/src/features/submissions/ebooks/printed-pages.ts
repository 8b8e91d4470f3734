import type { TrimSize } from '@panai/contract/language/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { pageStarts } from '../../../manuscripts/book/page-starts.ts'
import type { EbookRecord } from '../../../manuscripts/ebook/ebook-record.ts'
import type { EbookParts } from '../book-parts.ts'

/** Where the pages begin that an e-book of these parts lists. null: it lists none, or others were set meanwhile, and it is not kept. */
export async function printedPages(
  db: Database,
  version: number,
  { pages }: EbookParts,
): Promise<EbookRecord['printed']> {
  if (pages === undefined) return null
  const { rows } = await sql<{ size: TrimSize; starts: unknown }>`
    select trim_size as size, page_starts as starts from interiors
    where version_id = ${version} and file_sha256 = ${pages} and page_starts is not null`.execute(db)
  const [found] = rows
  return found ? { size: found.size, starts: pageStarts.parse(found.starts) } : null
}
