import { BrokenFile } from '../broken-file.ts'
import { cellName } from '../cell-name.ts'
import { MOST_CELL_CHARS, MOST_COLUMNS, MOST_ROWS } from '../limits.ts'
import { mayBeNumber } from '../may-be-number.ts'
import type { CellFault, RawRow } from '../table.ts'
import type { Attributes } from '../xml/read-elements.ts'
import { readXml } from '../xml/read-xml.ts'
import { plainNumber } from './plain-number.ts'

/**
 * The rows of a sheet, a piece of it at a time; empty rows are left out. Numbers come as their cells would show them in full, formulas
 * as the value that was stored with them.
 */
export async function* readSheet(
  pieces: AsyncIterable<Uint8Array>,
  { name, texts }: { name: string; texts: readonly string[] },
): AsyncGenerator<RawRow[]> {
  const rows = new SheetRows(name, texts)
  for await (const _ of readXml(pieces, rows)) {
    const complete = rows.complete.splice(0)
    if (complete.length > 0) yield complete
  }
  yield rows.complete.splice(0)
}

/** Collects what the XML tells of. */
class SheetRows {
  readonly complete: RawRow[] = []
  readonly #sheet: string
  readonly #texts: readonly string[]
  #number = 0
  #cells: string[] = []
  #faults = new Map<number, CellFault>()
  #typed = new Set<number>()
  #column = -1
  #type = ''
  #value: string | null = null
  #hasFormula = false
  #inValue = false

  constructor(sheet: string, texts: readonly string[]) {
    this.#sheet = sheet
    this.#texts = texts
  }

  // Arrow functions, since the events are handed on without their object.
  open = (name: string, attributes: Attributes): void => {
    if (name === 'row') this.#beginRow(attributes)
    else if (name === 'c') this.#beginCell(attributes)
    else if (name === 'v' || name === 't') this.#inValue = true
    else if (name === 'f') this.#hasFormula = true
  }

  text = (text: string): void => {
    if (this.#inValue) this.#value = (this.#value ?? '') + text
  }

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.#inValue = false
    else if (name === 'c') this.#endCell()
    else if (name === 'row') this.#endRow()
  }

  #beginRow({ r }: Attributes): void {
    const number = r === undefined ? this.#number + 1 : Number(r)
    if (!Number.isInteger(number) || number <= this.#number)
      throw new BrokenFile('damaged', { sheet: this.#sheet, row: this.#number, found: `row ${r}` })
    if (number > MOST_ROWS) throw new BrokenFile('too_many_rows', { sheet: this.#sheet, row: number })
    this.#number = number
    this.#cells = []
    this.#faults = new Map()
    this.#typed = new Set()
    this.#column = -1
  }

  #beginCell({ r, t }: Attributes): void {
    this.#column = r === undefined ? this.#column + 1 : columnIndex(r)
    if (Number.isNaN(this.#column)) this.#refuse('damaged', `cell ${r}`)
    this.#type = t ?? 'n'
    this.#value = null
    this.#hasFormula = false
  }

  #endCell(): void {
    const value = this.#value
    if (value !== null && value.length > MOST_CELL_CHARS) this.#refuse('text_too_long', value)
    const shown = this.#shown(value)
    const fault = this.#fault()
    // A cell that is only coloured holds nothing, and a coloured row has one in each of 16,384 columns.
    if (shown === '' && fault === null) return
    if (this.#column >= MOST_COLUMNS) {
      if (shown.trim() === '' && fault === null) return
      this.#refuse('too_many_columns', cellName(this.#column, this.#number))
    }
    while (this.#cells.length <= this.#column) this.#cells.push('')
    this.#cells[this.#column] = shown
    if (this.#type !== 'n' && mayBeNumber(shown)) this.#typed.add(this.#column)
    if (fault !== null) this.#faults.set(this.#column, fault)
  }

  #fault(): CellFault | null {
    if (this.#hasFormula && this.#value === null) return 'formula_without_value'
    return this.#type === 'e' ? 'error_value' : null
  }

  #shown(value: string | null): string {
    if (value === null) return ''
    if (this.#type === 's') return this.#texts[Number(value)] ?? this.#refuse('damaged', `text ${value}`)
    if (this.#type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
    return this.#type === 'n' ? plainNumber(value) : value
  }

  #endRow(): void {
    if (this.#cells.every((cell) => cell === '') && this.#faults.size === 0) return
    const row: RawRow = { number: this.#number, cells: this.#cells }
    if (this.#faults.size > 0) row.faults = this.#faults
    if (this.#typed.size > 0) row.typed = this.#typed
    this.complete.push(row)
  }

  #refuse(code: 'damaged' | 'text_too_long' | 'too_many_columns', found: string): never {
    throw new BrokenFile(code, { sheet: this.#sheet, row: this.#number, found })
  }
}

/** `BG12` is 58. NaN for what names no cell. */
function columnIndex(reference: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1]
  if (letters === undefined) return Number.NaN
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
