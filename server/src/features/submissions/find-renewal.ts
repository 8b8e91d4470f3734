import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { fromCheckedVersions, isOutdated } from './book-parts.ts'
import { fromSetVersions, isCoverOutdated } from './covers/cover-parts.ts'
import { isNewest } from './is-newest.ts'

/** `open`: it is to be made anew; `kept`: the records say something else, but its author has approved it as it is. */
type Standing = 'open' | 'kept' | null
type Renewal = { interior: Standing; ebook: Standing; cover: Standing }

/** What was made of a submission's newest version and would be another by now. */
export async function findRenewal(db: Database | Tx, submissionId: number): Promise<Renewal> {
  const standing = (isOpen: typeof isCoverOutdated, differs: ReturnType<typeof sql>) => sql`
    case when made.file_key is null then null when ${isOpen} then 'open' when ${differs} then 'kept' end`
  const ofOne = sql`version.submission_id = ${submissionId} and ${isNewest}`
  const { rows } = await sql<{ made: keyof Renewal; standing: Standing }>`
    select 'interior' as made, ${standing(isOutdated.interiors, sql`made.made_of <> parts.interiors`)} as standing
    from ${fromCheckedVersions} join interiors as made on made.version_id = version.id where ${ofOne}
    union all
    select 'ebook', ${standing(isOutdated.ebooks, sql`made.made_of <> parts.ebooks`)}
    from ${fromCheckedVersions} join ebooks as made on made.version_id = version.id where ${ofOne}
    union all
    select 'cover', ${standing(isCoverOutdated, sql`made.made_of <> parts`)}
    from ${fromSetVersions} join covers as made on made.version_id = version.id where ${ofOne}`.execute(db)
  const found = new Map(rows.map(({ made, standing }) => [made, standing]))
  return {
    interior: found.get('interior') ?? null,
    ebook: found.get('ebook') ?? null,
    cover: found.get('cover') ?? null,
  }
}
