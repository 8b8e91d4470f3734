import type { SalesLine } from '../sales-row.ts'

type Cell = string | number

/** A made-up file of a report: what the tests read, and how the page for clerks spells its headings. */
export type Sample = {
  /** Each heading as the channel spells it, with what stands under it unless a row says otherwise. */
  columns: readonly (readonly [heading: string, cell: Cell])[]
  /** The cells in which each row differs, and what it must be read as. */
  rows: readonly { differs: Readonly<Record<string, Cell>>; gives: readonly Partial<SalesLine>[] }[]
}
