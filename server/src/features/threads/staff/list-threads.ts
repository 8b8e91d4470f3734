import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import type { listStaffThreads, StaffThread } from '@panai/contract/threads/staff/threads'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'

type Asked = ParsedInputOf<typeof listStaffThreads>

const FIRST_WORDS = 160

/** The threads of all authors, for the company's people. There are as many as submissions at the most: they are counted. */
export async function listThreads(
  db: Database,
  asked: Asked,
): Promise<{ rows: StaffThread[]; total: number }> {
  const { limit, offset } = listRange(asked)
  const isDown = asked.sort.startsWith('-')
  const column = asked.sort === 'waiting_since' ? 'threads.waiting_since' : 'threads.last_at'
  const rows = await withColumns(matching(db, asked))
    .orderBy(column, isDown ? 'desc' : 'asc')
    .orderBy('threads.submission_id', isDown ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await matching(db, asked)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    total,
    rows: rows.map(toThread),
  }
}

/** @throws Refusal not_found when nothing was written about the submission, or there is none. */
export async function getThread(db: Database, id: number): Promise<StaffThread> {
  const row = await withColumns(db.selectFrom('threads'))
    .where('threads.submission_id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', submissionMessages.notFound)
  return toThread(row)
}

function withColumns(query: ReturnType<typeof matching>) {
  return query
    .innerJoin('submissions', 'submissions.id', 'threads.submission_id')
    .leftJoin('thread_messages', 'thread_messages.id', 'threads.last_message_id')
    .select([
      'submissions.id',
      'submissions.title',
      'submissions.author_name',
      'submissions.status',
      'threads.last_at',
      'threads.last_from',
      'threads.staff_unread as unread',
      'threads.waiting_since',
      sql<string | null>`left(thread_messages.text, ${FIRST_WORDS})`.as('beginning'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>

function toThread({ last_at, waiting_since, ...row }: Row): StaffThread {
  return {
    ...row,
    status: row.status,
    last_from: row.last_from,
    last_at: last_at.toISOString(),
    waiting_since: waiting_since?.toISOString() ?? null,
  }
}

function matching(db: Database, { waiting, unread }: Asked) {
  return db
    .selectFrom('threads')
    .$if(waiting !== undefined, (query) =>
      query.where('threads.waiting_since', waiting === 'yes' ? 'is not' : 'is', null),
    )
    .$if(unread !== undefined, (query) =>
      query.where('threads.staff_unread', unread === 'yes' ? '>' : '=', 0),
    )
}

/** An author's submissions that have messages. */
export async function listThreadsOf(db: Database, authorId: number) {
  const rows = await db
    .selectFrom('threads')
    .innerJoin('submissions', 'submissions.id', 'threads.submission_id')
    .select(['threads.submission_id', 'threads.author_unread as unread', 'threads.last_at'])
    .where('submissions.author_id', '=', authorId)
    .orderBy('threads.last_at', 'desc')
    .execute()
  return rows.map(({ last_at, ...row }) => ({ ...row, last_at: last_at.toISOString() }))
}
