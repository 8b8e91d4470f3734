import type { DayOrder, DecimalSign } from '@panai/contract/sales/sales-columns'
import type { RawRow, Sheet } from '../formats/table.ts'
import { LOOKED_AT_ROWS } from './limits.ts'
import { BrokenSalesFile } from './problems.ts'
import { provenDayOrder } from './values/read-date.ts'
import { provenDecimalSign } from './values/read-scaled-number.ts'

type Counts = Record<DecimalSign | DayOrder, number>

/** What the cells of a table prove of how it writes numbers and days: one that can be meant in one way tells how those beside it are meant. */
export class ColumnProofs {
  readonly #columns: Counts[] = []
  readonly #all = noCounts()
  readonly #delimiter: Sheet['delimiter']
  readonly #given: DecimalSign | null

  /** @param given the sign before decimals, as somebody said of the file; null: nobody did */
  constructor({ delimiter }: Pick<Sheet, 'delimiter'>, given: DecimalSign | null) {
    this.#delimiter = delimiter
    this.#given = given
  }

  /** Whether all numbers with a sign that can be meant in one way have it before the same. */
  get isSignProven(): boolean {
    return this.#all.point > 0 !== this.#all.comma > 0
  }

  add(row: RawRow): void {
    for (const [at, cell] of row.cells.entries()) {
      const sign = this.#isWritten(row, at) ? provenDecimalSign(cell) : null
      const proven = sign ?? provenDayOrder(cell)
      if (proven === null || proven === 'either') continue
      this.#columns[at] ??= noCounts()
      this.#columns[at][proven] += 1
      this.#all[proven] += 1
    }
  }

  /** The sign before the decimals: that of the column, of the whole table where the column proves none, or the usual one. Null: either may be meant. */
  decimalSign(row: RawRow, at: number): DecimalSign | null {
    if (!this.#isWritten(row, at)) return 'point'
    const { point = 0, comma = 0 } = this.#columns[at] ?? {}
    if (point + comma > 0) return comma > point ? 'comma' : 'point'
    if (this.isSignProven) return this.#all.comma > 0 ? 'comma' : 'point'
    if (this.#given) return this.#given
    // Where the comma is before decimals, spreadsheets put semicolons between cells; whoever has commas or tabs there groups thousands.
    return this.#delimiter === ';' || this.#all.comma > 0 ? null : 'point'
  }

  /** Whether `3/4/2026` is in April or in March; null: nothing in the column proves it, or it contradicts itself. */
  dayOrder(at: number): DayOrder | null {
    const counts = this.#columns[at] ?? noCounts()
    if (counts['day first'] > 0 === counts['month first'] > 0) return null
    return counts['day first'] > 0 ? 'day first' : 'month first'
  }

  /** A number of a workbook is none that somebody wrote. */
  #isWritten({ typed }: RawRow, at: number): boolean {
    return this.#delimiter !== null || typed?.has(at) === true
  }
}

function noCounts(): Counts {
  return { point: 0, comma: 0, 'day first': 0, 'month first': 0 }
}

type Options = { given: DecimalSign | null; signal: AbortSignal | undefined }

/** Looks at a table below its header, to its end as long as nothing is proven. */
export async function findProofs(
  sheet: Sheet,
  { number: header }: RawRow,
  { given, signal }: Options,
): Promise<ColumnProofs> {
  const proofs = new ColumnProofs(sheet, given)
  let looked = 0
  try {
    for await (const rows of sheet.rows()) {
      signal?.throwIfAborted()
      for (const row of rows) if (row.number > header) proofs.add(row)
      looked += rows.length
      if (looked >= LOOKED_AT_ROWS && proofs.isSignProven) break
    }
  } catch (error) {
    // It is told when the rows are read.
    if (!(error instanceof BrokenSalesFile)) throw error
  }
  return proofs
}
