import type { listManualJournals, ManualJournal } from '@panai/contract/accounting/staff/manual-journals'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { paise, toRupees } from '@panai/contract/money/money'
import { countUpTo } from '../../db/count-up-to.ts'
import type { Database } from '../../db/database.ts'
import { listRange } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import { findMode, sayNextStep } from '../four-eyes/index.ts'

type Asked = ParsedInputOf<typeof listManualJournals>

/** @param callerId whether they may approve is said with each. */
export async function listJournals(db: Database, asked: Asked, callerId: number) {
  const { limit, offset } = listRange(asked)
  const direction = asked.sort === '-id' ? 'desc' : 'asc'
  const matching = db
    .selectFrom('manual_journals')
    .$if(asked.state !== undefined, (query) => query.where('state', '=', asked.state ?? 'waiting'))
    .$if(asked.kind !== undefined, (query) => query.where('kind', '=', asked.kind ?? 'adjustment'))
    .$if(asked.author_id !== undefined, (query) => query.where('author_id', '=', asked.author_id ?? 0))
  const page = matching.select('id').orderBy('id', direction).limit(limit).offset(offset)
  const [rows, counted, mode] = await Promise.all([
    journalRows(db).where('entered.id', 'in', page).orderBy('entered.id', direction).execute(),
    countUpTo(db, matching.select('id')),
    findMode(db),
  ])
  return { rows: rows.map((row) => toJournal(row, mode, callerId)), ...counted }
}

/** @throws Refusal not_found */
export async function getJournal(db: Database, id: number, callerId: number): Promise<ManualJournal> {
  const row = await journalRows(db).where('entered.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toJournal(row, await findMode(db), callerId)
}

function journalRows(db: Database) {
  return db
    .selectFrom('manual_journals as entered')
    .innerJoin('authors', 'authors.id', 'entered.author_id')
    .leftJoin('books', 'books.id', 'entered.book_id')
    .innerJoin('accounts as clerk', 'clerk.id', 'entered.entered_by')
    .leftJoin('accounts as other', 'other.id', 'entered.decided_by')
    .leftJoin('manual_journals as opposite', (join) =>
      join.onRef('opposite.reverses', '=', 'entered.id').on('opposite.state', '<>', 'turned_down'),
    )
    .selectAll('entered')
    .select([
      'authors.name as author_name',
      'books.title as book_title',
      'clerk.name as clerk_name',
      'other.name as decided_by_name',
      'opposite.id as reversed_by',
    ])
    .select(({ selectFrom }) =>
      selectFrom('recoupments')
        .whereRef('advance_id', '=', 'entered.id')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('recoupments.amount_paise'), val(0)).as('sum'))
        .as('recouped'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof journalRows>['executeTakeFirstOrThrow']>>

function toJournal(row: Row, mode: Awaited<ReturnType<typeof findMode>>, callerId: number): ManualJournal {
  const { id, kind, state, author_id, author_name, book_id, book_title, occurred_on, reason, note } = row
  return {
    ...{ id, kind, state, author_id, author_name, book_id, book_title, occurred_on, reason, note },
    amount: toRupees(paise(row.amount_paise)),
    recouped:
      kind === 'advance' && state === 'posted' && row.reverses === null
        ? toRupees(paise(Number(row.recouped)))
        : null,
    reverses: row.reverses,
    reversed_by: row.reversed_by,
    entered_by: row.clerk_name,
    entered_at: row.entered_at.toISOString(),
    decided_by: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    approved_under: row.approved_under,
    approval:
      state === 'waiting'
        ? sayNextStep(mode, callerId, [{ did: 'entered_journal', by: row.entered_by }])
        : null,
  }
}
