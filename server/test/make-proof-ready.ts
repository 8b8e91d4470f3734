import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { fromSetVersions } from '../src/features/submissions/covers/cover-parts.ts'
import { isNewest } from '../src/features/submissions/is-newest.ts'

const aSum = () => randomUUID().replaceAll('-', '').padEnd(64, '0')
const aKey = (folder: string) => `${folder}/${randomUUID()}`

/**
 * Notes all files of a proof with the newest version of a submission, in place of those that there were. Nothing is set for that: the
 * files themselves are nowhere.
 */
export async function makeProofReady(db: Database, submissionId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from submission_versions as version where submission_id = ${submissionId} and ${isNewest}`.execute(
    db,
  )
  const versionId = rows[0]?.id ?? 0
  for (const table of ['manuscript_checks', 'interiors', 'covers', 'ebooks'] as const)
    await db.deleteFrom(table).where('version_id', '=', versionId).execute()
  await sql`
    insert into manuscript_checks (version_id, report, text_revision)
    select id, '{"findings": []}', text_revision from submission_versions where id = ${versionId}`.execute(db)
  await db
    .insertInto('interiors')
    .values({
      ...{ version_id: versionId, trim_size: '5 X 8 in', page_counts: JSON.stringify({ '5 X 8 in': 40 }) },
      ...{ file_key: aKey('interiors'), file_bytes: 1_000, file_sha256: aSum() },
    })
    .execute()
  await db
    .insertInto('ebooks')
    .values({ version_id: versionId, file_key: aKey('ebooks'), file_bytes: 1_000, file_sha256: aSum() })
    .execute()
  await sql`
    insert into covers (version_id, made_of, file_key, file_bytes, file_sha256, front_key, front_bytes, front_sha256,
      is_drawn, findings)
    select version.id, parts, ${aKey('covers')}, 1000, ${aSum()}, ${aKey('covers')}, 1000, ${aSum()}, true, '[]'
    from ${fromSetVersions} where version.id = ${versionId}`.execute(db)
}
