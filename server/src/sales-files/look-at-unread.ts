import type { MappedLayout } from '@panai/contract/sales/sales-columns'
import type { RawRow, Sheet } from '../formats/table.ts'
import { findNearlyHeader } from './find-header.ts'
import { MOST_UNREAD_CELLS, MOST_UNREAD_ROWS } from './limits.ts'
import { findNearlyMapped } from './mapped/find-mapped.ts'
import { shownCell } from './mapped/header-keys.ts'
import { BrokenSalesFile } from './problems.ts'
import { readScaledNumber } from './values/read-scaled-number.ts'

/** What is told of a sheet that is not read, for the clerk to see whether it has sales. */
export type UnreadSheet = {
  /** With figures; below the header where there is one. */
  rows: number
  /** It was not looked at to its end. */
  hasMore: boolean
  /** Of its header, or of its first row that has several. */
  cells: readonly string[]
  /** The columns without which it is none of the tables that it nearly is, as that calls them. */
  lacks: readonly string[]
}

/** @param header of a sheet that says the same as another; of one that nobody knows there is none */
export async function lookAtUnread(
  sheet: Sheet,
  head: readonly RawRow[],
  { header, mapped }: { header: RawRow | null; mapped: readonly MappedLayout[] },
): Promise<UnreadSheet> {
  const nearly = header ? null : (findNearlyHeader(head) ?? findNearlyMapped(head, mapped))
  const top = header ?? nearly?.row ?? null
  const shown = top ?? head.find(({ cells }) => cells.filter(isFilled).length > 1) ?? head[0]
  return {
    ...(await countRows(sheet, top?.number ?? 0)),
    cells: (shown?.cells ?? []).filter(isFilled).slice(0, MOST_UNREAD_CELLS).map(shownCell),
    lacks: nearly?.missing ?? [],
  }
}

async function countRows(sheet: Sheet, above: number): Promise<Pick<UnreadSheet, 'rows' | 'hasMore'>> {
  let [rows, looked] = [0, 0]
  try {
    for await (const some of sheet.rows()) {
      rows += some.filter((row) => row.number > above && hasFigures(row)).length
      looked += some.length
      if (looked > MOST_UNREAD_ROWS) return { rows, hasMore: true }
    }
  } catch (error) {
    // The file is read without this sheet, so what is wrong with it refuses nothing.
    if (!(error instanceof BrokenSalesFile)) throw error
    return { rows, hasMore: true }
  }
  return { rows, hasMore: false }
}

/** A row of sales has something beside its number of copies. */
function hasFigures({ cells }: RawRow): boolean {
  return cells.filter(isFilled).length > 1 && cells.some(isFigure)
}

/** `750`, `Rs. 750`, `5 copies`, `2026-03-06`, and neither `ISBN-13` nor `March 2026`. */
function isFigure(cell: string): boolean {
  return /^[^\p{L}]*\p{Nd}/u.test(cell) || readScaledNumber(cell, 2) !== null
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}
