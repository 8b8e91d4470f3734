import { readCurrency } from '@panai/contract/currencies'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { JudgedLine } from './judge-line.ts'

const AT_ONCE = 4_000

export type StoredLine = JudgedLine & {
  id: number
  importId: number
  hash: string
  sheet: string | null
  rowNumber: number
  buyerName: string | null
  /** As it was told when the row was judged last. */
  changesOn: readonly string[]
  saleOf: NonNullable<JudgedLine['saleOf']> | null
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
  'measure',
  'is_estimate',
  'book_id',
  'format',
  'channel',
  'period_from',
  'period_to',
  'units',
  'pages',
  'currency',
  'list_price',
  'amount',
  'proceeds',
  'royalty',
  'royalty_basis',
  'changes_on',
  'revises_line_id',
] as const

export function selectLines(db: Database | Tx) {
  return db
    .selectFrom('sale_lines')
    .select(columns)
    .select(
      sql<SaleOf | null>`(
        select jsonb_build_object('day', sale.period_to, 'price', sale.list_price, 'currency', sale.currency)
        from sale_lines as sale where sale.id = sale_lines.sale_line_id)`.as('sale_of'),
    )
}

type SaleOf = { day: string; price: number | null; currency: string | null }

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
    yield rows.map(toLine)
  }
}

export function toLine(row: Row): StoredLine {
  return {
    id: row.id,
    importId: row.import_id,
    hash: row.hash,
    sheet: row.sheet,
    rowNumber: row.row_number,
    buyerName: row.buyer_name,
    changesOn: row.changes_on ?? [],
    revises: row.revises_line_id,
    saleOf: row.sale_of && {
      day: row.sale_of.day,
      listPrice: row.sale_of.price,
      currency: row.sale_of.currency === null ? null : readCurrency(row.sale_of.currency),
    },
    // The columns are checked against the same lists.
    measure: row.measure,
    format: row.format,
    channel: row.channel,
    basis: row.royalty_basis,
    estimate: row.is_estimate,
    bookId: row.book_id,
    soldFrom: row.period_from,
    soldOn: row.period_to,
    units: row.units,
    pages: row.pages,
    currency: row.currency === null ? null : readCurrency(row.currency),
    listPrice: row.list_price,
    amount: row.amount,
    proceeds: row.proceeds,
    royalty: row.royalty,
  }
}
