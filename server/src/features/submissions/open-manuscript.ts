import { documentTypes, submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import { Refusal } from '../../http/refusal.ts'
import { manuscriptHeader } from './manuscript-name.ts'

/** `version`: its number; left out, the newest. */
type Asked = { id: number; version?: number | undefined; headers: Headers }

/**
 * The file, piece by piece, to be saved and never shown: whatever it holds, it does not run as a page of ours.
 * @throws Refusal not_found, also when that version is a link.
 */
export async function openManuscript(
  db: Database,
  storage: Storage,
  { id, version, headers }: Asked,
): Promise<AsyncIterable<Uint8Array>> {
  const found = await db
    .selectFrom('submission_versions as versions')
    .innerJoin('submissions', 'submissions.id', 'versions.submission_id')
    .select(['title', 'versions.manuscript_key', 'versions.manuscript_kind', 'versions.manuscript_bytes'])
    .where('versions.submission_id', '=', id)
    .$if(version !== undefined, (query) => query.where('number', '=', version ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { manuscript_key: key, manuscript_kind: kind } = found ?? {}
  if (!found || !key || !kind) throw new Refusal('not_found', submissionMessages.notFound)
  const title = version === undefined ? found.title : `${found.title} (version ${version})`
  const stream = await storage.getStream(key)
  headers.set('Content-Type', documentTypes[kind])
  headers.set('Content-Length', String(found.manuscript_bytes))
  headers.set('Content-Disposition', manuscriptHeader(title, kind))
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('X-Content-Type-Options', 'nosniff')
  return stream
}
