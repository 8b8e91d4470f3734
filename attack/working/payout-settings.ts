import type { InputOf } from '@panai/contract/http/endpoint'
import {
  changePayoutSettings,
  changeTaxRule,
  createPayoutSettings,
  createTaxRule,
  deletePayoutSettings,
  deleteTaxRule,
} from '@panai/contract/payouts/staff/payout-settings'
import { sql } from 'kysely'
import type { Deps } from '../cast/deps.ts'
import { callFor, working } from './working.ts'

/** To come, and behind every other. */
async function aFreeDay({ db }: Deps, table: 'payout_settings' | 'tax_rules'): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (greatest(max(valid_from), india_today()) + 1)::text as day from ${sql.table(table)}`.execute(db)
  return rows[0]?.day ?? ''
}

async function someSettings(deps: Deps): Promise<InputOf<typeof createPayoutSettings>> {
  return {
    ...{ valid_from: await aFreeDay(deps, 'payout_settings'), threshold: 500, upi_limit: 100_000 },
    ...{ cadence: 'monthly', day_of_month: 7, holds_without_pan: false, note: 'For a trial' },
  }
}

async function aTaxRule(deps: Deps): Promise<InputOf<typeof createTaxRule>> {
  return {
    ...{ valid_from: await aFreeDay(deps, 'tax_rules'), threshold: 50_000, section: '194J' },
    ...{ rate_with_pan: 10, rate_without_pan: 20, source: 'Income-tax Act, as amended' },
  }
}

async function settingsToCome(deps: Deps) {
  const { data } = await callFor(deps, 'admin', createPayoutSettings, await someSettings(deps))
  return { id: String(data.id), version: data.version }
}

async function ruleToCome(deps: Deps) {
  const { data } = await callFor(deps, 'admin', createTaxRule, await aTaxRule(deps))
  return { id: String(data.id), version: data.version }
}

export const payoutSettingRequests = [
  working(createPayoutSettings, async (deps) => ({ input: await someSettings(deps) })),
  working(changePayoutSettings, async (deps) => ({
    input: { ...(await settingsToCome(deps)), threshold: 600 },
  })),
  working(deletePayoutSettings, async (deps) => ({ input: await settingsToCome(deps) })),
  working(createTaxRule, async (deps) => ({ input: await aTaxRule(deps) })),
  working(changeTaxRule, async (deps) => ({ input: { ...(await ruleToCome(deps)), rate_with_pan: 7.5 } })),
  working(deleteTaxRule, async (deps) => ({ input: await ruleToCome(deps) })),
]
