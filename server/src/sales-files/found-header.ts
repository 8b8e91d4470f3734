import type { RawRow } from '../formats/table.ts'
import type { Layout } from './layouts/layout.ts'
import type { BoundColumns } from './row-fields.ts'

/** The row that names the columns, and how a layout finds its own among them. */
export type FoundHeader = {
  layout: Layout
  row: RawRow
  columns: BoundColumns<string>
  /** By the names of the layout. */
  missing: readonly string[]
  /** By the file's own spelling. */
  twice: readonly string[]
}
