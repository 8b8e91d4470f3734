import { statementTexts } from '@panai/contract/statements/staff/statement-texts'
import { periodEnd, type StatementPeriod } from '@panai/contract/statements/statement-period'
import { sql } from 'kysely'
import { today } from '../../../db/today.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'

export type NewRun = {
  period: StatementPeriod
  /** ISO date: its first day. */
  from: string
  accountId: number | null
}

/**
 * Begins the run of a period; its statements are made in the background. The same period again is the same run.
 * @returns its id. @throws Refusal conflict when the period is not over, a later one has been made, or earlier statements are open.
 */
export async function startRun(tx: Tx, { period, from, accountId }: NewRun): Promise<number> {
  // Two clerks who press together: the second one finds the run of the first.
  await sql`lock table statement_runs in share row exclusive mode`.execute(tx)
  const to = periodEnd(period, from)
  const runs = await tx
    .selectFrom('statement_runs')
    .select(['id', 'period_from', 'period_to', 'state'])
    .where('state', '<>', 'discarded')
    .where('period_to', '>=', from)
    .execute()
  const same = runs.find((run) => run.period_from === from && run.period_to === to)
  if (same) return same.id
  if (runs.length > 0) throw new Refusal('conflict', statementTexts.laterPeriod)
  const { open, over } = await look(tx, to)
  if (!over) throw new Refusal('conflict', statementTexts.notOver)
  if (open) throw new Refusal('conflict', statementTexts.stillOpen)
  const { id } = await tx
    .insertInto('statement_runs')
    .values(({ selectFrom }) => ({
      period_from: from,
      period_to: to,
      created_by: accountId,
      last_journal_id: selectFrom('journals').select(({ fn, val }) =>
        fn.coalesce(fn.max<number>('id'), val(0)).as('last'),
      ),
      authors: selectFrom('ledger_accounts')
        .where('author_id', 'is not', null)
        .select(({ fn }) => fn.countAll<number>().as('authors')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function look(tx: Tx, to: string): Promise<{ open: boolean; over: boolean }> {
  const { rows } = await sql<{ open: boolean; over: boolean }>`
    select exists (select from statements where state in ('draft', 'verified'))
      or exists (select from statement_runs where state in ('working', 'issuing')) as open,
      ${to}::date < ${today} as over`.execute(tx)
  return rows[0] ?? { open: true, over: false }
}
