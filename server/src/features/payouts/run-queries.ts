import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { paise, toRupees } from '@panai/contract/money/money'
import type { PayoutRunState } from '@panai/contract/payouts/staff/payout-rules'
import type { listPayoutRuns, PayoutRun } from '@panai/contract/payouts/staff/payouts'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listRange } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import { findMode, sayNextStep } from '../four-eyes/index.ts'
import { isLeftOut, listLeftOut } from './left-out.ts'
import { listVerifiers } from './list-verifiers.ts'

function selectRuns(db: Database) {
  return db
    .selectFrom('payout_runs')
    .leftJoin('accounts as maker', 'maker.id', 'payout_runs.made_by')
    .leftJoin('accounts as approver', 'approver.id', 'payout_runs.approved_by')
    .selectAll('payout_runs')
    .select(['maker.name as maker', 'approver.name as approver'])
}
type RunRow = Awaited<ReturnType<ReturnType<typeof selectRuns>['executeTakeFirstOrThrow']>>

export async function listRuns(db: Database, callerId: number, asked: ParsedInputOf<typeof listPayoutRuns>) {
  const { limit, offset } = listRange(asked)
  const direction = asked.sort.startsWith('-') ? 'desc' : 'asc'
  const states = statesOf(asked.state)
  let query = selectRuns(db)
  if (states) query = query.where('payout_runs.state', 'in', states)
  if (asked.sort.endsWith('month')) query = query.orderBy('month', direction)
  const [rows, { total }] = await Promise.all([
    query.orderBy('payout_runs.id', direction).limit(limit).offset(offset).execute(),
    db
      .selectFrom('payout_runs')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$call((runs) => (states ? runs.where('state', 'in', states) : runs))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: await withSums(db, callerId, rows), total: Number(total) }
}

const unfinished: readonly PayoutRunState[] = ['ready', 'paying']

/** Null for all of them. */
function statesOf(asked: PayoutRunState | 'unfinished' | undefined): readonly PayoutRunState[] | null {
  if (asked === undefined) return null
  return asked === 'unfinished' ? unfinished : [asked]
}

/** For the console's home. */
export const unfinishedRuns = {
  kind: 'unfinished_payout_runs',
  count: (db: Database) =>
    db
      .selectFrom('payout_runs')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('made_at').as('oldest')])
      .where('state', 'in', unfinished)
      .executeTakeFirstOrThrow(),
} as const

/** @throws Refusal not_found */
export async function getRun(db: Database, callerId: number, id: number): Promise<PayoutRun> {
  const rows = await selectRuns(db).where('payout_runs.id', '=', id).execute()
  const [run] = await withSums(db, callerId, rows)
  if (!run) throw new Refusal('not_found', staffMessages.notFound)
  return run
}

type Sums = {
  run_id: number
  to_pay: number
  held: number
  paid: number
  completed: number
  failed: number
  payable: number
  withheld: number
  bank_rows: number
  upi_rows: number
}

const nothing = {
  to_pay: 0,
  held: 0,
  paid: 0,
  completed: 0,
  failed: 0,
  payable: 0,
  withheld: 0,
  bank_rows: 0,
  upi_rows: 0,
}

async function withSums(db: Database, callerId: number, rows: readonly RunRow[]): Promise<PayoutRun[]> {
  const ids = rows.map(({ id }) => id)
  const [{ rows: sums }, downloads, mode, verifiers, leftOut] = await Promise.all([
    sql<Sums>`
      select run_id, count(*) filter (where state = 'to_pay') as to_pay, count(*) filter (where state = 'held') as held,
        count(*) filter (where state = 'paid') as paid, count(*) filter (where status = 'completed') as completed,
        count(*) filter (where state = 'failed') as failed,
        coalesce(sum(payable_paise) filter (where state <> 'held'), 0) as payable,
        coalesce(sum(payout_items.withheld_paise) filter (where state <> 'held'), 0) as withheld,
        count(payout_id) filter (where payout_items.method = 'Bank transfer' and not ${isLeftOut}) as bank_rows,
        count(payout_id) filter (where payout_items.method = 'UPI' and not ${isLeftOut}) as upi_rows
      from payout_items left join payouts on payouts.id = payout_id
      where run_id = any(${ids}::integer[]) group by run_id`.execute(db),
    db
      .selectFrom('payout_file_downloads')
      .leftJoin('accounts', 'accounts.id', 'payout_file_downloads.account_id')
      .select(['run_id', 'method', 'rows', 'at', 'accounts.name'])
      .where('run_id', '=', sql<number>`any(${ids}::integer[])`)
      .orderBy('payout_file_downloads.id')
      .execute(),
    findMode(db),
    listVerifiers(db, ids),
    listLeftOut(db, ids),
  ])
  return rows.map((row) => {
    const { payable, withheld, bank_rows, upi_rows, ...counted } = sums.find(
      ({ run_id }) => run_id === row.id,
    ) ?? { ...nothing, run_id: row.id }
    const { to_pay, held, paid, completed, failed } = counted
    return {
      id: row.id,
      month: row.month.slice(0, 7),
      kind: row.kind,
      state: row.state,
      made_by: row.maker,
      made_at: row.made_at.toISOString(),
      approved_by: row.approver,
      approved_at: row.approved_at?.toISOString() ?? null,
      paid_on: row.paid_on,
      finished_at: row.finished_at?.toISOString() ?? null,
      counts: { to_pay, held, paid, completed, failed },
      payable: toRupees(paise(Number(payable))),
      withheld: toRupees(paise(Number(withheld))),
      net: toRupees(paise(Number(payable) - Number(withheld))),
      approved_under: row.approved_under,
      approval:
        row.state === 'ready'
          ? sayNextStep(mode, callerId, [
              { did: 'made_run', by: row.made_by },
              ...verifiers.filter(({ runId }) => runId === row.id),
            ])
          : null,
      bank_rows,
      upi_rows,
      left_out: leftOut.filter(({ runId }) => runId === row.id),
      downloads: downloads
        .filter(({ run_id }) => run_id === row.id)
        .map(({ method, rows, at, name }) => ({
          method,
          by: name,
          at: at.toISOString(),
          rows,
        })),
    }
  })
}
