import type { MappedLayout } from '@panai/contract/sales-columns'
import type { RawRow } from '../../formats/table.ts'
import type { FoundHeader } from '../found-header.ts'
import { headerKeys } from './header-keys.ts'
import { readerOf } from './mapped-layout.ts'

/** The row that is the header of a layout which somebody made. Null when no row is one. */
export function findMapped(
  rows: readonly RawRow[],
  mappedLayouts: readonly MappedLayout[],
): FoundHeader | null {
  if (mappedLayouts.length === 0) return null
  for (const row of rows) {
    const keys = headerKeys(row.cells)
    const mapped = mappedLayouts.find(
      ({ header }) => header.length === keys.length && header.every((key, at) => key === keys[at]),
    )
    if (mapped) return bind(mapped, row)
  }
  return null
}

function bind(mapped: MappedLayout, row: RawRow): FoundHeader {
  const columns = new Map(
    Object.entries(mapped.columns).map(([name, at]) => [
      name,
      { at, heading: row.cells[at]?.trim() || `Column ${at + 1}` },
    ]),
  )
  return { layout: readerOf(mapped), row, columns, missing: [], twice: [] }
}
