import type { LeftOutKind } from '@panai/contract/sales/sales-files'
import type { RawRow } from '../formats/table.ts'
import type { FoundHeader } from './found-header.ts'
import { columnKey, type Layout } from './layouts/layout.ts'
import { MOST_PROBLEMS } from './limits.ts'
import type { RowFields } from './row-fields.ts'
import { readDate, readMonth } from './values/read-date.ts'
import { readScaledNumber } from './values/read-scaled-number.ts'

type LeftOutRow = { kind: LeftOutKind; sheet: string | null; row: number; text: string }

/** Rows of a file that are no sales, for the clerk to agree to. */
export class LeftOutRows {
  readonly #named: LeftOutRow[] = []
  #count = 0

  add(kind: LeftOutKind, sheet: string | null, { number, cells }: RawRow): void {
    this.#count += 1
    const text = cells.filter(isFilled).join(' | ')
    if (this.#named.length < MOST_PROBLEMS)
      this.#named.push({
        kind,
        sheet,
        row: number,
        text: text.length > 200 ? `${text.slice(0, 199)}…` : text,
      })
  }

  result(): { count: number; named: readonly LeftOutRow[] } {
    return { count: this.#count, named: this.#named }
  }
}

/** A whole cell that says so: a book may be called Total Eclipse. */
const totals =
  /^(?:(?:grand|sub|net|page|overall)[\s_-]*)?totals?(?:[\s_]+(?:rows|amount|units|quantity|sales))?\s*:?$/i
const tamilTotals = /^(?:மொத்த|ஆக மொத்த|கூட்டுத்\s?தொகை|மொத்தத் தொகை)[\p{L}\p{M}\s]*:?$/u

/** Whether the first cell of a row says that it is a total of others. */
export function isTotal(first: string): boolean {
  const text = first.trim()
  return totals.test(text) || tamilTotals.test(text)
}

/**
 * Tells rows that are no sales from those that are: null is a sale. Rows that are empty have nothing to be told. Most of a million rows are
 * sales, so they are told by their first cells.
 */
export function tellLeftOut({ layout, columns, row: header }: FoundHeader) {
  const places = [...columns.values()].map(({ at }) => at)
  const needed = [...columns].flatMap(([name, { at }]) => (layout.columns[name]?.optional ? [] : [at]))
  const [place = 0] = places
  // Of a statement without days: copies and a book are all that its rows have, and no line of totals lacks the day.
  const isUndated = typeof layout.id === 'number' && !columns.has('date')
  const isHeader = (cells: readonly string[]) =>
    cells[place] === header.cells[place] &&
    places.every((at) => columnKey(cells[at] ?? '') === columnKey(header.cells[at] ?? ''))
  const headings = new Set(header.cells.map(columnKey))
  let below: 'table' | 'totals' | null = null
  return ({ cells }: RawRow): LeftOutKind | 'blank' | null => {
    const at = cells.findIndex(isFilled)
    const first = cells[at]?.trim()
    if (first === undefined) return 'blank'
    if (isHeader(cells)) {
      below = null
      return 'header'
    }
    const lacking = () => needed.filter((one) => !isFilled(cells[one] ?? '')).length
    if (isTotal(first) && (isUndated || lacking() * 3 >= needed.length)) {
      below ??= 'totals'
      return 'total'
    }
    if (isOtherHeader(cells, headings)) below = 'table'
    if (below === 'table') return 'foot'
    const isAlone = !cells.some((cell, other) => other > at && isFilled(cell))
    if (isAlone && (isUndated || needed.length > 2) && isWords(first)) return 'note'
    return below === 'totals' && lacking() * 2 > needed.length ? 'foot' : null
  }
}

/** That of a table below this one, such as the sums of each country: some of the headings once more, under others, and no figure. */
function isOtherHeader(cells: readonly string[], headings: ReadonlySet<string>): boolean {
  if (cells.some((cell) => /\p{Nd}/u.test(cell))) return false
  const filled = cells.filter(isFilled)
  const known = filled.filter((cell) => headings.has(columnKey(cell))).length
  return known >= 2 && known * 2 >= filled.length
}

/** Sums are compared at so many decimals. */
const PLACES = 4

/**
 * Tells a line of totals that no word calls one: it names no book, and its copies are all those of the rows above it, or since the last such line;
 * where it has none, a sum of money is.
 */
export function tellSum({ totals }: Layout): (fields: RowFields<string>) => boolean {
  const sums = totals?.sums.map(() => ({ all: 0, sinceLast: 0 })) ?? []
  let rows = 0
  return (fields) => {
    if (totals === null) return false
    const found = totals.sums.map((name) => fields.numberIfReadable(name, PLACES))
    if (rows > 0 && totals.book.every((name) => fields.isEmpty(name))) {
      const agree = (at: number) => found[at] === sums[at]?.all || found[at] === sums[at]?.sinceLast
      const filled = found.flatMap((sum, at) => (sum === null ? [] : [at]))
      if (found[0] === null ? filled.some(agree) : agree(0)) {
        for (const sum of sums) sum.sinceLast = 0
        return true
      }
    }
    rows += 1
    sums.forEach((sum, at) => {
      sum.all += found[at] ?? 0
      sum.sinceLast += found[at] ?? 0
    })
    return false
  }
}

function isFilled(cell: string): boolean {
  return cell !== '' && cell.trim() !== ''
}

/** The beginning of a row that was cut off is no note. */
function isWords(text: string): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    readScaledNumber(text, 4) === null &&
    readDate(text, 'day first', null) === null &&
    readMonth(text) === null
  )
}

/**
 * A line of text with as many cells as its header: spreadsheets end a line where its last value is, or write empty cells behind it. Null:
 * it lacks a cell that is needed, or has one too many.
 */
export function fillUp(row: RawRow, width: number, needed: number): RawRow | null {
  const { cells } = row
  if (cells.length === width) return row
  if (cells.length > width)
    return cells.slice(width).every((cell) => !isFilled(cell))
      ? { ...row, cells: cells.slice(0, width) }
      : null
  return cells.length > needed
    ? { ...row, cells: [...cells, ...Array.from({ length: width - cells.length }, () => '')] }
    : null
}
