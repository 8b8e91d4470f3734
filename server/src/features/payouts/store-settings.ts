import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { type Paise, paise, toRupees } from '@panai/contract/money/money'
import { payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import type {
  createPayoutSettings,
  createTaxRule,
  PayoutSettings,
  TaxRuleRecord,
} from '@panai/contract/payouts/staff/payout-settings'
import { sql } from 'kysely'
import { brokenKey } from '../../db/broken-key.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { listRange } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import { refuseStale } from '../../http/refuse-stale.ts'

type Table = 'payout_settings' | 'tax_rules'
type SettingsFields = ParsedInputOf<typeof createPayoutSettings>
type RuleFields = ParsedInputOf<typeof createTaxRule>
type Changes<T> = { [F in keyof T]?: T[F] | undefined }
type State = PayoutSettings['state']

/** Rupees of JSON, checked to have two decimals at most. */
export function fromRupees(rupees: number): Paise {
  return paise(Math.round(rupees * 100))
}

function stateOf(table: Table) {
  return sql<State>`case when valid_from > india_today() then 'future'
    when valid_from = (select max(valid_from) from ${sql.table(table)} where valid_from <= india_today()) then 'in_force'
    else 'past' end`.as('state')
}

function selectSettings(db: Database | Tx) {
  return db.selectFrom('payout_settings').selectAll().select(stateOf('payout_settings'))
}
function selectRules(db: Database | Tx) {
  return db.selectFrom('tax_rules').selectAll().select(stateOf('tax_rules'))
}
type SettingsRow = Awaited<ReturnType<ReturnType<typeof selectSettings>['executeTakeFirstOrThrow']>>
type RuleRow = Awaited<ReturnType<ReturnType<typeof selectRules>['executeTakeFirstOrThrow']>>

function toSettings(row: SettingsRow): PayoutSettings {
  const { id, valid_from, state, version, day_of_month, holds_without_pan, note } = row
  return {
    ...{ id, valid_from, state, version, day_of_month, holds_without_pan, note },
    threshold: toRupees(paise(row.threshold_paise)),
    upi_limit: toRupees(paise(row.upi_limit_paise)),
    cadence: row.cadence,
  }
}
function toRule(row: RuleRow): TaxRuleRecord {
  const { id, valid_from, state, version, section, source } = row
  return {
    ...{ id, valid_from, state, version, section, source },
    threshold: toRupees(paise(row.threshold_paise)),
    rate_with_pan: row.rate_with_pan_bp / 100,
    rate_without_pan: row.rate_without_pan_bp / 100,
  }
}

type Asked = { page: number; per_page: number; sort: string }
const orderOf = ({ sort }: Asked) => (sort.startsWith('-') ? 'desc' : 'asc')

export async function listSettings(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  const rows = await selectSettings(db)
    .orderBy('valid_from', orderOf(asked))
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: rows.map(toSettings), total: await count(db, 'payout_settings') }
}
export async function listRules(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  const rows = await selectRules(db)
    .orderBy('valid_from', orderOf(asked))
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: rows.map(toRule), total: await count(db, 'tax_rules') }
}

/** @throws Refusal not_found */
export async function getSettings(db: Database | Tx, id: number): Promise<PayoutSettings> {
  const row = await selectSettings(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toSettings(row)
}
/** @throws Refusal not_found */
export async function getRule(db: Database | Tx, id: number): Promise<TaxRuleRecord> {
  const row = await selectRules(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toRule(row)
}

/** @throws Refusal invalid for a day that is not to come, or has settings already. */
export async function addSettings(tx: Tx, fields: SettingsFields): Promise<PayoutSettings> {
  await checkDay(tx, fields.valid_from)
  const made = tx.insertInto('payout_settings').values(settingsColumns(fields)).returning('id')
  return getSettings(tx, (await onFreeDay(made.executeTakeFirstOrThrow())).id)
}
/** The same of a tax rule. */
export async function addRule(tx: Tx, fields: RuleFields): Promise<TaxRuleRecord> {
  await checkDay(tx, fields.valid_from)
  const made = tx.insertInto('tax_rules').values(ruleColumns(fields)).returning('id')
  return getRule(tx, (await onFreeDay(made.executeTakeFirstOrThrow())).id)
}

type Changed = { id: number; version: number }

/** Only of settings that are still to come. @throws Refusal conflict for others, and when somebody has changed them since. */
export async function changeSettings(
  tx: Tx,
  { id, version }: Changed,
  changes: Changes<SettingsFields>,
): Promise<PayoutSettings> {
  await lock(tx, 'payout_settings', id)
  const before = await getSettings(tx, id)
  if (before.version !== version) await refuseStale(tx, 'payout_settings', id)
  if (before.state !== 'future') throw new Refusal('conflict', payoutMessages.settled)
  const fields = { ...before, ...given(changes) }
  await checkDay(tx, fields.valid_from)
  await onFreeDay(
    tx.updateTable('payout_settings').set(settingsColumns(fields)).where('id', '=', id).execute(),
  )
  return getSettings(tx, id)
}

/** The same of a tax rule; of one that holds or has held a section that was left open can be filled in, and nothing else. */
export async function changeRule(
  tx: Tx,
  { id, version }: Changed,
  changes: Changes<RuleFields>,
): Promise<TaxRuleRecord> {
  await lock(tx, 'tax_rules', id)
  const before = await getRule(tx, id)
  if (before.version !== version) await refuseStale(tx, 'tax_rules', id)
  const fields: RuleFields = { ...before, ...given(changes) }
  if (before.state !== 'future') {
    const { section, ...others } = given(changes)
    if (Object.keys(others).length > 0 || !section) throw new Refusal('conflict', payoutMessages.settled)
    if (before.section !== null) throw new Refusal('conflict', payoutMessages.sectionFilled)
  } else await checkDay(tx, fields.valid_from)
  await onFreeDay(tx.updateTable('tax_rules').set(ruleColumns(fields)).where('id', '=', id).execute())
  return getRule(tx, id)
}

/** @throws Refusal conflict as changing them does. */
export async function takeBack(tx: Tx, table: Table, { id, version }: Changed): Promise<void> {
  await lock(tx, table, id)
  const before = table === 'tax_rules' ? await getRule(tx, id) : await getSettings(tx, id)
  if (before.version !== version) await refuseStale(tx, table, id)
  if (before.state !== 'future') throw new Refusal('conflict', payoutMessages.settled)
  await tx.deleteFrom(table).where('id', '=', id).execute()
}

async function lock(tx: Tx, table: Table, id: number): Promise<void> {
  await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
}

function given<T extends object>(changes: T): Partial<{ [F in keyof T]: Exclude<T[F], undefined> }> {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<{ [F in keyof T]: Exclude<T[F], undefined> }> // what was left out is gone
}

async function count(db: Database, table: Table): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function checkDay(tx: Tx, day: string): Promise<void> {
  const { rows } = await sql<{ is_to_come: boolean }>`
    select ${day}::date > india_today() as is_to_come`.execute(tx)
  if (!rows[0]?.is_to_come) throw refuseDay(payoutMessages.dayPast)
}

async function onFreeDay<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (brokenKey(error)?.endsWith('_valid_from_key')) throw refuseDay(payoutMessages.dayTaken)
    throw error
  }
}

function refuseDay(message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { valid_from: [message] } })
}

function settingsColumns(fields: SettingsFields) {
  const { valid_from, cadence, day_of_month, holds_without_pan, note } = fields
  return {
    ...{ valid_from, cadence, day_of_month, holds_without_pan, note },
    threshold_paise: fromRupees(fields.threshold),
    upi_limit_paise: fromRupees(fields.upi_limit),
  }
}
function ruleColumns({
  valid_from,
  threshold,
  rate_with_pan,
  rate_without_pan,
  section,
  source,
}: RuleFields) {
  return {
    ...{ valid_from, section, source },
    threshold_paise: fromRupees(threshold),
    rate_with_pan_bp: Math.round(rate_with_pan * 100),
    rate_without_pan_bp: Math.round(rate_without_pan * 100),
  }
}
