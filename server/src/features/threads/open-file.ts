import { threadTexts } from '@panai/contract/threads/thread-rules'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import { attachmentHeader } from '../../http/attachment-header.ts'
import { Refusal } from '../../http/refusal.ts'
import { mediaTypes } from './list-messages.ts'
import { UNNAMED } from './take-files.ts'

/**
 * A file of a message, piece by piece, to be saved and never shown. With `authorId` it must belong to that author's submission.
 * @throws Refusal not_found.
 */
export async function openFile(
  db: Database,
  storage: Storage,
  { id, authorId, headers }: { id: number; authorId: number | null; headers: Headers },
): Promise<AsyncIterable<Uint8Array>> {
  const file = await db
    .selectFrom('message_files')
    .innerJoin('thread_messages', 'thread_messages.id', 'message_files.message_id')
    .innerJoin('submissions', 'submissions.id', 'thread_messages.submission_id')
    .select(['message_files.key', 'message_files.kind', 'message_files.name', 'message_files.bytes'])
    .where('message_files.id', '=', id)
    .$if(authorId !== null, (query) => query.where('submissions.author_id', '=', authorId))
    .executeTakeFirst()
  if (!file) throw new Refusal('not_found', threadTexts.notFound)
  const stream = await storage.getStream(file.key)
  headers.set('Content-Type', mediaTypes[file.kind] ?? 'application/octet-stream')
  headers.set('Content-Length', String(file.bytes))
  headers.set('Content-Disposition', attachmentHeader(file.name, UNNAMED))
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('X-Content-Type-Options', 'nosniff')
  return stream
}
