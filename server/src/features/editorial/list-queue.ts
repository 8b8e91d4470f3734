import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import type { QueuedSubmission } from '@panai/contract/submissions/staff/submission-records'
import type { listStaffSubmissions } from '@panai/contract/submissions/staff/submissions'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listRange } from '../../http/lists.ts'
import { findOfKind, hasLetters } from '../search/index.ts'
import {
  dueDay,
  hasNewVersion,
  isOverdue,
  type Queued,
  queuedSubmissions,
  toQueued,
} from './queued-submissions.ts'

type Asked = ParsedInputOf<typeof listStaffSubmissions>
type Order = Asked['sort']

/** Of more that a search names only the best are shown. */
const MOST_NAMED = 300

/** One page of the queue, and how many there are. `me` is the account that asks. */
export async function listQueue(
  db: Database,
  asked: Asked,
  me: number,
): Promise<{ rows: QueuedSubmission[]; total: number }> {
  const words = asked.q?.trim() ?? ''
  const isSearch = words !== ''
  if (isSearch && !hasLetters(words)) return { rows: [], total: 0 }
  const named = isSearch ? await findOfKind(db, 'submission', words, MOST_NAMED) : []
  const matching = (eb: Queued) => {
    const found = [holds(words), sql<SqlBool>`submissions.id = any(${named}::int[])`, ...numbered(eb, words)]
    return eb.and([...conditions(eb, asked, me), ...(isSearch ? [eb.or(found)] : [])])
  }
  const [rows, { total }] = await Promise.all([
    orders[asked.sort](queuedSubmissions(db).where(matching))
      .limit(listRange(asked).limit)
      .offset(listRange(asked).offset)
      .execute(),
    db
      .selectFrom('submissions')
      .where(matching)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(toQueued), total: Number(total) }
}

type Query = ReturnType<typeof queuedSubmissions>
const title = sql`submissions.title collate "und-x-icu"`

/** What has no due date waits for nobody: it comes last either way. */
const orders: Record<Order, (query: Query) => Query> = {
  due: (query) => query.orderBy(dueDay, 'asc').orderBy('submissions.id'),
  '-due': (query) =>
    query.orderBy(dueDay, (order) => order.desc().nullsLast()).orderBy('submissions.id', 'desc'),
  submitted: (query) => query.orderBy('submissions.submitted_at').orderBy('submissions.id'),
  '-submitted': (query) =>
    query.orderBy('submissions.submitted_at', 'desc').orderBy('submissions.id', 'desc'),
  waiting: (query) => query.orderBy('submissions.status_since').orderBy('submissions.id'),
  '-waiting': (query) => query.orderBy('submissions.status_since', 'desc').orderBy('submissions.id', 'desc'),
  title: (query) => query.orderBy(title, 'asc').orderBy('submissions.id'),
  '-title': (query) => query.orderBy(title, 'desc').orderBy('submissions.id', 'desc'),
}

function conditions(eb: Queued, asked: Asked, me: number): Expression<SqlBool>[] {
  const { status, assignee, overdue, new_version, proof_with_author, older_than, author_id } = asked
  const found: Expression<SqlBool>[] = []
  if (status === 'open') found.push(eb('submissions.status', '<>', 'published'))
  else if (status) found.push(eb('submissions.status', '=', status))
  if (assignee === 'nobody') found.push(eb('submissions.assignee_id', 'is', null))
  else if (assignee !== undefined)
    found.push(eb('submissions.assignee_id', '=', assignee === 'me' ? me : assignee))
  if (overdue !== undefined) found.push(overdue ? isOverdue : sql<SqlBool>`not coalesce(${isOverdue}, false)`)
  if (new_version !== undefined) found.push(new_version ? hasNewVersion : sql<SqlBool>`not ${hasNewVersion}`)
  if (proof_with_author !== undefined)
    found.push(eb('submissions.proof_due_on', proof_with_author ? 'is not' : 'is', null))
  if (older_than !== undefined)
    found.push(sql<SqlBool>`submissions.status_since < now() - make_interval(days => ${older_than})`)
  if (author_id !== undefined) found.push(eb('submissions.author_id', '=', author_id))
  return found
}

function holds(words: string): Expression<SqlBool> {
  return sql<SqlBool>`submissions.search_text like '%' || search_key(${words}) || '%'`
}

/** `12`, `No. 12` and `#12` are its number too. */
function numbered(eb: Queued, words: string): Expression<SqlBool>[] {
  const [, number] = /^(?:no\.?\s*|#\s*)?(\d{1,9})$/i.exec(words) ?? []
  return number === undefined ? [] : [eb('submissions.id', '=', Number(number))]
}
