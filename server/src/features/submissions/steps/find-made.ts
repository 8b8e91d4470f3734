import type { TrimSize } from '@panai/contract/language/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { fromCheckedVersions, isOutdated, waitsForPages } from '../book-parts.ts'
import { fromSetVersions, isCoverOutdated } from '../covers/cover-parts.ts'

/** What there is of what can be made of a version by now. */
export type Made = {
  isMade: boolean
  hasFile: boolean
  problem: 'heavy' | 'broken' | 'faulty' | 'too_long' | null
  /** It is to be made anew, */
  isOutdated: boolean
  /** and not only when the clock looks: somebody has chosen a size, or changed the text. */
  isAsked: boolean
  /** What it is made of is still to come. */
  waits: boolean
  /** Of pages: for which they were counted or reckoned. */
  sizes: TrimSize[] | null
}

type Parts = { interior: Made; ebook: Made; cover: Made }

/** undefined: it is not its turn yet. */
export async function findMade(db: Database, versionId: number): Promise<Partial<Parts>> {
  const { rows } = await sql<Made & { kind: keyof Parts }>`
    select 'interior' as kind, made.version_id is not null as "isMade", made.file_key is not null as "hasFile",
      made.problem, made.version_id is not null and ${isOutdated.interiors} as "isOutdated",
      coalesce(made.made_of ->> 'size', made.trim_size) is distinct from parts.interiors ->> 'size'
        or coalesce(made.made_of -> 'revision', '0') <> parts.interiors -> 'revision' as "isAsked",
      false as waits,
      (select array_agg(size) from jsonb_object_keys(
        coalesce(made.page_counts, '{}') || coalesce(made.too_long, '{}')) as size) as sizes
    from ${fromCheckedVersions} left join interiors as made on made.version_id = version.id
    where version.id = ${versionId}
    union all
    select 'ebook', made.version_id is not null, made.file_key is not null, made.problem,
      made.version_id is not null and ${isOutdated.ebooks},
      coalesce(made.made_of -> 'revision', '0') <> parts.ebooks -> 'revision'
        or made.made_of -> 'pages' is distinct from parts.ebooks -> 'pages',
      ${waitsForPages}, null
    from ${fromCheckedVersions} left join ebooks as made on made.version_id = version.id
    where version.id = ${versionId}
    union all
    select 'cover', made.version_id is not null, made.file_key is not null, made.problem,
      made.version_id is not null and ${isCoverOutdated},
      made.made_of -> 'size' is distinct from parts -> 'size' or made.made_of -> 'pages' is distinct from parts -> 'pages',
      false, null
    from ${fromSetVersions} left join covers as made on made.version_id = version.id
    where version.id = ${versionId}`.execute(db)
  return Object.fromEntries(rows.map(({ kind, ...made }) => [kind, made]))
}
