import { readCurrency } from '@panai/contract/money/currencies'
import type { ChannelTax, ChannelTaxes } from '@panai/contract/royalties/channel-taxes'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Earned } from '../../agreements/index.ts'
import type { JudgedLine, TakenSale } from './judge-line.ts'

const AT_ONCE = 4_000

export type StoredLine = JudgedLine & {
  id: number
  importId: number
  hash: string
  sheet: string | null
  rowNumber: number
  /** Of our own, whose row it is; null: of none. */
  account: number | null
  buyerName: string | null
  isPaid: boolean
  /** In paise; see `findReceived`. */
  receivedBefore: number
  /** As it was told when the row was judged last. */
  changesOn: readonly string[]
  /** What it came to then; see `digestOf`. */
  judged: string | null
  /** The posted row of an earlier file in whose place it is. */
  revises: number | null
}

const columns = [
  'id',
  'import_id',
  'hash',
  'sheet',
  'row_number',
  'buyer_name',
  'is_paid',
  'received_before_paise',
  'measure',
  'is_estimate',
  'book_id',
  'match_key',
  'format',
  'channel',
  'sales_account_id',
  'period_from',
  'period_to',
  'units',
  'refund_of',
  'pages',
  'currency',
  'list_price',
  'amount',
  'proceeds',
  'tds',
  'tcs',
  'gst',
  'royalty',
  'royalty_basis',
  'changes_on',
  'judged',
  'revises_line_id',
] as const

export function selectLines(db: Database | Tx) {
  return db.selectFrom('sale_lines').select(columns)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>

/** The rows of an import that are to be posted, some thousands at a time; the next ones are fetched while these are worked on. */
export async function* eachNewLine(db: Database | Tx, importId: number): AsyncGenerator<StoredLine[]> {
  const fetch = (after: number) =>
    selectLines(db)
      .where('import_id', '=', importId)
      .where('state', '=', 'new')
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
  let coming = fetch(0)
  for (;;) {
    const rows = await coming
    const last = rows.at(-1)
    if (!last) return
    coming = fetch(last.id)
    coming.catch(() => {}) // the caller that asks for the next ones gets the error
    yield withSales(db, rows.map(toLine))
  }
}

/** As the columns hold them: all of them, or none. */
export function taxesOf({ tds, tcs, gst }: Record<ChannelTax, number | null>): ChannelTaxes | null {
  return tds === null || tcs === null || gst === null ? null : { tds, tcs, gst }
}

export function toLine(row: Row): StoredLine {
  return {
    id: row.id,
    importId: row.import_id,
    hash: row.hash,
    sheet: row.sheet,
    rowNumber: row.row_number,
    account: row.sales_account_id,
    buyerName: row.buyer_name,
    isPaid: row.is_paid,
    receivedBefore: row.received_before_paise,
    changesOn: row.changes_on ?? [],
    judged: row.judged?.replaceAll('-', '') ?? null,
    revises: row.revises_line_id,
    // The columns are checked against the same lists.
    measure: row.measure,
    format: row.format,
    channel: row.channel,
    basis: row.royalty_basis,
    estimate: row.is_estimate,
    bookId: row.book_id,
    isNameless: row.book_id === null && row.match_key === null,
    soldFrom: row.period_from,
    soldOn: row.period_to,
    units: row.units,
    refundOf: row.refund_of,
    pages: row.pages,
    currency: row.currency === null ? null : readCurrency(row.currency),
    listPrice: row.list_price,
    amount: row.amount,
    proceeds: row.proceeds,
    taxes: taxesOf(row),
    royalty: row.royalty,
  }
}

/** With the sales of which returns take copies back, and what those gave. */
export async function withSales<Line extends StoredLine>(db: Database | Tx, lines: Line[]): Promise<Line[]> {
  const returns = lines.filter(({ units, refundOf }) => units < 0 || refundOf !== null).map(({ id }) => id)
  if (returns.length === 0) return lines
  const taken = await db.selectFrom('returned_copies').selectAll().where('return_id', 'in', returns).execute()
  if (taken.length === 0) return lines
  const sales = await loadSales(db, [...new Set(taken.map(({ sale_id }) => sale_id))])
  const takes = Map.groupBy(taken, ({ return_id }) => return_id)
  return lines.map((line) => {
    const parts = takes.get(line.id)?.flatMap((one): TakenSale[] => {
      const found = sales.get(one.sale_id)
      if (!found) return []
      const before = {
        copies: one.copies_before,
        counted: one.counted_before,
        refunded: one.refunded_before,
      }
      return [{ ...found, copies: one.copies, refunded: one.refunded, before, isOfOrder: one.is_of_order }]
    })
    const byAge = (one: TakenSale, other: TakenSale) =>
      one.sale.soldOn.localeCompare(other.sale.soldOn) || one.sale.id - other.sale.id
    return parts ? { ...line, takes: parts.toSorted(byAge) } : line
  })
}

/** Sales by the ids of their rows, with what those that are posted gave. */
async function loadSales(db: Database | Tx, ids: readonly number[]) {
  const rows = await selectLines(db)
    .select(sql<Earned | null>`(${gave})`.as('gave'))
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ gave, ...row }) => [row.id, { sale: toLine(row), gave }]))
}

/**
 * What a posted sale gave, as `Earned` has it; null where it was not kept yet how it was reckoned. Its rows are found first: a planner
 * that has not counted the sales of an import yet would go through all that stand, once for each.
 */
const gave = sql`
  select case when bool_and(basis is not null and share_bp is not null) then jsonb_build_object(
    'kind', 'earns', 'units', min(quantity), 'basis', min(basis), 'ruleId', min(rule_id), 'listPrice', min(list_price_paise),
    'base', min(base_paise), 'cost', min(cost_paise), 'rate', min(rate_bp), 'royalty', sum(royalty_paise),
    'shares', jsonb_agg(jsonb_build_object('authorId', author_id, 'share', share_bp, 'royalty', royalty_paise) order by author_id)) end
  from (select * from sales where line_id = sale_lines.id offset 0) as sales where reversed_by is null`
