import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { type EbookParts, fromCheckedVersions, type InteriorParts, isOutdated } from './book-parts.ts'
import { keepEarlierPages } from './earlier-pages/keep-earlier-pages.ts'
import { lockSubmissionOf } from './lock-submission-of.ts'

type Place =
  | { made: 'interiors'; id: number; parts: InteriorParts }
  | { made: 'ebooks'; id: number; parts: EbookParts }

type Found = { isMade: boolean; hasFile: boolean; isOpen: boolean; isWanted: boolean }

/**
 * Makes room for what was made of a version of these parts: pages that were there before may be asked for still, and another file is noted to be swept away. A file stays where
 * none could be made in its place.
 * @param hasFile whether one was made. @returns false where the version is gone, another node was first, or by now other parts are wanted.
 */
export async function takePlace(tx: Tx, { made, id, parts }: Place, hasFile: boolean): Promise<boolean> {
  await lockSubmissionOf(tx, id)
  const { rows } = await sql<Found>`
    select made.version_id is not null as "isMade", made.file_key is not null as "hasFile",
      made.version_id is null or ${isOutdated[made]} as "isOpen",
      parts.${sql.ref(made)} = ${JSON.stringify(parts)}::jsonb as "isWanted"
    from ${fromCheckedVersions} left join ${sql.table(made)} as made on made.version_id = version.id
    where version.id = ${id}`.execute(tx)
  const [found] = rows
  if (!found) return false
  if (!found.isMade) return true
  if (!found.isOpen || !found.isWanted || (found.hasFile && !hasFile)) return false
  if (made === 'interiors') await keepEarlierPages(tx, id)
  else
    await sql`
    with gone as (delete from ebooks where version_id = ${id} returning file_key)
    insert into unattached_files (key) select file_key from gone where file_key is not null`.execute(tx)
  return true
}
