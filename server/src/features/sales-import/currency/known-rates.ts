import { type Currency, readCurrency } from '@panai/contract/money/currencies'
import { type Paise, paise } from '@panai/contract/money/money'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type Rate, readRate, toPaise, writeRate } from './to-paise.ts'

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

  /** Rupees for one unit of the currency on a day, as it is shown; null for rupees themselves, and where none is in force. */
  shownOn(currency: Currency | null, day: string): string | null {
    if (currency === null || currency === 'INR') return null
    const rate = this.#rates.get(currency)?.find(({ from }) => from <= day)?.rate
    return rate === undefined ? null : writeRate(rate)
  }

  /** Days after the first and up to the last from which on another rate holds. */
  changesWithin(currency: Currency | null, { from, to }: { from: string; to: string }): string[] {
    const dated = currency === null ? undefined : this.#rates.get(currency)
    return (dated ?? []).flatMap(({ from: day }) => (from < day && day <= to ? [day] : []))
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
