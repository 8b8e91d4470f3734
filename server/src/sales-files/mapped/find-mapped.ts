import { type MappedLayout, summedColumns } from '@panai/contract/sales/sales-columns'
import type { RawRow } from '../../formats/table.ts'
import type { FoundHeader } from '../found-header.ts'
import { NEARLY } from '../limits.ts'
import { addedName } from './added-name.ts'
import { headerKeys } from './header-keys.ts'
import { mappedReader } from './mapped-reader.ts'

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

/** The row that comes nearest to the header of such a layout, with the headings that it lacks. Null when none is near. */
export function findNearlyMapped(
  rows: readonly RawRow[],
  mappedLayouts: readonly MappedLayout[],
): Pick<FoundHeader, 'row' | 'missing'> | null {
  const near = rows.flatMap((row) => {
    const keys = headerKeys(row.cells)
    return mappedLayouts.flatMap(({ header }) => {
      const wanted = header.filter((key) => key !== '')
      const missing = wanted.filter((key) => !keys.includes(key))
      const share = 1 - missing.length / wanted.length
      return share >= NEARLY ? [{ row, missing, share }] : []
    })
  })
  return near.toSorted((a, b) => b.share - a.share)[0] ?? null
}

function bind(mapped: MappedLayout, row: RawRow): FoundHeader {
  const places = [
    ...Object.entries(mapped.columns),
    ...summedColumns.flatMap(
      (name) => mapped.added?.[name]?.map((at, more) => [addedName(name, more), at] as const) ?? [],
    ),
  ]
  const columns = new Map<string, { at: number; heading: string }>(
    places.map(([name, at]) => [name, { at, heading: row.cells[at]?.trim() || `Column ${at + 1}` }]),
  )
  return { layout: mappedReader(mapped), row, columns, missing: [], twice: [] }
}
