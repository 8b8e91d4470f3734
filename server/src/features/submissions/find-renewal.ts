import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { fromCheckedVersions, isOutdated } from './book-parts.ts'
import { isNewest } from './is-newest.ts'

type Renewal = {
  /** `open`: it is to be set anew; `kept`: the records say something else, but its author has approved it as it is. */
  interior: 'open' | 'kept' | null
  ebook: 'open' | null
}

/** What was made of a submission's newest version and would be another by now. */
export async function findRenewal(db: Database | Tx, submissionId: number): Promise<Renewal> {
  const { rows } = await sql<{ interior: boolean; differs: boolean; ebook: boolean }>`
    select coalesce((
        select ${isOutdated.interiors} from interiors as made
        where made.version_id = version.id and made.file_key is not null), false) as interior,
      coalesce((
        select made.made_of <> parts.interiors from interiors as made
        where made.version_id = version.id and made.file_key is not null), false) as differs,
      coalesce((
        select ${isOutdated.ebooks} from ebooks as made
        where made.version_id = version.id and made.file_key is not null), false) as ebook
    from ${fromCheckedVersions} where version.submission_id = ${submissionId} and ${isNewest}`.execute(db)
  const [found] = rows
  if (!found) return { interior: null, ebook: null }
  return {
    interior: found.interior ? 'open' : found.differs ? 'kept' : null,
    ebook: found.ebook ? 'open' : null,
  }
}
