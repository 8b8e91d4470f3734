import { type Currency, minorDigits, readCurrency } from '@panai/contract/money/currencies'
import type { SalesFileProblemCode } from '@panai/contract/sales/sales-files'
import type { RawRow, SerialDates } from '../formats/table.ts'
import type { Problems } from './problems.ts'
import { type DateOrder, type Period, readDate, readMonth } from './values/read-date.ts'
import { readAsin, readIsbn } from './values/read-isbn.ts'
import { readScaledNumber } from './values/read-scaled-number.ts'

/** Where the columns of a layout stand in one sheet; a column that the sheet does not have stands nowhere. */
export type BoundColumns<Name extends string> = ReadonlyMap<Name, { at: number; heading: string }>

/**
 * Reads the columns of the current row as values. What cannot be read is noted with row and column, and 0 or null is given in its
 * place so that the rest of the row is read too: no such row leaves the reader.
 */
export class RowFields<Name extends string> {
  readonly #columns: BoundColumns<Name>
  readonly #problems: Problems
  readonly #serials: SerialDates
  readonly #today: string | undefined
  #row: RawRow = { number: 0, cells: [] }
  #sound = true

  constructor(
    columns: BoundColumns<Name>,
    problems: Problems,
    { serials, today }: { serials: SerialDates; today: string | undefined },
  ) {
    this.#columns = columns
    this.#problems = problems
    this.#serials = serials
    this.#today = today
  }

  use(row: RawRow): void {
    this.#row = row
    this.#sound = true
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

  has(name: Name): boolean {
    return this.#columns.has(name)
  }

  /** On one line and without blanks around it; '' when the cell is empty. */
  text(name: Name): string {
    const column = this.#columns.get(name)
    if (!column) return ''
    const fault = this.#row.faults?.get(column.at)
    if (fault) this.refuse(fault, name)
    const cell = this.#row.cells[column.at] ?? ''
    return control.test(cell) ? cell.replace(controls, ' ').trim() : cell.trim()
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
    const read = readScaledNumber(text, 0)
    if (!read) return this.refuse('bad_number', name)
    return read.exact ? read.value : this.refuse('not_whole', name)
  }

  /** In the smallest units of the currency; what the channel gives beyond them is rounded half away from zero. */
  money(name: Name, currency: Currency): number {
    return this.moneyIfAny(name, currency) ?? this.#missing(name)
  }

  moneyIfAny(name: Name, currency: Currency): number | null {
    const text = this.text(name)
    if (text === '' || text === 'N/A') return null
    return readScaledNumber(text, minorDigits[currency])?.value ?? this.refuse('bad_number', name)
  }

  /** Money of a layout of our own, which never has more decimals than its currency. */
  exactMoneyIfAny(name: Name, currency: Currency): number | null {
    const text = this.text(name)
    if (text === '') return null
    const read = readScaledNumber(text, minorDigits[currency])
    if (!read) return this.refuse('bad_number', name)
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
    const date = readDate(this.text(name), order, this.#serials)
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

  /** @returns 0, for whoever needs a number to go on with. */
  refuse(code: SalesFileProblemCode, name: Name): 0 {
    this.#sound = false
    const column = this.#columns.get(name)
    const found = column ? this.#row.cells[column.at] : undefined
    this.#problems.add(code, this.#row.number, column?.heading ?? name, found || null)
    return 0
  }

  refuseRow(code: SalesFileProblemCode, found: string | null = null): void {
    this.#sound = false
    this.#problems.add(code, this.#row.number, null, found)
  }

  #missing(name: Name): 0 {
    return this.refuse('missing_value', name)
  }

  /** The period, if it was read and has begun. */
  #begun(name: Name, period: Period | null): Period {
    if (!period) this.refuse(this.text(name) === '' ? 'missing_value' : 'bad_date', name)
    else if (this.#today !== undefined && period.from > this.#today) this.refuse('day_to_come', name)
    return period ?? { from: '', to: '' }
  }
}

const control = /\p{Cc}/u
const controls = /\p{Cc}+/gu
