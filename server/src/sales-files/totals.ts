import type { Currency } from '@panai/contract/money/currencies'
import { broken } from './problems.ts'
import type { SalesLine } from './sales-row.ts'
import type { Period } from './values/read-date.ts'

/** What a whole file comes to, for the clerk to compare with what the channel shows. */
export type SalesFileTotals = {
  rows: number
  units: number
  unitsReturned: number
  freeUnits: number
  pages: number
  /** Of estimated rows too, where a file has both. */
  estimatedRows: number
  /** Of which an account's discount tells what it owes. */
  discountedRows: number
  money: readonly { currency: Currency; amount: number; proceeds: number }[]
  /** From the first day to the last; null when there are no rows. */
  period: Period | null
}

export class Totals {
  #rows = 0
  #units = 0
  #unitsReturned = 0
  #freeUnits = 0
  #pages = 0
  #estimatedRows = 0
  #discountedRows = 0
  readonly #money = new Map<Currency, { amount: number; proceeds: number }>()
  #from = ''
  #to = ''

  /** Orders are copies that another sheet counts, so they are rows and no units here. */
  add(line: SalesLine): void {
    this.#rows += 1
    if (line.estimate) this.#estimatedRows += 1
    if (line.discount !== null) this.#discountedRows += 1
    if (line.measure !== 'orders') {
      this.#units += line.units
      this.#unitsReturned += line.unitsReturned
      this.#freeUnits += line.freeUnits
    }
    this.#pages += line.pages
    if (line.currency) this.#addMoney(line.currency, line)
    if (this.#from === '' || line.period.from < this.#from) this.#from = line.period.from
    if (line.period.to > this.#to) this.#to = line.period.to
  }

  /** @throws BrokenSalesFile when a sum is larger than a number holds exactly: no real file comes near. */
  result(): SalesFileTotals {
    const money = [...this.#money].map(([currency, sums]) => ({ currency, ...sums }))
    const sums = [this.#units, this.#pages, ...money.flatMap(({ amount, proceeds }) => [amount, proceeds])]
    if (!sums.every(Number.isSafeInteger)) throw broken('bad_number', { found: 'the total' })
    return {
      rows: this.#rows,
      units: this.#units,
      unitsReturned: this.#unitsReturned,
      freeUnits: this.#freeUnits,
      pages: this.#pages,
      estimatedRows: this.#estimatedRows,
      discountedRows: this.#discountedRows,
      money: money.sort((a, b) => (a.currency < b.currency ? -1 : 1)),
      period: this.#rows === 0 ? null : { from: this.#from, to: this.#to },
    }
  }

  #addMoney(currency: Currency, { amount, proceeds }: SalesLine): void {
    const sums = this.#money.get(currency) ?? { amount: 0, proceeds: 0 }
    sums.amount += amount ?? 0
    sums.proceeds += proceeds ?? 0
    this.#money.set(currency, sums)
  }
}
