import type { listStaffEnquiries, StaffEnquiry } from '@panai/contract/enquiries/staff/enquiries'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { paise, toRupees } from '@panai/contract/money/money'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { hasLetters } from '../../search/index.ts'

type Asked = ParsedInputOf<typeof listStaffEnquiries>

const FIRST_WORDS = 200
/** Counting further would take longer than it is worth. */
const MOST_COUNTED = 10_000

/** The inbox: one page of it, and how many there are as far as that is counted. */
export async function listEnquiries(
  db: Database,
  asked: Asked,
  accountId: number,
): Promise<{ rows: StaffEnquiry[]; total: number; atLeast: boolean }> {
  const { limit, offset } = listRange(asked)
  const direction = asked.sort === 'created_at' ? 'asc' : 'desc'
  const rows = await withColumns(matching(db, asked, accountId))
    .orderBy('enquiries.created_at', direction)
    .orderBy('enquiries.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom(
      matching(db, asked, accountId)
        .select('enquiries.id')
        .limit(MOST_COUNTED + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    rows: rows.map(toEnquiry),
    total: Math.min(total, MOST_COUNTED),
    atLeast: total > MOST_COUNTED,
  }
}

function matching(
  db: Database,
  { state, suspect, assignee, reason, older_than_hours, q }: Asked,
  accountId: number,
) {
  const assigned = assignee === 'me' ? accountId : assignee
  return db
    .selectFrom('enquiries')
    .where('enquiries.is_suspect', '=', sql<boolean>`${sql.lit(suspect === 'yes')}`)
    .$if(state !== undefined, (query) => query.where('enquiries.state', '=', state ?? 'open'))
    .$if(assigned === 'none', (query) => query.where('enquiries.assignee_id', 'is', null))
    .$if(typeof assigned === 'number', (query) => query.where('enquiries.assignee_id', '=', Number(assigned)))
    .$if(reason !== undefined, (query) => query.where('enquiries.reason', '=', reason ?? 'Other'))
    .$if(older_than_hours !== undefined, (query) =>
      query.where(
        'enquiries.created_at',
        '<',
        sql<Date>`now() - ${older_than_hours ?? 0} * interval '1 hour'`,
      ),
    )
    .$if(q !== undefined, (query) => query.where(meansEnquiry(q ?? '')))
}

/** A number is that of an enquiry, or stands in a phone number or a message. */
function meansEnquiry(q: string) {
  if (!hasLetters(q)) return sql<boolean>`false`
  const words = sql<boolean>`enquiries.search_text like '%' || search_key(${q}) || '%'`
  const number = /^\d{1,9}$/.test(q) ? Number(q) : null
  if (number === null) return words
  const isIt = sql<boolean>`enquiries.id = ${number}`
  return q.length < 3 ? isIt : sql<boolean>`(${isIt} or ${words})`
}

export function enquiriesIn(db: Database) {
  return withColumns(db.selectFrom('enquiries'))
}

function withColumns(query: ReturnType<typeof matching>) {
  return query
    .leftJoin('accounts as assignees', 'assignees.id', 'enquiries.assignee_id')
    .leftJoin('books', 'books.id', 'enquiries.book_id')
    .select([
      'enquiries.id',
      'enquiries.name',
      'enquiries.email',
      'enquiries.phone',
      'enquiries.reason',
      'enquiries.state',
      'books.id as book_id',
      'books.title as book_title',
      'books.mrp_paise',
      'enquiries.is_suspect',
      'enquiries.created_at',
      'enquiries.waiting_since',
      'enquiries.version',
      'enquiries.assignee_id',
      'assignees.name as assignee_name',
      sql<string>`left(enquiries.message, ${sql.lit(FIRST_WORDS)})`.as('beginning'),
      sql<number | null>`extract(epoch from enquiries.first_answered_at - enquiries.created_at)::integer`.as(
        'first_answer_seconds',
      ),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>

export function toEnquiry({
  assignee_id,
  assignee_name,
  book_id,
  book_title,
  mrp_paise,
  ...row
}: Row): StaffEnquiry {
  return {
    ...row,
    book:
      book_id === null || book_title === null || mrp_paise === null
        ? null
        : { id: book_id, title: book_title, mrp: toRupees(paise(mrp_paise)) },
    reason: row.reason,
    state: row.state,
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
    created_at: row.created_at.toISOString(),
    waiting_since: row.waiting_since?.toISOString() ?? null,
  }
}
