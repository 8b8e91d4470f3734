export type Delimiter = ',' | '\t' | ';'

/** The day that a workbook's number 0 stands for; null in text, where a number is no date. */
export type SerialDates = '1900' | '1904' | null

/** What a workbook's cell holds in place of a value. */
export type CellFault = 'formula_without_value' | 'error_value'

/** A row as it stands in the file. */
export type RawRow = {
  /** As a spreadsheet counts rows, from 1, empty ones included. */
  number: number
  cells: readonly string[]
  /** By the cell's index; most rows have none. */
  faults?: ReadonlyMap<number, CellFault>
  /** Of a workbook: the cells that look like numbers and are texts, as somebody typed them. Its numbers always have a point before their decimals. */
  typed?: ReadonlySet<number>
}

/** One table of a file. Its rows can be read again from the start as often as needed. */
export type Sheet = {
  /** Null: a text file is one table without a name. */
  name: string | null
  serialDates: SerialDates
  /** A line of text has as many cells as its header; a workbook leaves out what is empty. */
  fullLines: boolean
  /** What is between the cells of a line; null in a workbook. */
  delimiter: Delimiter | null
  /** How much `rows` reads in all; what it has read is told to `onRead`. */
  bytes: number
  rows(onRead?: (bytes: number) => void): AsyncGenerator<RawRow[]>
}
