import { type CopyValue, copyLine } from '../../../db/copy-rows.ts'
import type { SalesRow } from '../../../sales-files/index.ts'
import type { Match } from '../matching/known-books.ts'
import { matchKey } from '../matching/match-key.ts'
import type { Judgement } from '../posting/judge-line.ts'
import { digestOf } from '../posting/judged-digest.ts'

/** The columns of `sale_lines` in the order of `lineText`. */
export const lineColumns = [
  'import_id',
  'sheet',
  'row_number',
  'further_rows',
  'hash',
  'identity',
  'raw',
  'measure',
  'channel',
  'is_estimate',
  'isbn',
  'asin',
  'sku',
  'identifier',
  'title',
  'author_name',
  'format',
  'order_id',
  'buyer_name',
  'is_paid',
  'paid_on',
  'payment_method',
  'marketplace',
  'terms',
  'period_from',
  'period_to',
  'units',
  'units_sold',
  'units_returned',
  'refund_of',
  'free_units',
  'pages',
  'currency',
  'list_price',
  'amount',
  'costs',
  'proceeds',
  'tds',
  'tcs',
  'gst',
  'royalty',
  'royalty_basis',
  'conversion_rate',
  'book_id',
  'match_key',
  'matched_by',
  'match_id',
  'format_by_match',
  'state',
  'waits_for',
  'amount_paise',
  'proceeds_paise',
  'tds_paise',
  'tcs_paise',
  'gst_paise',
  'judged',
  'changes_on',
] as const

export type JudgedRow = {
  row: SalesRow
  match: Match | null
  /** The match that says so. */
  notOursBy: number | null
  judgement: Omit<Judgement, 'state'> & { state: Judgement['state'] | 'duplicate' | 'not_ours' }
}

/** One row for COPY. */
export function lineText(importId: number, { row, match, notOursBy, judgement }: JudgedRow): string {
  const { state, waitsFor, amount, proceeds, taxes, changesOn } = judgement
  const format = row.format ?? match?.format ?? null
  const values: Record<(typeof lineColumns)[number], CopyValue> = {
    import_id: importId,
    sheet: row.sheet,
    row_number: row.rowNumber,
    further_rows: row.furtherRows.length === 0 ? null : `{${row.furtherRows.join(',')}}`,
    hash: row.hash,
    identity: row.identity,
    // A row that is there already is kept with the file that brought it first.
    raw: state === 'duplicate' ? null : JSON.stringify(row.raw),
    measure: row.measure,
    channel: row.channel,
    is_estimate: row.estimate,
    isbn: row.isbn,
    asin: row.asin,
    sku: row.sku,
    identifier: row.identifier,
    title: row.title,
    author_name: row.author,
    format,
    order_id: row.orderId,
    buyer_name: row.buyerName,
    is_paid: row.payment !== null,
    paid_on: row.payment?.on ?? null,
    payment_method: row.payment?.method ?? null,
    marketplace: row.marketplace,
    terms: row.terms,
    period_from: row.period.from,
    period_to: row.period.to,
    units: row.units,
    units_sold: row.unitsSold,
    units_returned: row.unitsReturned,
    refund_of: row.refundOf,
    free_units: row.freeUnits,
    pages: row.pages,
    currency: row.currency,
    list_price: row.listPrice,
    amount: row.amount,
    costs: row.costs,
    proceeds: row.proceeds,
    tds: row.taxes?.tds ?? null,
    tcs: row.taxes?.tcs ?? null,
    gst: row.taxes?.gst ?? null,
    royalty: row.royalty,
    royalty_basis: row.royaltyBasis,
    conversion_rate: row.conversionRate,
    book_id: match?.bookId ?? null,
    match_key: match === null ? matchKey(row) : null,
    matched_by: match?.by ?? (notOursBy === null ? null : 'remembered'),
    match_id: match?.matchId ?? notOursBy,
    format_by_match: row.format === null && match !== null && match.format !== null,
    state,
    waits_for: waitsFor,
    amount_paise: amount,
    proceeds_paise: proceeds,
    tds_paise: taxes?.tds ?? null,
    tcs_paise: taxes?.tcs ?? null,
    gst_paise: taxes?.gst ?? null,
    judged: state === 'new' ? digestOf({ bookId: match?.bookId ?? null, format }, judgement) : null,
    changes_on: state !== 'new' || changesOn.length === 0 ? null : `{${changesOn.join(',')}}`,
  }
  return copyLine(lineColumns.map((name) => values[name]))
}
