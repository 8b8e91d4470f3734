import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { LeftOutKind } from '@panai/contract/sales/sales-files'
import type { RawRow } from '../../formats/table.ts'
import type { KnownAccounts } from '../known-accounts.ts'
import type { Problems } from '../problems.ts'
import type { BoundColumns, RowFields } from '../row-fields.ts'
import type { SalesLine } from '../sales-row.ts'
import type { Period } from '../values/read-date.ts'
import type { ForClerks } from './for-clerks.ts'
import type { Sample } from './sample.ts'

/**
 * A column by the names that a source gave it over the years, as `columnKey` makes them. A pattern where the spelling is known only
 * roughly. `optional`: not every version has it.
 */
export type Column = { names: readonly (string | RegExp)[]; optional?: true }

/**
 * What names a sale in the files of a layout, its figures aside. `order`: its order; a row without one is told from others by its figures
 * alone, since several shops may have such tables. `period`: also the day or period itself, since the channel accounts for each once.
 * `balance`: the same, and one row has what was sold and what came back.
 */
export type IdentifiedBy = 'order' | 'period' | 'balance'

/** The month (`2026-04`) of a sheet, told by nothing but a name. */
export type MonthByName = { sheet: string | null; month: string; by: 'sheet' | 'file' }

/** One sheet that is about to be read. */
export type OpenedSheet<Name extends string> = {
  name: string | null
  fields: RowFields<Name>
  columns: BoundColumns<Name>
  /** The header and the rows above it: titles, months, groups. */
  preamble: readonly RawRow[]
  /** Of a report that names none. */
  givenPeriod: Period | null
  /** Of the whole file; null: it has none. */
  fileName: string | null
  /** The last day on which something can have been sold, as an ISO date. */
  today: string | undefined
  problems: Problems
  accounts: KnownAccounts
  /** Where a month is noted that only a name tells. */
  monthsByName: MonthByName[]
}

export type SheetReader = {
  /** Whether the row is none of the table's: a note below it, a formula under the header. Asked before its cells are counted. */
  passesOver?(row: RawRow): boolean
  /** Why the row that the fields now hold is no sale, where what it says tells that. */
  leavesOut?(): LeftOutKind | null
  /** The lines of the row that the fields now hold: none, one, or one for what was sold and one for what came back. */
  read(): readonly SalesLine[]
  /** What is known only at the end of the sheet, each with the cells of its first row. */
  end?(): readonly { line: SalesLine; raw: readonly string[] }[]
}

export type Layout = {
  /** A number: somebody made it of a header. */
  id: string | number
  /** Null: the file names its channel row by row. */
  channel: SalesChannel | null
  /** The account of our own whose files have it, where nothing else is said; null: of none. */
  account: number | null
  /** Whether every row of it is. */
  estimate: boolean
  columns: Readonly<Record<string, Column>>
  /** A header with these columns is of this layout; of several, the one with the longest signature. */
  signature: readonly string[]
  /** Sheets of these layouts in the same workbook repeat what is in this one. */
  supersedes: readonly string[]
  identifiedBy: IdentifiedBy
  /**
   * By one of the columns `book` each row names its book: one that names none, and has what the rows above it have together in the columns `sums`, is
   * their total. The first of these has the copies. Null: rows without a book, such as fees, belong to the table.
   */
  totals: { book: readonly string[]; sums: readonly string[] } | null
  start(sheet: OpenedSheet<string>): SheetReader
}

/** One of a channel's reports. */
export type Report = Layout & {
  id: string
  /** What the channel calls it. */
  name: string
  clerks: ForClerks
  samples: readonly Sample[]
}

export type Described<Name extends string> = {
  /** Kept with each sheet that was read by it, so it stays. */
  id: string
  name: string
  channel: SalesChannel | null
  /** Estimates are shown and never paid: the channel's statement of the same month follows. */
  estimate: boolean
  columns: Readonly<Record<Name, Column>>
  signature: readonly NoInfer<Name>[]
  supersedes?: readonly string[]
  /** By its order if nothing else is said. */
  identifiedBy?: IdentifiedBy
  totals?: { book: readonly NoInfer<Name>[]; sums: readonly NoInfer<Name>[] }
  clerks: ForClerks
  /** A file of each of its versions. Those of reports that are read by a program of their own are made by the tests. */
  samples?: readonly Sample[]
}

/** A report that needs a program of its own, which knows its columns by name; outside, layouts are all alike. */
export function defineLayout<Name extends string>(
  given: Described<Name> & { start(sheet: OpenedSheet<NoInfer<Name>>): SheetReader },
): Report {
  return {
    supersedes: [],
    identifiedBy: 'order',
    totals: null,
    account: null,
    samples: [],
    ...given,
    // A sheet is opened with the columns of its own layout, so the names are these.
    start: (sheet) => given.start(sheet as OpenedSheet<Name>),
  }
}

/** A column that must be there. */
export function column(...names: (string | RegExp)[]): Column {
  return { names }
}

export function optional(...names: (string | RegExp)[]): Column {
  return { names, optional: true }
}

/**
 * What a column is called that a file lacks: of several names the one that begins as most of the file's headings do, `ptd …` among those of a period,
 * spelt as they are.
 */
export function nameOfLacking({ names }: Column, headings: readonly string[]): string {
  const firstWords = headings.map((heading) => columnKey(heading).split(' ')[0])
  const likeness = (name: string) => firstWords.filter((word) => word === name.split(' ')[0]).length
  const [likest] = names
    .filter((name) => typeof name === 'string')
    .toSorted((a, b) => likeness(b) - likeness(a))
  const name = likest ?? String(names[0])
  return headings.some((heading) => /\p{L}_\p{L}/u.test(heading)) ? name.replaceAll(' ', '_') : name
}

/** What remains of a heading when spelling is left aside: `MTD_Quantity`, `Bank Settlement Value (Rs.)⏎= SUM(J:R)`, `KENP Read**`. */
export function columnKey(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(/=.*$/s, '')
    .replace(/[\s_\-\p{Cf}]+/gu, ' ')
    .replace(/\*+/g, '')
    .trim()
    .toLowerCase()
}
