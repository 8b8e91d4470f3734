import { toRupees } from '@panai/contract/money/money'
import type { PayoutCadence } from '@panai/contract/payouts/staff/payout-rules'
import type { Database } from '../../db/database.ts'
import { todayInIndia } from '../../db/today.ts'
import { settingsInForce, taxRuleInForce } from './settings-in-force.ts'

/** The last month (`2026-10`) that is over on a day and is paid by the calendar. */
export function lastPayableMonth(day: string, cadence: PayoutCadence): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const over = year * 12 + month - 2
  const last = cadence === 'monthly' ? over : over - ((over + 1) % 3)
  return `${Math.floor(last / 12)}-${String((last % 12) + 1).padStart(2, '0')}`
}

/** The day in the month after on which a month is paid. */
export function payoutDay(month: string, dayOfMonth: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = year * 12 + number
  const day = String(dayOfMonth).padStart(2, '0')
  return `${Math.floor(next / 12)}-${String((next % 12) + 1).padStart(2, '0')}-${day}`
}

export async function readCalendar(db: Database) {
  const day = await todayInIndia(db)
  const [settings, rule] = await Promise.all([settingsInForce(db, day), taxRuleInForce(db, day)])
  const month = lastPayableMonth(day, settings.cadence)
  return {
    month,
    due_on: payoutDay(month, settings.dayOfMonth),
    threshold: toRupees(settings.threshold),
    quarterly: settings.cadence === 'quarterly',
    section_missing: rule.section === null,
  }
}
