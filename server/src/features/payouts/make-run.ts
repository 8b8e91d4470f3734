import { type PayoutRunKind, payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import { sql } from 'kysely'
import { brokenKey } from '../../db/broken-key.ts'
import { todayInIndia } from '../../db/today.ts'
import { type Tx, takeTurn } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Decision, decideItems } from './decide-items.ts'
import { loadFacts, type Whom } from './load-facts.ts'
import type { PayeeLookup } from './payee.ts'
import { type Settings, settingsInForce, taxRuleInForce } from './settings-in-force.ts'

/**
 * Makes the run of a month (`2026-10`), to be looked at: it holds everybody whose balance is not zero, with what would be paid or
 * why nothing is. @returns its id. @throws Refusal conflict when there is an unfinished one of the month.
 */
export async function makeRun(
  tx: Tx,
  deps: PayeeLookup,
  madeBy: number | null,
  month: string,
): Promise<number> {
  const day = await todayInIndia(tx)
  if (month > day.slice(0, 7)) throw refuseMonth(payoutMessages.monthToCome)
  const settings = await settingsInForce(tx, day)
  if (settings.cadence === 'quarterly' && Number(month.slice(5)) % 3 !== 0)
    throw refuseMonth(payoutMessages.notQuarterEnd)
  const run = await startRun(tx, { kind: 'month', month: `${month}-01`, day, settings, madeBy })
  const decisions = await decideAll(tx, deps, { ...run, whom: 'all', runId: run.id })
  await insertItems(tx, run, decisions)
  return run.id
}

export type StartedRun = {
  id: number
  month: string
  day: string
  settings: Settings
}

export async function startRun(
  tx: Tx,
  given: { kind: PayoutRunKind; month: string; day: string; settings: Settings; madeBy: number | null },
): Promise<StartedRun> {
  const { kind, month, day, settings, madeBy } = given
  // The second run sees the authors of the first.
  await takeTurn(tx, sql`pg_advisory_xact_lock(hashtext('panai payout runs'))`)
  const rule = await taxRuleInForce(tx, day)
  try {
    const { id } = await tx
      .insertInto('payout_runs')
      .values({ kind, month, settings_id: settings.id, tax_rule_id: rule.id, made_by: madeBy })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, month, day, settings }
  } catch (error) {
    if (brokenKey(error) === 'payout_runs_open') throw new Refusal('conflict', payoutMessages.runOpen)
    throw error
  }
}

export async function decideAll(
  tx: Tx,
  deps: PayeeLookup,
  {
    settings,
    ...asked
  }: { whom: Whom; day: string; month: string; runId: number | null; settings: Settings },
): Promise<Map<number, Decision>> {
  const rule = await taxRuleInForce(tx, asked.day)
  const facts = await loadFacts(tx, deps, asked)
  return decideItems(facts, { settings, rule })
}

/** @param retries the payout that failed and is made again */
export async function insertItems(
  tx: Tx,
  { id, month }: { id: number; month: string },
  decisions: ReadonlyMap<number, Decision>,
  retries: number | null = null,
): Promise<void> {
  const rows = [...decisions].map(([authorId, decision]) => ({ authorId, ...toColumns(decision) }))
  await sql`
    insert into payout_items (run_id, month, retries, author_id, state, held_for, payable_paise, withheld_paise, base_paise,
      rate_bp, last_base_paise, arrears_paise, last_rate_bp, last_withheld_paise, year_total_paise, has_pan, method, masked, details_id)
    select ${id}, ${month}::date, ${retries}::bigint, "authorId", state, held_for, payable_paise, withheld_paise, base_paise,
      rate_bp, last_base_paise, arrears_paise, last_rate_bp, last_withheld_paise, year_total_paise, has_pan, method, masked, details_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as decided("authorId" integer, state text, held_for text,
      payable_paise bigint, withheld_paise bigint, base_paise bigint, rate_bp integer, last_base_paise bigint,
      arrears_paise bigint, last_rate_bp integer, last_withheld_paise bigint, year_total_paise bigint,
      has_pan boolean, method text, masked text, details_id integer)
    order by "authorId"`.execute(tx)
}

function toColumns(decision: Decision) {
  const { payable, tax, hasPan, yearTotal, state, method, masked, detailsId } = decision
  return {
    state,
    held_for: decision.state === 'held' ? decision.heldFor : null,
    payable_paise: payable,
    withheld_paise: tax.withheld,
    base_paise: tax.base,
    rate_bp: tax.rate,
    last_base_paise: tax.last.base,
    arrears_paise: tax.last.arrears,
    last_rate_bp: tax.last.rate,
    last_withheld_paise: tax.last.withheld,
    year_total_paise: yearTotal,
    has_pan: hasPan,
    method,
    masked,
    details_id: detailsId,
  }
}

function refuseMonth(message: string): Refusal {
  return new Refusal('invalid', message, { errors: { month: [message] } })
}
