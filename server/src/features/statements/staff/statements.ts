import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import type {
  listStaffStatements,
  StaffStatement,
  StatementRun,
} from '@panai/contract/statements/staff/statements'
import { periodOf } from '@panai/contract/statements/statement-period'
import { type StatementFlag, statementFlags } from '@panai/contract/statements/statement-states'
import { sql } from 'kysely'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { unprintableLetters } from '../../../typesetting/unprintable-letters.ts'
import { inRupees } from '../in-rupees.ts'
import { told, toSummary } from '../statement-queries.ts'

/** Runs with what has become of their statements. There are twelve a year or so: they are counted. */
export async function listRuns(db: Database, asked: { page: number; per_page: number; sort: string }) {
  const { limit, offset } = listRange(asked)
  const rows = await runs(db)
    .orderBy('statement_runs.id', asked.sort === 'id' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('statement_runs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: rows.map(toRun), total }
}

/** @throws Refusal not_found */
export async function getRun(db: Database, id: number): Promise<StatementRun> {
  const row = await runs(db).where('statement_runs.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toRun(row)
}

/** The run whose statements hold what was posted for a month (`2026-10`): its own, its quarter's, or the next that was made. */
export async function findRunFor(db: Database, month: string): Promise<StatementRun | null> {
  const found = await db
    .selectFrom('statement_runs')
    .select('id')
    .where('state', '<>', 'discarded')
    .where('period_to', '>=', sql<string>`(${`${month}-01`}::date + interval '1 month - 1 day')::date`)
    .orderBy('period_to')
    .limit(1)
    .executeTakeFirst()
  return found ? getRun(db, found.id) : null
}

const isDraft = sql`statements.state = 'draft'`
const draftFlags = sql<Record<StatementFlag, number>>`jsonb_build_object(${sql.join(
  statementFlags.flatMap((flag) => [
    sql`${flag}::text`,
    sql`count(*) filter (where ${isDraft} and ${flag} = any(flags))`,
  ]),
)})`

function runs(db: Database) {
  return db
    .selectFrom('statement_runs')
    .leftJoin('accounts', 'accounts.id', 'statement_runs.created_by')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('statements')
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('statements.state', '=', 'draft').as('draft'),
            fn.countAll<number>().filterWhere('statements.state', '=', 'verified').as('verified'),
            fn.countAll<number>().filterWhere('statements.state', 'in', told).as('issued'),
            fn.countAll<number>().filterWhere(sql<boolean>`flags <> '{}'`).as('flagged'),
            sql<number>`coalesce(sum(closing_paise), 0)::bigint`.as('closing'),
            sql<number>`coalesce(sum(closing_paise) filter (where ${isDraft}), 0)::bigint`.as(
              'draft_closing',
            ),
            sql<number>`(count(*) filter (where ${isDraft} and flags = '{}'))::integer`.as('unflagged'),
            sql<number>`coalesce(sum(closing_paise) filter (where ${isDraft} and flags = '{}'), 0)::bigint`.as(
              'unflagged_closing',
            ),
            draftFlags.as('draft_flags'),
          ])
          .whereRef('run_id', '=', 'statement_runs.id')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .selectAll('counted')
    .select([
      'statement_runs.id',
      'period_from',
      'period_to',
      'statement_runs.state',
      'authors',
      'authors_done',
      'statement_runs.created_at',
      'accounts.name as created_by',
    ])
}

type RunRow = Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirstOrThrow']>>

function toRun({
  authors,
  authors_done,
  created_at,
  closing,
  draft_closing,
  unflagged,
  unflagged_closing,
  draft_flags,
  ...row
}: RunRow): StatementRun {
  const all = row.draft + row.verified + row.issued
  const progress = {
    working: authors === 0 ? 0 : Math.min(1, authors_done / authors),
    issuing: all === 0 ? 0 : row.issued / all,
    ready: 1,
    discarded: 1,
  }
  const state = row.state
  return {
    ...row,
    state,
    period: periodOf(row.period_from, row.period_to),
    progress: progress[state],
    created_at: created_at.toISOString(),
    closing: inRupees(closing),
    drafts: {
      closing: inRupees(draft_closing),
      unflagged,
      unflagged_closing: inRupees(unflagged_closing),
      flags: draft_flags,
    },
  }
}

type Asked = ParsedInputOf<typeof listStaffStatements>

export async function listStatements(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  const isDown = asked.sort.startsWith('-')
  const byClosing = asked.sort.endsWith('closing')
  const found = matching(db, asked)
  const rows = await withColumns(found)
    .$if(byClosing, (query) => query.orderBy('closing_paise', isDown ? 'desc' : 'asc'))
    .orderBy('statements.id', isDown ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: rows.map(toStatement), ...(await countUpTo(db, found.select('statements.id'))) }
}

/** @throws Refusal not_found */
export async function getStatement(db: Database, id: number): Promise<StaffStatement> {
  const row = await withColumns(matching(db, {})).where('statements.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toStatement(row)
}

/** The letters of its names and titles that no font has. */
export async function listUnprintable(db: Database, id: number): Promise<string[]> {
  const texts = await db
    .selectFrom('statements')
    .leftJoin('statement_lines', 'statement_id', 'statements.id')
    .where('statements.id', '=', id)
    .select(['author_name', 'title', 'note'])
    .distinct()
    .execute()
  const written = texts.flatMap(({ author_name, title, note }) => [author_name, title ?? '', note ?? ''])
  return unprintableLetters(written.join('\n'))
}

function matching(
  db: Database,
  { run_id, author_id, state, flagged }: Partial<Pick<Asked, 'run_id' | 'author_id' | 'state' | 'flagged'>>,
) {
  return db
    .selectFrom('statements')
    .$call((query) => (run_id === undefined ? query : query.where('run_id', '=', run_id)))
    .$call((query) => (author_id === undefined ? query : query.where('author_id', '=', author_id)))
    .$call((query) => (state === undefined ? query : query.where('statements.state', '=', state)))
    .$if(flagged !== undefined, (query) =>
      query.where(flagged === 'yes' ? sql<boolean>`flags <> '{}'` : sql<boolean>`flags = '{}'`),
    )
}

function withColumns(query: ReturnType<typeof matching>) {
  return query
    .innerJoin('statement_runs', 'statement_runs.id', 'statements.run_id')
    .selectAll('statements')
    .select(['period_from', 'period_to'])
}

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>

function toStatement(row: Row): StaffStatement {
  return {
    ...toSummary(row),
    run_id: row.run_id,
    author_id: row.author_id,
    author_name: row.author_name,
    before: inRupees(row.before_paise),
    flags: row.flags,
    verified_at: row.verified_at?.toISOString() ?? null,
    locked_at: row.locked_at?.toISOString() ?? null,
  }
}
