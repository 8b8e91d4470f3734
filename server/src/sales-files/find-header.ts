import type { MappedLayout } from '@panai/contract/sales/sales-columns'
import type { RawRow } from '../formats/table.ts'
import type { FoundHeader } from './found-header.ts'
import { layouts } from './layouts/index.ts'
import { type Column, columnKey, type Layout, nameOfLacking } from './layouts/layout.ts'
import { NEARLY } from './limits.ts'
import { findMapped } from './mapped/find-mapped.ts'

/**
 * The header among the first rows of a sheet, whatever stands above it. Null when no row is one. A layout of ours goes before one that somebody
 * made, unless it can't read the table.
 */
export function findHeader(
  rows: readonly RawRow[],
  mapped: readonly MappedLayout[] = [],
): FoundHeader | null {
  let lacking: FoundHeader | null = null
  for (const row of rows) {
    const found = matching(row)
    if (found && found.missing.length + found.twice.length === 0) return found
    lacking ??= found
  }
  return findMapped(rows, mapped) ?? lacking
}

/** The row that comes nearest to a header, to say what it lacks. */
export function findNearlyHeader(rows: readonly RawRow[]): FoundHeader | null {
  let nearest: { row: RawRow; layout: Layout; share: number } | null = null
  for (const row of rows) {
    const keys = row.cells.map(columnKey)
    for (const layout of layouts) {
      const share =
        layout.signature.filter((name) => placesOf(layout, name, keys).length > 0).length /
        layout.signature.length
      if (share >= NEARLY && share > (nearest?.share ?? 0)) nearest = { row, layout, share }
    }
  }
  return nearest && bind(nearest.layout, nearest.row)
}

function matching(row: RawRow): FoundHeader | null {
  const keys = row.cells.map(columnKey)
  const found = layouts
    .filter((layout) => layout.signature.every((name) => placesOf(layout, name, keys).length > 0))
    .sort((a, b) => b.signature.length - a.signature.length)[0]
  return found ? bind(found, row) : null
}

function bind(layout: Layout, row: RawRow): FoundHeader {
  const keys = row.cells.map(columnKey)
  const columns = new Map<string, { at: number; heading: string }>()
  const [missing, twice]: [string[], string[]] = [[], []]
  for (const [name, column] of Object.entries(layout.columns)) {
    const [at, other] = placesOf(layout, name, keys)
    const heading = oneLine(row.cells[at ?? -1] ?? '')
    if (at === undefined) {
      if (!column.optional) missing.push(nameOfLacking(column, row.cells))
    } else columns.set(name, { at, heading })
    if (other !== undefined && isSpeltOut(column)) twice.push(heading)
  }
  return { layout, row, columns, missing, twice }
}

function placesOf(layout: Layout, name: string, keys: readonly string[]): number[] {
  const names = layout.columns[name]?.names ?? []
  return keys.flatMap((key, at) =>
    key !== '' && names.some((wanted) => (typeof wanted === 'string' ? wanted === key : wanted.test(key)))
      ? [at]
      : [],
  )
}

/** Of columns that are found by a pattern the first is meant; two of the same name are a fault. */
function isSpeltOut({ names }: Column): boolean {
  return names.every((name) => typeof name === 'string')
}

function oneLine(heading: string): string {
  return heading.replace(/=.*$/s, '').replace(/\s+/g, ' ').trim()
}
