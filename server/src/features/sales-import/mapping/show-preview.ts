import type { ParsedInputOf } from '@panai/contract/endpoint'
import type { SalesColumn } from '@panai/contract/sales-columns'
import { staffMessages } from '@panai/contract/staff/messages'
import { salesImportMessages } from '@panai/contract/staff/sales-import-messages'
import type { previewSalesFile, SalesFilePreview } from '@panai/contract/staff/sales-layouts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { headerKeys, type PreviewSheet, readDate } from '../../../sales-files/index.ts'
import { provenOrder } from './day-order.ts'
import { guessColumns, guessHeader } from './guess-columns.ts'
import { keyOfHeader } from './key-of-header.ts'
import { toMapping } from './list-layouts.ts'

const EXAMPLES = 3

/** @throws Refusal not_found, also when the file does not wait for its columns, or has no such sheet or row. */
export async function showPreview(
  db: Database,
  { id, sheet: at, header_row }: ParsedInputOf<typeof previewSalesFile>,
): Promise<SalesFilePreview> {
  const sheets = await loadPreview(db, id)
  const sheet = sheets[at]
  if (!sheet) throw new Refusal('not_found', staffMessages.notFound)
  const headerRow = header_row ?? guessHeader(sheet)
  const header = sheet.rows.find(({ number }) => number === headerRow)
  if (!header) throw new Refusal('not_found', staffMessages.notFound)
  const found = await findBefore(db, header.cells)
  const before = found ? { name: found.name, ...toMapping(found) } : null
  const guess = before?.columns ?? guessColumns(header.cells, sheet.evidence)
  const rows = sheet.rows.map(({ number, cells }) => ({ number, cells: withDays(cells, sheet, guess) }))
  const below = rows.filter(({ number }) => number > headerRow)
  return {
    sheets: sheets.map(({ name }, place) => ({ at: place, name })),
    sheet: at,
    rows,
    header_row: headerRow,
    columns: sheet.evidence.map((evidence, place) => ({
      at: place,
      heading: header.cells[place] ?? '',
      examples: [...new Set(below.flatMap(({ cells }) => cells[place] || []))].slice(0, EXAMPLES),
      day_order: provenOrder(evidence),
    })),
    guess,
    before,
  }
}

/** @throws Refusal not_found when the file does not wait for its columns. */
export async function loadPreview(db: Database | Tx, importId: number): Promise<PreviewSheet[]> {
  const found = await db
    .selectFrom('sales_file_previews')
    .innerJoin('sales_imports', 'sales_imports.id', 'import_id')
    .select('sales_file_previews.sheets')
    .where('sales_imports.id', '=', importId)
    .where('state', '=', 'unmapped')
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', salesImportMessages.notUnmapped)
  return found.sheets as PreviewSheet[] // as askForColumns keeps them
}

/** What was said of this header and has read no file yet. */
function findBefore(db: Database, cells: readonly string[]) {
  return db
    .selectFrom('sales_layouts')
    .selectAll()
    .where('header_key', '=', keyOfHeader(headerKeys(cells)))
    .where('retired_at', 'is', null)
    .executeTakeFirst()
}

/** A workbook keeps days as numbers, which nobody knows again. */
function withDays(
  cells: readonly string[],
  { serials }: PreviewSheet,
  { date }: Partial<Record<SalesColumn, number>>,
): string[] {
  return cells.map((cell, at) => (at === date && serials !== null && readDate(cell, null, serials)) || cell)
}
