import { BrokenFile, type FormatProblem } from '../broken-file.ts'
import { cellName } from '../cell-name.ts'
import { MOST_CELL_CHARS, MOST_COLUMNS, MOST_REPEATED_CHARS, MOST_ROWS } from '../limits.ts'
import { mayBeNumber } from '../may-be-number.ts'
import type { CellFault, RawRow } from '../table.ts'
import type { Attributes } from '../xml/read-elements.ts'
import { OdsText } from './ods-text.ts'
import { odsFault, odsValue } from './ods-value.ts'

/** A row that stands so many times below itself. `chars`: what one of them holds, at least 1. */
export type RepeatedRow = { row: RawRow; times: number; chars: number }

const groups = new Set(['slice', 'table-header-rows', 'table-rows', 'table-row-group'])

/** `isCovered`: by a merged cell. What it holds is not what anybody sees, but it keeps its place. */
type Cell = { attributes: Attributes; text: OdsText; isCovered: boolean }
type Row = {
  times: number
  cells: string[]
  faults: Map<number, CellFault>
  typed: Set<number>
  column: number
  chars: number
}

/** Collects what the XML of a table tells of (OpenDocument 1.3, part 3, 9.1): whatever is no cell is passed over with all that is in it. */
export class OdsRows {
  readonly complete: RepeatedRow[] = []
  readonly #sheet: string
  /** Of the row that is read, or that comes next, from 1. */
  #number = 1
  #row: Row | null = null
  #cell: Cell | null = null
  #passedOver = 0
  #repeatedChars = 0

  constructor(sheet: string) {
    this.#sheet = sheet
  }

  // Arrow functions, since the events are handed on without their object.
  open = (name: string, attributes: Attributes): void => {
    if (this.#passedOver > 0) this.#passedOver += 1
    else if (this.#cell) this.#openInCell(this.#cell.text, name, attributes)
    else if (this.#row) {
      const isCovered = name === 'covered-table-cell'
      if (isCovered || name === 'table-cell') this.#cell = { attributes, text: new OdsText(), isCovered }
      else this.#passedOver = 1
    } else if (name === 'table-row') this.#row = this.#begin(attributes)
    else if (!groups.has(name)) this.#passedOver = 1
  }

  text = (text: string): void => {
    if (this.#passedOver > 0 || this.#cell === null) return
    this.#cell.text.add(text)
    if (this.#cell.text.length > MOST_CELL_CHARS + 1) this.#refuse('text_too_long', this.#cell.text.text)
  }

  close = (): void => {
    if (this.#passedOver > 0) this.#passedOver -= 1
    else if (this.#cell?.text.isInParagraph) this.#cell.text.close()
    else if (this.#cell && this.#row) this.#endCell(this.#cell, this.#row)
    else if (this.#row) this.#endRow(this.#row)
  }

  #openInCell(text: OdsText, name: string, attributes: Attributes): void {
    // A drawing that stands on a cell has paragraphs too.
    if (text.isInParagraph || name === 'p' || name === 'h') text.open(name, attributes)
    else this.#passedOver = 1
    if (text.length > MOST_CELL_CHARS + 1) this.#refuse('text_too_long', text.text)
  }

  #begin({ 'number-rows-repeated': times }: Attributes): Row {
    return {
      times: this.#countOf(times),
      cells: [],
      faults: new Map(),
      typed: new Set(),
      column: 0,
      chars: 1,
    }
  }

  #endCell({ attributes, text, isCovered }: Cell, row: Row): void {
    this.#cell = null
    const shown = text.text
    const times = this.#countOf(attributes['number-columns-repeated'])
    const from = row.column
    row.column += times
    if (isCovered) return
    const fault = odsFault(attributes, shown)
    const value = fault === null ? odsValue(attributes, shown) : shown
    if (value === '' && fault === null) return
    if (value.length > MOST_CELL_CHARS) this.#refuse('text_too_long', value)
    if (row.column > MOST_COLUMNS) {
      if (value.trim() === '' && fault === null) return
      this.#refuse('too_many_columns', cellName(Math.max(from, MOST_COLUMNS), this.#number))
    }
    while (row.cells.length < from) row.cells.push('')
    for (let at = from; at < row.column; at += 1) {
      row.cells.push(value)
      if (fault !== null) row.faults.set(at, fault)
      if (attributes['value-type'] === 'string' && mayBeNumber(value)) row.typed.add(at)
    }
    row.chars += value.length * times
    if (times > 1) this.#repeat(value.length * (times - 1))
  }

  #endRow({ times, cells, faults, typed, chars }: Row): void {
    this.#row = null
    const number = this.#number
    this.#number += times
    if (cells.length === 0) return
    if (number + times - 1 > MOST_ROWS)
      throw new BrokenFile('too_many_rows', { sheet: this.#sheet, row: Math.max(number, MOST_ROWS + 1) })
    this.#repeat(chars * (times - 1))
    const row: RawRow = { number, cells }
    if (faults.size > 0) row.faults = faults
    if (typed.size > 0) row.typed = typed
    this.complete.push({ row, times, chars })
  }

  #repeat(chars: number): void {
    this.#repeatedChars += chars
    if (this.#repeatedChars > MOST_REPEATED_CHARS)
      throw new BrokenFile('bomb', { sheet: this.#sheet, row: this.#number, found: 'repeated cells' })
  }

  #countOf(written: string | undefined): number {
    const count = Number(written ?? 1)
    if (!Number.isSafeInteger(count) || count < 1) this.#refuse('damaged', `repeated ${written}`)
    return count
  }

  #refuse(code: FormatProblem, found: string): never {
    throw new BrokenFile(code, { sheet: this.#sheet, row: this.#number, found })
  }
}
