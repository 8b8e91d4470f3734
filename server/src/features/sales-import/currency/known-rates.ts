import { type Currency, readCurrency } from '@panai/contract/currencies'
import { type Paise, paise } from '@panai/contract/money'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type Rate, readRate, toPaise } from './to-paise.ts'

type Dated = { from: string; rate: Rate }

/** Every rate by currency and day: some hundred rows, read once for a file. */
export class KnownRates {
  /** Newest first. */
  readonly #rates: ReadonlyMap<Currency, readonly Dated[]>

  constructor(rates: ReadonlyMap<Currency, readonly Dated[]>) {
    this.#rates = rates
  }

  /** How amounts in the currency become paise on a day (ISO date). Null: no rate is in force then. */
  on(currency: Currency | null, day: string): ((amount: number | null) => Paise | null) | null {
    if (currency === null || currency === 'INR') return inRupees
    const rate = this.#rates.get(currency)?.find(({ from }) => from <= day)?.rate
    return rate === undefined ? null : (amount) => (amount === null ? null : toPaise(amount, currency, rate))
  }
}

function inRupees(amount: number | null): Paise | null {
  return amount === null ? null : paise(amount)
}

export async function loadRates(db: Database | Tx): Promise<KnownRates> {
  const rows = await db
    .selectFrom('currency_rates')
    .select(['currency', 'valid_from', sql<string>`rupees::text`.as('rupees')])
    .orderBy('valid_from', 'desc')
    .execute()
  const rates = new Map<Currency, Dated[]>()
  for (const { currency: code, valid_from, rupees } of rows) {
    const currency = readCurrency(code)
    if (currency === null) throw new Error(`the currency ${code} has a rate and is not known`)
    const dated = { from: valid_from, rate: readRate(rupees) }
    rates.set(currency, [...(rates.get(currency) ?? []), dated])
  }
  return new KnownRates(rates)
}
