import type { Database } from '../../db/database.ts'
import { listMessages } from './list-messages.ts'

const BATCH = 200

/** All messages about a submission, oldest first, with the keys of their files, for the author's own copy of everything. */
export async function listThreadEntries(db: Database, submissionId: number) {
  const all = []
  let before: number | undefined
  for (;;) {
    const { data, meta } = await listMessages(db, submissionId, { side: 'author', before, limit: BATCH })
    all.unshift(...data.toReversed())
    before = data.at(-1)?.id
    if (!meta.more) break
  }
  const files = await db
    .selectFrom('message_files')
    .innerJoin('thread_messages', 'thread_messages.id', 'message_files.message_id')
    .select(['message_files.id', 'message_files.key', 'message_files.name'])
    .where('thread_messages.submission_id', '=', submissionId)
    .orderBy('message_files.id')
    .execute()
  return { messages: all, files }
}
