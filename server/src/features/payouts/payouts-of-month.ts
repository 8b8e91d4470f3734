import type { CloseFound } from '@panai/contract/accounting/staff/month-close'
import { paise, toRupees } from '@panai/contract/money/money'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { payoutDay } from './calendar.ts'
import { isLeftOut } from './left-out.ts'
import { settingsInForce } from './settings-in-force.ts'

type Payouts = Omit<CloseFound['payouts'], 'state'>
type Runs = Pick<Payouts, 'runs' | 'unfinished' | 'latest_run_id'>
type Results = Pick<Payouts, 'files_to_take' | 'without_result' | 'arrived'>
type Returned = { paid: number; open: number; made_again: number; open_paise: number }

/** What became of the payouts for a month (`2026-10`): of its run, or of the run of a later month that pays for it too. */
export async function findPayoutsFor(db: Database, month: string, today: string): Promise<Payouts> {
  const { cadence, dayOfMonth } = await settingsInForce(db, today)
  const paid_with = (await monthOfRunFor(db, month)) ?? (cadence === 'monthly' ? month : endOfQuarter(month))
  const [{ rows: runs }, { rows: results }] = await Promise.all([
    sql<Runs>`
      select count(*) filter (where kind = 'month')::integer as runs, max(id) as latest_run_id,
        count(*) filter (where state in ('ready', 'paying'))::integer as unfinished
      from payout_runs where month = ${`${paid_with}-01`}::date and state <> 'discarded'`.execute(db),
    sql<Results>`
      with made as (${madeIn(paid_with)})
      select count(*) filter (where status = 'processing')::integer as without_result,
        count(*) filter (where status = 'completed')::integer as arrived,
        (select count(*) from (
          select distinct run_id, method from made where status = 'processing' and not is_left_out
            and not exists (
              select from payout_file_downloads as taken where taken.run_id = made.run_id and taken.method = made.method)
        ) as files)::integer as files_to_take
      from made`.execute(db),
  ])
  return { paid_with, due_on: payoutDay(paid_with, dayOfMonth), ...one(runs), ...one(results) }
}

/** Which of those payouts came back from the bank: made again, by a run of their own or with a later month, or not yet. */
export async function findReturnedFor(
  db: Database,
  month: string,
): Promise<Omit<CloseFound['returned_payouts'], 'state'>> {
  const { rows } = await sql<Returned>`
    select count(*)::integer as paid,
      count(*) filter (where is_returned and not is_made_again)::integer as open,
      count(*) filter (where is_returned and is_made_again)::integer as made_again,
      coalesce(sum(payable_paise) filter (where is_returned and not is_made_again), 0)::bigint as open_paise
    from (
      select payable_paise, status = 'failed' as is_returned, status = 'failed' and (
        exists (select from payout_items where retries = payout_id and state <> 'held')
          or exists (
            select from payouts as later
            where later.author_id = made.author_id and later.id > payout_id and later.status <> 'failed')) as is_made_again
      from (${madeIn((await monthOfRunFor(db, month)) ?? month)}) as made
    ) as judged`.execute(db)
  const { open_paise, ...counted } = one(rows)
  return { ...counted, amount: toRupees(paise(open_paise)) }
}

function madeIn(month: string): RawBuilder<unknown> {
  return sql`
    select run_id, payout_items.method, payouts.id as payout_id, payouts.author_id, payouts.status, payable_paise,
      ${isLeftOut} as is_left_out
    from payout_runs join payout_items on run_id = payout_runs.id join payouts on payouts.id = payout_id
    where payout_runs.month = ${`${month}-01`}::date and payout_runs.state in ('paying', 'made')`
}

/** The first month from this one on of which there is a run: what was owed before it has paid too. */
async function monthOfRunFor(db: Database, month: string): Promise<string | null> {
  const run = await db
    .selectFrom('payout_runs')
    .select('month')
    .where('month', '>=', sql<string>`${`${month}-01`}::date`)
    .where('kind', '=', 'month')
    .where('state', '<>', 'discarded')
    .orderBy('month')
    .limit(1)
    .executeTakeFirst()
  return run?.month.slice(0, 7) ?? null
}

function endOfQuarter(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${year}-${String(Math.ceil(Number(number) / 3) * 3).padStart(2, '0')}`
}

function one<T>([row]: T[]): T {
  if (!row) throw new Error('a count of nothing is a row too')
  return row
}
