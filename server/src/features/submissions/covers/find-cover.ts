import type { TrimSize } from '@panai/contract/language/vocabulary'
import { type Cover, coverFinding } from '@panai/contract/manuscripts/covers'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import { isNewest } from '../is-newest.ts'
import { fromSetVersions, isCoverOutdated } from './cover-parts.ts'

const findings = z.array(coverFinding)

type Row = {
  isTried: boolean
  bytes: number | null
  isDrawn: boolean | null
  findings: unknown
  isOutdated: boolean | null
  size: TrimSize
  pages: number
}

const none: Cover = {
  ...{ state: 'none', is_outdated: false, trim_size: null, pages: null, front: null },
  ...{ findings: [], bytes: null },
}

/** The cover of a submission's newest version. */
export async function findCover(db: Database, submissionId: number): Promise<Cover> {
  const { rows } = await sql<Row>`
    select made.version_id is not null as "isTried", made.file_bytes as bytes, is_drawn as "isDrawn", findings,
      ${isCoverOutdated} as "isOutdated",
      coalesce(made.made_of, parts) ->> 'size' as size, (coalesce(made.made_of, parts) -> 'pages')::int as pages
    from ${fromSetVersions} left join covers as made on made.version_id = version.id
    where version.submission_id = ${submissionId} and ${isNewest}`.execute(db)
  const [found] = rows
  if (!found) return none
  const { size, pages, bytes } = found
  const known = { ...none, trim_size: size, pages, is_outdated: found.isOutdated ?? false }
  if (!found.isTried) return { ...known, state: 'being_made' }
  if (bytes === null) return { ...known, state: 'failed' }
  return {
    ...known,
    ...{ state: 'made', bytes, front: found.isDrawn ? 'drawn' : 'picture' },
    findings: findings.parse(found.findings),
  }
}
