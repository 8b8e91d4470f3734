import { trimSizes } from '@panai/contract/language/vocabulary'
import { paise } from '@panai/contract/money/money'
import {
  bindings,
  type CalculatorRates,
  interiors,
  ratesToJson,
} from '@panai/contract/royalties/calculator-rates'
import type { StaffRates } from '@panai/contract/royalties/staff/rates'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { listRange } from '../../http/lists.ts'

const amount = z.int().transform(paise)

const pageRates = z.record(z.enum(trimSizes), amount)
const bindingCosts = z.record(z.enum(bindings), amount)
const interiorFactors = z.record(z.enum(interiors), z.int())

const columns = [
  'id',
  'valid_from',
  'page_rates',
  'binding_costs',
  'interior_factors',
  'distribution_paise',
  'margin_paise',
  'suggested_royalty_paise',
  'version',
] as const
const state = sql<StaffRates['state']>`case when valid_from > india_today() then 'future'
  when valid_from = (select max(valid_from) from calculator_rates where valid_from <= india_today()) then 'in_force'
  else 'past' end`.as('state')

type StoredRates = {
  page_rates: unknown
  binding_costs: unknown
  interior_factors: unknown
  distribution_paise: number
  margin_paise: number
  suggested_royalty_paise: number
}

function toRates(row: StoredRates): CalculatorRates {
  return {
    pageRates: pageRates.parse(row.page_rates),
    bindingCosts: bindingCosts.parse(row.binding_costs),
    interiorFactors: interiorFactors.parse(row.interior_factors),
    distributionCost: paise(row.distribution_paise),
    platformMargin: paise(row.margin_paise),
    suggestedRoyalty: paise(row.suggested_royalty_paise),
  }
}

/** The rates of the calculator on a day (ISO 8601, as India counts days), and since when; without a day: today. */
export async function ratesInForce(
  db: Database | Tx,
  day?: string,
): Promise<{ validFrom: string; rates: CalculatorRates }> {
  const row = await db
    .selectFrom('calculator_rates')
    .select(columns)
    .where('valid_from', '<=', day === undefined ? sql<string>`india_today()` : sql<string>`${day}::date`)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { validFrom: row.valid_from, rates: toRates(row) }
}

/** The rates of every day, the latest first, for calculations over many days. */
export async function allRates(db: Database | Tx): Promise<{ validFrom: string; rates: CalculatorRates }[]> {
  const rows = await db.selectFrom('calculator_rates').select(columns).orderBy('valid_from', 'desc').execute()
  return rows.map((row) => ({ validFrom: row.valid_from, rates: toRates(row) }))
}

function selectStaffRates(db: Database | Tx) {
  return db.selectFrom('calculator_rates').select(columns).select(state)
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof selectStaffRates>['executeTakeFirstOrThrow']>>

function toStaffRates(row: StaffRow): StaffRates {
  const { id, valid_from, state, version } = row
  return { id, valid_from, state, version, ...ratesToJson(toRates(row)) }
}

export async function findStaffRates(db: Database | Tx, id: number): Promise<StaffRates | null> {
  const row = await selectStaffRates(db).where('id', '=', id).executeTakeFirst()
  return row ? toStaffRates(row) : null
}

export async function listRates(
  db: Database,
  asked: { page: number; per_page: number; sort: string },
): Promise<{ rows: StaffRates[]; total: number }> {
  const { limit, offset } = listRange(asked)
  const [rows, { total }] = await Promise.all([
    selectStaffRates(db)
      .orderBy('valid_from', asked.sort.startsWith('-') ? 'desc' : 'asc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('calculator_rates')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(toStaffRates), total: Number(total) }
}
