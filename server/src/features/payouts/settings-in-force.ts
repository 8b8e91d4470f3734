import { type Paise, paise } from '@panai/contract/money/money'
import type { PayoutCadence } from '@panai/contract/payouts/staff/payout-rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { TaxRule } from './decide-withholding.ts'

export type Settings = {
  id: number
  threshold: Paise
  cadence: PayoutCadence
  dayOfMonth: number
  holdsWithoutPan: boolean
  /** UPI moves no more in one transfer. */
  upiLimit: Paise
}

/** Those of a day (ISO 8601). */
export async function settingsInForce(db: Database | Tx, day: string): Promise<Settings> {
  const row = await db
    .selectFrom('payout_settings')
    .selectAll()
    .where('valid_from', '<=', sql<string>`${day}::date`)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    threshold: paise(row.threshold_paise),
    cadence: row.cadence,
    dayOfMonth: row.day_of_month,
    holdsWithoutPan: row.holds_without_pan,
    upiLimit: paise(row.upi_limit_paise),
  }
}

/** The tax rule of a day (ISO 8601). */
export async function taxRuleInForce(
  db: Database | Tx,
  day: string,
): Promise<TaxRule & { section: string | null }> {
  const row = await db
    .selectFrom('tax_rules')
    .selectAll()
    .where('valid_from', '<=', sql<string>`${day}::date`)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    threshold: paise(row.threshold_paise),
    rateWithPan: row.rate_with_pan_bp,
    rateWithoutPan: row.rate_without_pan_bp,
    section: row.section,
  }
}
