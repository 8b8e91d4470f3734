import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { type MappedStatus, type SalesColumn, statusKey } from '@panai/contract/sales/sales-columns'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { previewSalesFile, SalesFilePreview } from '@panai/contract/sales-import/staff/sales-layouts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import {
  type FoundMonth,
  headerKeys,
  monthOfTable,
  type Period,
  type PreviewSheet,
  proposeMeaning,
  readDate,
} from '../../../sales-files/index.ts'
import { guessColumns, guessHeader, isPaymentDay } from './guess-columns.ts'
import { isInUse } from './is-in-use.ts'
import { keyOfHeader } from './key-of-header.ts'
import { toMapping } from './list-layouts.ts'
import { provenOrder } from './proven-order.ts'
import { isStateHeading, looksLikeStatus, type Said, saidBelow } from './status-columns.ts'

const EXAMPLES = 3

/** @throws Refusal not_found, also when the file does not wait for its columns, or has no such sheet or row. */
export async function showPreview(
  db: Database,
  { id, sheet: at, header_row }: ParsedInputOf<typeof previewSalesFile>,
): Promise<SalesFilePreview> {
  const waiting = await loadPreview(db, id)
  const { sheets } = waiting
  const sheet = sheets[at]
  if (!sheet) throw new Refusal('not_found', staffMessages.notFound)
  const known = await findKnown(db, header_row === undefined ? sheet.rows : [rowOf(sheet, header_row)])
  const header = rowOf(sheet, header_row ?? known?.row ?? guessHeader(sheet))
  const before = known && { name: known.layout.name, ...toMapping(known.layout) }
  const said = saidBelow(sheets, sheet, header)
  const guess = before?.columns ?? guessColumns(header.cells, sheet.evidence, said)
  const rows = sheet.rows.map(({ number, cells }) => ({ number, cells: withDays(cells, sheet, guess) }))
  const below = rows.filter(({ number }) => number > header.number)
  return {
    sheets: sheets.map(({ name }, place) => ({ at: place, name })),
    sheet: at,
    rows,
    header_row: header.number,
    columns: sheet.evidence.map((evidence, place) => ({
      at: place,
      heading: header.cells[place] ?? '',
      examples: [...new Set(below.flatMap(({ cells }) => cells[place] || []))].slice(0, EXAMPLES),
      day_order: provenOrder(evidence),
      values: withMeanings(said[place] ?? null, {
        before: place === before?.columns.status ? before.statuses : [],
        isState: isStateHeading(header.cells[place] ?? ''),
      }),
      looks_like_payment_day: isPaymentDay(header.cells[place] ?? ''),
      looks_like_status: looksLikeStatus(header.cells[place] ?? '', said[place] ?? null),
    })),
    guess,
    before,
    month: toMonth(monthOfPreview(waiting, sheet, header)),
    is_in_use: known !== null && (await isInUse(db, known.layout.id)),
  }
}

function rowOf({ rows }: PreviewSheet, wanted: number): PreviewSheet['rows'][number] {
  const row = rows.find(({ number }) => number === wanted)
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return row
}

/** What was said of a value before, else what it likely means. */
function withMeanings(
  said: Said,
  { before, isState }: { before: readonly MappedStatus[]; isState: boolean },
) {
  if (said === null) return null
  const meanings = new Map(before.map(({ value, meaning }) => [statusKey(value), meaning]))
  return said.map(({ value, rows }) => {
    const meaning = meanings.get(statusKey(value)) ?? 'ask'
    const isKnown = meaning !== 'ask'
    return { value, rows, meaning: isKnown ? meaning : proposeMeaning(value, isState), is_known: isKnown }
  })
}

type Waiting = { sheets: PreviewSheet[]; fileName: string | null; given: Period | null }

/** @throws Refusal not_found when the file does not wait for its columns. */
export async function loadPreview(db: Database | Tx, importId: number): Promise<Waiting> {
  const found = await db
    .selectFrom('sales_file_previews')
    .innerJoin('sales_imports', 'sales_imports.id', 'import_id')
    .select(['sales_file_previews.sheets', 'file_name', 'given_from', 'given_to'])
    .where('sales_imports.id', '=', importId)
    .where('state', '=', 'unmapped')
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', salesImportMessages.notUnmapped)
  const { sheets, file_name: fileName, given_from: from, given_to: to } = found
  return {
    sheets: sheets as PreviewSheet[], // as askForColumns keeps them
    fileName,
    given: from && to ? { from, to } : null,
  }
}

/** The month of all rows below a header, where no column has their days. */
export function monthOfPreview(
  { fileName, given }: Pick<Waiting, 'fileName' | 'given'>,
  sheet: PreviewSheet,
  header: PreviewSheet['rows'][number],
): FoundMonth | null {
  const above = sheet.rows.filter(({ number }) => number < header.number).map(({ cells }) => cells)
  return monthOfTable({ above, given, sheetName: sheet.name, fileName })
}

function toMonth(found: FoundMonth | null) {
  return found && { month: found.period.from.slice(0, 7), by: found.by }
}

/** The first of the rows that is the header of a layout in use, with what was said of it. */
async function findKnown(db: Database, rows: PreviewSheet['rows']) {
  const keys = rows.map(({ cells }) => keyOfHeader(headerKeys(cells)))
  const layouts = await db
    .selectFrom('sales_layouts')
    .selectAll()
    .where('header_key', 'in', keys)
    .where('retired_at', 'is', null)
    .execute()
  for (const [at, key] of keys.entries()) {
    const [layout, row] = [layouts.find(({ header_key }) => header_key === key), rows[at]]
    if (layout && row) return { layout, row: row.number }
  }
  return null
}

/** A workbook keeps days as numbers, which nobody knows again. */
function withDays(
  cells: readonly string[],
  { serials }: PreviewSheet,
  { date }: Partial<Record<SalesColumn, number>>,
): string[] {
  return cells.map((cell, at) => (at === date && serials !== null && readDate(cell, null, serials)) || cell)
}
