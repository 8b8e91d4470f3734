import type { StatementState } from '@panai/contract/statements/statement-states'
import { statementNumber } from '@panai/contract/statements/statement-words'
import {
  STATEMENTS_PER_PAGE,
  type StatementSummary,
  statementMessages,
} from '@panai/contract/statements/statements'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { inRupees } from './in-rupees.ts'

/** What an author may see: what they were told of. */
export const told = ['issued', 'locked'] as const

const columns = [
  'statements.id',
  'statements.state',
  'period_from',
  'period_to',
  'issued_at',
  'opening_paise',
  'sales_paise',
  'returns_paise',
  'corrections_paise',
  'adjustments_paise',
  'advances_paise',
  'recouped_paise',
  'advances_left_paise',
  'paid_paise',
  'withheld_paise',
  'closing_paise',
  'copies',
  'lines',
] as const

export function statementsOf(db: Database, authorId: number) {
  return db
    .selectFrom('statements')
    .innerJoin('statement_runs', 'statement_runs.id', 'statements.run_id')
    .where('author_id', '=', authorId)
    .where('statements.state', 'in', told)
}

/** An author's statements, newest first. There are twelve a year at the most. */
export async function listStatementsOf(db: Database, authorId: number, page: number) {
  const rows = await statementsOf(db, authorId)
    .select(columns)
    .orderBy('statements.id', 'desc')
    .limit(STATEMENTS_PER_PAGE)
    .offset((page - 1) * STATEMENTS_PER_PAGE)
    .execute()
  const { total } = await statementsOf(db, authorId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(toSummary), meta: pageMeta(page, STATEMENTS_PER_PAGE, total) }
}

/** @throws Refusal not_found, also for another author's and for one that nobody has been told of. */
export async function getStatementOf(db: Database, authorId: number, id: number): Promise<StatementSummary> {
  const row = await statementsOf(db, authorId)
    .select(columns)
    .where('statements.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', statementMessages.notFound)
  return toSummary(row)
}

export type StatementRow = {
  id: number
  state: StatementState
  period_from: string
  period_to: string
  issued_at: Date | null
  opening_paise: number
  sales_paise: number
  returns_paise: number
  corrections_paise: number
  adjustments_paise: number
  advances_paise: number
  recouped_paise: number
  advances_left_paise: number
  paid_paise: number
  withheld_paise: number
  closing_paise: number
  copies: number
  lines: number
}

export function toSummary(row: StatementRow): StatementSummary {
  return {
    id: row.id,
    number: statementNumber(row.id),
    state: row.state,
    period_from: row.period_from,
    period_to: row.period_to,
    issued_at: row.issued_at?.toISOString() ?? null,
    opening: inRupees(row.opening_paise),
    sales: inRupees(row.sales_paise),
    returns: inRupees(row.returns_paise),
    corrections: inRupees(row.corrections_paise),
    adjustments: inRupees(row.adjustments_paise),
    advances: inRupees(row.advances_paise),
    recouped: inRupees(row.recouped_paise),
    advances_left: inRupees(row.advances_left_paise),
    paid: inRupees(row.paid_paise),
    withheld: inRupees(row.withheld_paise),
    closing: inRupees(row.closing_paise),
    copies: row.copies,
    lines: row.lines,
  }
}

export function pageMeta(page: number, per_page: number, total: number) {
  return { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) }
}
