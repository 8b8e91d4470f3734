import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { paise } from '@panai/contract/money/money'
import { type HeldReason, payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import { sql } from 'kysely'
import { todayInIndia } from '../../db/today.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { refuseSameHands } from '../four-eyes/index.ts'
import { lockAuthors, makePayouts } from '../royalties/index.ts'
import type { Decision } from './decide-items.ts'
import { financialQuarter, financialYear } from './decide-withholding.ts'
import { listVerifiers } from './list-verifiers.ts'
import { findRecordsOfPayees } from './load-tax-years.ts'
import { decideAll } from './make-run.ts'
import type { PayeeLookup } from './payee.ts'
import { settingsInForce, taxRuleInForce } from './settings-in-force.ts'

const BATCH = 200

/** Runs work in a transaction of its own that is written down as the caller's. */
export type Change = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Approves a run and pays it batch by batch, for a limited time. A further call continues where it ended, on any node and after
 * whatever end of it: an author who is paid is marked in the same transaction, and two who pay together take different ones.
 * @returns whether it is paid in full.
 */
export async function payRun(
  change: Change,
  deps: PayeeLookup,
  { runId, by, forMs }: { runId: number; by: number | null; forMs: number },
): Promise<boolean> {
  await change((tx) => approve(tx, runId, by))
  const end = performance.now() + forMs
  while (performance.now() < end) {
    const paid = await change((tx) => payBatch(tx, deps, runId))
    if (paid > 0) continue
    // None is left, or another node is at the last ones and says so itself.
    return change((tx) => finish(tx, runId))
  }
  return false
}

/** @throws Refusal conflict when it was discarded, or somebody else has to approve it. The database writes down under which mode it was. */
async function approve(tx: Tx, runId: number, by: number | null): Promise<void> {
  const run = await tx
    .selectFrom('payout_runs')
    .select(['state', 'made_by'])
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst()
  if (!run) throw new Refusal('not_found', staffMessages.notFound)
  if (run.state === 'paying' || run.state === 'made') return
  if (run.state === 'discarded') throw new Refusal('conflict', payoutMessages.notReady)
  await keepVerifications(tx, runId)
  await refuseSameHands(tx, by, [{ did: 'made_run', by: run.made_by }, ...(await listVerifiers(tx, [runId]))])
  const day = await todayInIndia(tx)
  await tx
    .updateTable('payout_runs')
    .set({ state: 'paying', approved_by: by, approved_at: sql<Date>`clock_timestamp()`, paid_on: day })
    .where('id', '=', runId)
    .execute()
}

/** A new verification of one of them comes before this approval or after it. */
async function keepVerifications(tx: Tx, runId: number): Promise<void> {
  await sql`
    select from payee_details where id in (select details_id from payout_items where run_id = ${runId} and state = 'to_pay')
    order by id for share`.execute(tx)
}

type Item = {
  id: number
  author_id: number
  month: string
  payable_paise: number
  withheld_paise: number
  base_paise: number
  rate_bp: number
  last_base_paise: number
  arrears_paise: number
  last_rate_bp: number
  last_withheld_paise: number
  has_pan: boolean
  method: string | null
  details_id: number | null
  paid_on: string | null
}

/** Pays exactly what was approved: whose amount, tax or details are others by now is held back. @returns of how many it has decided. */
async function payBatch(tx: Tx, deps: PayeeLookup, runId: number): Promise<number> {
  const items: Item[] = await tx
    .selectFrom('payout_items')
    .innerJoin('payout_runs', 'payout_runs.id', 'payout_items.run_id')
    .select([
      'payout_items.id',
      'author_id',
      'payout_items.month',
      'payable_paise',
      'withheld_paise',
      'base_paise',
      'rate_bp',
      'last_base_paise',
      'arrears_paise',
      'last_rate_bp',
      'last_withheld_paise',
      'has_pan',
      'method',
      'details_id',
      'paid_on',
    ])
    .where('run_id', '=', runId)
    .where('payout_runs.state', '=', 'paying')
    .where('payout_items.state', '=', 'to_pay')
    .orderBy('author_id')
    .limit(BATCH)
    .forUpdate('payout_items')
    .skipLocked()
    .execute()
  const [first] = items
  if (!first?.paid_on) return 0
  const ids = items.map(({ author_id }) => author_id)
  // What is paid to another record of a payee counts for the tax of this one.
  await lockAuthors(tx, await findRecordsOfPayees(tx, ids))
  const settings = await settingsInForce(tx, first.paid_on)
  const { paid_on: day, month } = first
  const decisions = await decideAll(tx, deps, { whom: ids, day, month, runId, settings })
  const good = items.filter((item) => isAsApproved(item, decisions.get(item.author_id)))
  const held = items
    .filter((item) => !good.includes(item))
    .map(({ id, author_id }) => ({ id, held_for: whyHeld(decisions.get(author_id)) }))
  await pay(tx, runId, good, first.paid_on)
  if (held.length > 0)
    await sql`
      update payout_items set state = 'held', held_for = held.held_for
      from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as held(id integer, held_for text)
      where payout_items.id = held.id`.execute(tx)
  return items.length
}

function isAsApproved(item: Item, now: Decision | undefined): boolean {
  return (
    now?.state === 'to_pay' &&
    item.payable_paise === now.payable &&
    item.withheld_paise === now.tax.withheld &&
    item.base_paise === now.tax.base &&
    item.last_base_paise === now.tax.last.base &&
    item.arrears_paise === now.tax.last.arrears &&
    item.details_id === now.detailsId
  )
}

/** Authors who could not be paid at all by now are held for that; those who would be paid otherwise than was approved, because it has changed. */
function whyHeld(now: Decision | undefined): HeldReason {
  return now?.state === 'held' ? now.heldFor : 'changed'
}

async function pay(tx: Tx, runId: number, items: readonly Item[], paidOn: string): Promise<void> {
  if (items.length === 0) return
  const ids = await makePayouts(
    tx,
    items.map((item) => ({
      authorId: item.author_id,
      paidOn,
      amount: paise(item.payable_paise - item.withheld_paise),
      withheld: paise(item.withheld_paise),
      method: item.method,
      reference: referenceOf(runId, item.id),
    })),
  )
  const paid = items.map((item) => ({ ...item, payout_id: ids.get(referenceOf(runId, item.id)) }))
  await enterTax(tx, paid, paidOn)
  await sql`
    update payout_items set state = 'paid', payout_id = paid.payout_id
    from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as paid(id integer, payout_id bigint)
    where payout_items.id = paid.id`.execute(tx)
  // What a statement says was paid: it is closed.
  await sql`
    update statements set state = 'locked', locked_at = now()
    where state = 'issued' and author_id = any(${items.map(({ author_id }) => author_id)}::integer[])`.execute(
    tx,
  )
}

/** Of each payout what is of this year and what is of the year before, each by its own rule. */
async function enterTax(tx: Tx, paid: readonly (Item & { payout_id: number | undefined })[], paidOn: string) {
  const year = financialYear(paidOn)
  const rule = await taxRuleInForce(tx, paidOn)
  const lastRule = await taxRuleInForce(tx, `${year}-03-31`)
  const entries = paid.flatMap(({ payout_id, author_id, has_pan, ...item }) => {
    const carried = item.last_base_paise - item.arrears_paise
    const own = {
      ...{ payout_id, author_id, has_pan, of_year: year, rule: rule.id, rate: item.rate_bp, arrears: 0 },
      paid: item.payable_paise - carried,
      base: item.base_paise - item.last_base_paise,
      withheld: item.withheld_paise - item.last_withheld_paise,
    }
    const last = {
      ...{ payout_id, author_id, has_pan, of_year: year - 1, rule: lastRule.id, rate: item.last_rate_bp },
      ...{ arrears: item.arrears_paise, paid: carried, base: item.last_base_paise },
      withheld: item.last_withheld_paise,
    }
    return [...(last.base > 0 ? [last] : []), ...(own.paid > 0 || own.withheld > 0 ? [own] : [])]
  })
  await sql`
    insert into tax_entries (payout_id, author_id, paid_on, year, of_year, quarter, tax_rule_id, has_pan, paid_paise, base_paise,
      arrears_paise, rate_bp, withheld_paise)
    select payout_id, author_id, ${paidOn}::date, ${year}, of_year, ${financialQuarter(paidOn)}, rule, has_pan, paid, base,
      arrears, rate, withheld
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entered(payout_id bigint, author_id integer, has_pan boolean,
      of_year integer, rule integer, paid bigint, base bigint, arrears bigint, rate integer, withheld bigint)
    order by author_id, of_year`.execute(tx)
}

/** The reference of a payout in a bank's files. */
function referenceOf(runId: number, itemId: number): string {
  return `P${runId}-${itemId}`
}

async function finish(tx: Tx, runId: number): Promise<boolean> {
  await sql`
    update payout_runs set state = 'made', finished_at = clock_timestamp()
    where id = ${runId} and state = 'paying'
      and not exists (select from payout_items where run_id = ${runId} and state = 'to_pay')`.execute(tx)
  const { state } = await tx
    .selectFrom('payout_runs')
    .select('state')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  return state === 'made'
}
