import type { SubmissionDetail } from '@panai/contract/submissions'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import { attachmentHeader } from './manuscript-name.ts'

type Asked = { id: number; manuscript: NonNullable<SubmissionDetail['manuscript']>; headers: Headers }

/**
 * The file, piece by piece, to be saved and never shown: whatever it holds, it does not run as a page of ours.
 */
export async function openManuscript(
  db: Database,
  storage: Storage,
  { id, manuscript, headers }: Asked,
): Promise<AsyncIterable<Uint8Array>> {
  const { manuscript_key } = await db
    .selectFrom('submissions')
    .select('manuscript_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (manuscript_key === null) throw new Error(`submission ${id} has no file`)
  const stream = await storage.getStream(manuscript_key)
  headers.set('Content-Type', manuscript.media_type)
  headers.set('Content-Length', String(manuscript.bytes))
  headers.set('Content-Disposition', attachmentHeader(manuscript.file_name))
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('X-Content-Type-Options', 'nosniff')
  return stream
}
