import { type Currency, minorDigits, readCurrency } from '@panai/contract/money/currencies'
import type { SalesFileProblemCode } from '@panai/contract/sales/sales-files'
import type { RawRow, SerialDates } from '../formats/table.ts'
import { cellText } from './cell-text.ts'
import type { ColumnProofs } from './column-proofs.ts'
import type { Problems } from './problems.ts'
import { type DateOrder, type Period, provenDayOrder, readDate, readMonth } from './values/read-date.ts'
import { readAsin, readIsbn } from './values/read-isbn.ts'
import { provenDecimalSign, readScaledNumber, type ScaledNumber } from './values/read-scaled-number.ts'

/** Where the columns of a layout stand in one sheet; a column that the sheet does not have stands nowhere. */
export type BoundColumns<Name extends string> = ReadonlyMap<Name, { at: number; heading: string }>

type Table<Name extends string> = {
  columns: BoundColumns<Name>
  problems: Problems
  proofs: ColumnProofs
  serials: SerialDates
  today: string | undefined
}

/**
 * Reads the columns of the current row as values. What cannot be read is noted once with row and column, and 0 or null is given in its
 * place so that the rest of the row is read too: no such row leaves the reader.
 */
export class RowFields<Name extends string> {
  readonly #table: Table<Name>
  #row: RawRow = { number: 0, cells: [] }
  #refused: Name[] = []
  #sound = true
  #hasCommas = false

  constructor(table: Table<Name>) {
    this.#table = table
  }

  use(row: RawRow): void {
    this.#row = row
    this.#sound = true
    if (this.#refused.length > 0) this.#refused = []
  }

  get rowNumber(): number {
    return this.#row.number
  }

  get cells(): readonly string[] {
    return this.#row.cells
  }

  /** Whether nothing of the row was refused so far: what its values say together is checked only then. */
  get sound(): boolean {
    return this.#sound
  }

  /** Whether a number was read with a comma before its decimals. */
  get hasCommas(): boolean {
    return this.#hasCommas
  }

  has(name: Name): boolean {
    return this.#table.columns.has(name)
  }

  /** On one line and without blanks around it; '' when the cell is empty. */
  text(name: Name): string {
    const column = this.#table.columns.get(name)
    if (!column) return ''
    const fault = this.#row.faults?.get(column.at)
    if (fault) this.refuse(fault, name)
    return cellText(this.#row.cells[column.at] ?? '')
  }

  isEmpty(name: Name): boolean {
    const at = this.#table.columns.get(name)?.at
    return at === undefined || cellText(this.#row.cells[at] ?? '') === ''
  }

  textIfAny(name: Name): string | null {
    return this.text(name) || null
  }

  /** A count such as copies. Zero with a problem when the cell is empty. */
  count(name: Name): number {
    return this.countIfAny(name) ?? this.#missing(name)
  }

  countIfAny(name: Name): number | null {
    const text = this.text(name)
    if (text === '') return null
    const read = this.#number(name, 0)
    return read.exact ? read.value : this.refuse('not_whole', name)
  }

  /** The number of a cell in units of 10^-places; null where none can be read, which is not noted. */
  numberIfReadable(name: Name, places: number): number | null {
    const at = this.#table.columns.get(name)?.at
    return at === undefined ? null : this.#readAt(at, places)
  }

  /** Neighbouring cells together, in the smallest units of the currency. Null when one is no number. */
  addUp({ from, to }: { from: number; to: number }, currency: Currency): number | null {
    let sum = 0
    for (let at = from; at <= to; at += 1) {
      const read = (this.#row.cells[at] ?? '').trim() === '' ? 0 : this.#readAt(at, minorDigits[currency])
      if (read === null) return null
      sum += read
    }
    return sum
  }

  #readAt(at: number, places: number): number | null {
    const sign = this.#table.proofs.decimalSign(this.#row, at) ?? 'point'
    return readScaledNumber(cellText(this.#row.cells[at] ?? ''), places, sign)?.value ?? null
  }

  /** In the smallest units of the currency; what the channel gives beyond them is rounded half away from zero. */
  money(name: Name, currency: Currency): number {
    return this.moneyIfAny(name, currency) ?? this.#missing(name)
  }

  moneyIfAny(name: Name, currency: Currency): number | null {
    const text = this.text(name)
    if (text === '' || text === 'N/A') return null
    return this.#number(name, minorDigits[currency]).value
  }

  /** Money of a layout of our own, which never has more decimals than its currency. */
  exactMoneyIfAny(name: Name, currency: Currency): number | null {
    const text = this.text(name)
    if (text === '') return null
    const read = this.#number(name, minorDigits[currency])
    return read.exact ? read.value : this.refuse('too_many_decimals', name)
  }

  currency(name: Name): Currency {
    const text = this.text(name)
    const currency = readCurrency(text)
    if (currency) return currency
    this.refuse(text === '' ? 'missing_value' : 'unknown_currency', name)
    return 'INR'
  }

  day(name: Name, order: DateOrder): Period {
    const at = this.#table.columns.get(name)?.at
    const known = order ?? (at === undefined ? null : this.#table.proofs.dayOrder(at))
    const date = readDate(this.text(name), known, this.#table.serials)
    return this.#begun(name, date === null ? null : { from: date, to: date })
  }

  /** From the day of one column to that of another. */
  days(from: Name, to: Name, order: DateOrder): Period {
    return { from: this.day(from, order).from, to: this.day(to, order).to }
  }

  month(name: Name): Period {
    return this.#begun(name, readMonth(this.text(name)))
  }

  /** A sheet that sums up by month writes months where a daily one writes days. */
  dayOrMonth(name: Name, order: DateOrder): Period {
    const month = readMonth(this.text(name))
    return month ? this.#begun(name, month) : this.day(name, order)
  }

  /** The book by whichever number stands there; printed books stand under their ISBN where e-books have an ASIN. */
  book(name: Name): { isbn: string | null; asin: string | null; identifier: string | null } {
    const text = this.text(name)
    return { isbn: readIsbn(text), asin: readAsin(text), identifier: text || null }
  }

  /** A cell is refused once, for the first reason. @returns 0, for whoever needs a number to go on with. */
  refuse(code: SalesFileProblemCode, name: Name): 0 {
    this.#sound = false
    if (this.#refused.includes(name)) return 0
    this.#refused.push(name)
    const column = this.#table.columns.get(name)
    const found = column ? this.#row.cells[column.at] : undefined
    this.#table.problems.add(code, this.#row.number, column?.heading ?? name, found || null)
    return 0
  }

  refuseRow(code: SalesFileProblemCode, found: string | null = null): void {
    this.#sound = false
    this.#table.problems.add(code, this.#row.number, null, found)
  }

  /** A cell with its number in units of 10^-places. */
  #number(name: Name, places: number): ScaledNumber {
    const text = this.text(name)
    const at = this.#table.columns.get(name)?.at ?? -1
    const sign = this.#table.proofs.decimalSign(this.#row, at)
    const isUnclear = sign === null && provenDecimalSign(text) === 'either'
    const read = isUnclear ? null : readScaledNumber(text, places, sign ?? 'point')
    if (read) {
      if (sign === 'comma' && /[.,]/.test(text)) this.#hasCommas = true
      return read
    }
    const isOtherSign = sign !== null && provenDecimalSign(text) !== null
    this.refuse(isUnclear ? 'unclear_number' : isOtherSign ? 'other_decimal_sign' : 'bad_number', name)
    return { value: 0, exact: true }
  }

  #missing(name: Name): 0 {
    return this.refuse('missing_value', name)
  }

  /** The period, if it was read and has begun. */
  #begun(name: Name, period: Period | null): Period {
    if (!period) this.refuse(this.#whyNoDay(name), name)
    else if (this.#table.today !== undefined && period.from > this.#table.today)
      this.refuse('day_to_come', name)
    return period ?? { from: '', to: '' }
  }

  #whyNoDay(name: Name): SalesFileProblemCode {
    const text = this.text(name)
    if (text === '') return 'missing_value'
    return provenDayOrder(text) === 'either' ? 'unclear_day' : 'bad_date'
  }
}
