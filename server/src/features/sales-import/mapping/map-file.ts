import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { mapSalesFile } from '@panai/contract/sales-import/staff/sales-layouts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { type FoundMonth, headerKeys, type PreviewSheet } from '../../../sales-files/index.ts'
import { daysOfMonth } from '../intake/days-of-month.ts'
import { keepLayout } from './keep-layout.ts'
import { keyOfHeader } from './key-of-header.ts'
import { provenOrder } from './proven-order.ts'
import { loadPreview, monthOfPreview } from './show-preview.ts'
import { looksLikeStatus, type Said, saidBelow } from './status-columns.ts'

type Given = ParsedInputOf<typeof mapSalesFile>

/**
 * Keeps what somebody says of the columns of a file as a layout, and lets every file that waits with this header be read by it. What was
 * said of the header before is changed, as long as no file was read by it; then only what nobody has sorted is added.
 * @throws Refusal not_found, invalid, conflict when the file is not as it was shown, or the header or the name has a layout already.
 */
export async function mapFile(tx: Tx, given: Given, accountId: number): Promise<void> {
  const waiting = await loadPreview(tx, given.id)
  const sheet = waiting.sheets[given.sheet]
  const row = sheet?.rows.find(({ number }) => number === given.header_row)
  const header = headerKeys(row?.cells ?? [])
  if (!sheet || !row || header.filter((key) => key !== '').length < 2)
    throw refuse('header_row', salesImportMessages.headerRow)
  const named = [...Object.values(given.columns), ...Object.values(given.added).flat()]
  if (named.some((at = 0) => at >= header.length)) throw refuse('columns', salesImportMessages.columnGone)
  checkOrder(sheet, given)
  checkStatus(saidBelow(waiting.sheets, sheet, row), row.cells, given)
  if (given.columns.date === undefined) checkMonth(monthOfPreview(waiting, sheet, row), given)
  await keepLayout(tx, { given, header, headings: row.cells.slice(0, header.length), accountId })
  const read = await tx
    .updateTable('sales_imports')
    .set({ state: 'reading', progress: 0, ...daysOfMonth(given.month) })
    .where('id', '=', given.id)
    .where('version', '=', given.version)
    .where('state', '=', 'unmapped')
    .returning('id')
    .executeTakeFirst()
  if (!read) await refuseStale(tx, 'sales_imports', given.id)
  await readOthers(tx, header)
}

function refuse(field: string, message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { [field]: [message] } })
}

/** What the days of the column prove can't be said otherwise, and what they do not prove must be said. */
function checkOrder({ evidence }: PreviewSheet, { columns, day_order }: Given): void {
  const found = evidence[columns.date ?? -1]
  const proven = found ? provenOrder(found) : null
  if ((proven === 'unclear' || proven === 'mixed') && day_order === null)
    throw refuse('day_order', salesImportMessages.dayOrder)
  if ((proven === 'day first' || proven === 'month first') && day_order !== proven)
    throw refuse('day_order', salesImportMessages.dayOrderProven)
}

/** What the text says can't be said otherwise; a name may be wrong. */
function checkMonth(found: FoundMonth | null, { month }: Given): void {
  if (!found && !month) throw refuse('month', salesImportMessages.columnDate)
  if (found?.by === 'text' && month && !found.period.from.startsWith(month))
    throw refuse('month', salesImportMessages.monthSaid)
}

/** A return or an order that was cancelled must not become a sale because nobody was asked. */
function checkStatus(
  said: readonly Said[],
  headings: readonly string[],
  { columns, added, without_status }: Given,
): void {
  if (columns.status !== undefined) {
    if (said[columns.status] === null) throw refuse('columns', salesImportMessages.statusTooMany)
    return
  }
  if (without_status) return
  const taken = new Set([...Object.values(columns), ...Object.values(added).flat()])
  const at = said.findIndex((one, place) => !taken.has(place) && looksLikeStatus(headings[place] ?? '', one))
  if (at >= 0)
    throw refuse('columns', `${salesImportMessages.columnStatus}: ${headings[at] || `column ${at + 1}`}`)
}

/** Files with the same header that wait too: they are few. */
async function readOthers(tx: Tx, header: readonly string[]): Promise<void> {
  const key = keyOfHeader(header)
  const waiting = await tx
    .selectFrom('sales_file_previews')
    .innerJoin('sales_imports', 'sales_imports.id', 'import_id')
    .select(['import_id', 'sales_file_previews.sheets'])
    .where('state', '=', 'unmapped')
    .execute()
  const same = waiting.filter(({ sheets }) =>
    // As askForColumns keeps them.
    (sheets as PreviewSheet[]).some(({ rows }) =>
      rows.some(({ cells }) => keyOfHeader(headerKeys(cells)) === key),
    ),
  )
  if (same.length === 0) return
  await tx
    .updateTable('sales_imports')
    .set({ state: 'reading', progress: 0 })
    .where(
      'id',
      'in',
      same.map(({ import_id }) => import_id),
    )
    .execute()
}
