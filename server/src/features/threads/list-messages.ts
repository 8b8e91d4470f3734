import { documentTypes } from '@panai/contract/submissions/submission-rules'
import { MESSAGES_PER_PAGE, type ThreadSide, threadTexts } from '@panai/contract/threads/thread-rules'
import type { ThreadMessage, ThreadPage } from '@panai/contract/threads/threads'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'

export const mediaTypes: Readonly<Record<string, string>> = { ...documentTypes, webp: 'image/webp' }

type Page = { data: ThreadMessage[]; meta: ThreadPage['meta'] & { waiting_since: string | null } }

/** One page of a thread, newest first, older than `before`, as one side sees it. */
export async function listMessages(
  db: Database,
  submissionId: number,
  {
    side,
    before,
    limit = MESSAGES_PER_PAGE,
  }: { side: ThreadSide; before?: number | undefined; limit?: number },
): Promise<Page> {
  const rows = await messagesOf(db, submissionId)
    .$if(before !== undefined, (query) => query.where('thread_messages.id', '<', before ?? 0))
    .orderBy('thread_messages.id', 'desc')
    .limit(limit + 1)
    .execute()
  const thread = await db
    .selectFrom('threads')
    .select(['author_unread', 'staff_unread', 'waiting_since'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return {
    data: rows.slice(0, limit).map(toMessage),
    meta: {
      unread: (side === 'author' ? thread?.author_unread : thread?.staff_unread) ?? 0,
      more: rows.length > limit,
      waiting_since: thread?.waiting_since?.toISOString() ?? null,
    },
  }
}

/** @throws Refusal not_found */
export async function getMessage(db: Database, submissionId: number, id: number): Promise<ThreadMessage> {
  const row = await messagesOf(db, submissionId).where('thread_messages.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', threadTexts.notFound)
  return toMessage(row)
}

type StoredFile = { id: number; name: string; kind: string; bytes: number }

function messagesOf(db: Database, submissionId: number) {
  return db
    .selectFrom('thread_messages')
    .innerJoin('threads', 'threads.submission_id', 'thread_messages.submission_id')
    .leftJoin('accounts', 'accounts.id', 'thread_messages.account_id')
    .leftJoin('proof_answers', 'proof_answers.id', 'thread_messages.id')
    .leftJoin('proof_comments', (join) =>
      join.on('proof_comments.id', '=', (eb) =>
        eb.fn.coalesce('proof_answers.comment_id', 'thread_messages.id'),
      ),
    )
    .leftJoin('submission_versions', 'submission_versions.id', 'proof_comments.version_id')
    .where('thread_messages.submission_id', '=', submissionId)
    .select((eb) => [
      'thread_messages.id',
      'thread_messages.side',
      'thread_messages.text',
      'thread_messages.at',
      'accounts.name as sender',
      'threads.author_read_id',
      'threads.staff_read_id',
      'proof_comments.page',
      'submission_versions.number as version',
      eb
        .selectFrom('message_files')
        .select(
          sql<
            StoredFile[]
          >`json_agg(json_build_object('id', id, 'name', name, 'kind', kind, 'bytes', bytes) order by id)`.as(
            'all',
          ),
        )
        .whereRef('message_id', '=', 'thread_messages.id')
        .as('files'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof messagesOf>['executeTakeFirstOrThrow']>>

function toMessage({ author_read_id, staff_read_id, ...row }: Row): ThreadMessage {
  const from = row.side
  return {
    id: row.id,
    from,
    sender: row.sender,
    text: row.text,
    about: row.page !== null && row.version !== null ? { page: row.page, version: row.version } : null,
    files: (row.files ?? []).map(({ id, name, kind, bytes }) => ({
      id,
      file_name: name,
      media_type: mediaTypes[kind] ?? 'application/octet-stream',
      bytes,
    })),
    at: row.at.toISOString(),
    read: row.id <= (from === 'author' ? staff_read_id : author_read_id),
  }
}
