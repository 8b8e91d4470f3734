import type { Payout, Sale } from '@panai/contract/royalties/royalties'
import { channelNames } from '@panai/contract/sales/sales-channels'
import type { Database } from '../../db/database.ts'
import { BYTE_ORDER_MARK, type Cell, writeCsv } from '../../formats/csv/write-csv.ts'
import { eachPayout } from './list-payouts.ts'
import { eachSale } from './list-sales.ts'

/** The history of sales as a table, piece by piece. */
export function salesTable(db: Database, authorId: number): AsyncGenerator<string> {
  return table(
    [
      'Date',
      'Book Title',
      'Format',
      'Quantity',
      'Amount',
      'Royalty',
      'Buyer',
      'Channel',
      'Kind',
      'Your share (%)',
    ],
    eachSale(db, authorId),
    (sale: Sale) => [
      sale.sale_date,
      sale.book_title,
      sale.format,
      sale.quantity,
      sale.amount,
      sale.royalty,
      sale.buyer_name,
      channelNames[sale.channel],
      sale.quantity < 0 ? 'Return' : 'Sale',
      sale.working?.share ?? null,
    ],
  )
}

/** The same of payouts. */
export function payoutsTable(db: Database, authorId: number): AsyncGenerator<string> {
  return table(
    ['Payout Date', 'Amount', 'Status', 'Transaction ID', 'Method'],
    eachPayout(db, authorId),
    (payout: Payout) => [
      payout.payout_date,
      payout.amount,
      payout.status,
      payout.transaction_id,
      payout.method,
    ],
  )
}

async function* table<T>(
  heading: string[],
  batches: AsyncIterable<T[]>,
  cellsOf: (row: T) => Cell[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsv([heading])
  for await (const rows of batches) if (rows.length > 0) yield writeCsv(rows.map(cellsOf))
}
