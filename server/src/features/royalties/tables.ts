import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { tamilTradeWords } from '@panai/contract/language/trade-words'
import { payoutMethodWords } from '@panai/contract/money/payout-methods'
import type { Payout, PayoutStatus, Sale } from '@panai/contract/royalties/royalties'
import { channelNames, type SalesChannel, tamilChannelNames } from '@panai/contract/sales/sales-channels'
import type { Database } from '../../db/database.ts'
import { BYTE_ORDER_MARK, type Cell, writeCsv } from '../../formats/csv/write-csv.ts'
import { eachPayout } from './list-payouts.ts'
import { eachSale } from './list-sales.ts'

type Words = {
  sales: readonly string[]
  payouts: readonly string[]
  format: (format: Sale['format']) => string | null
  channel: (channel: SalesChannel) => string
  sale: string
  return: string
  status: (status: PayoutStatus) => string
}

/** The English tables name formats, states and methods as the API does: programs read them. */
const wordsIn = inEach<Words>(
  {
    sales: [
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
    payouts: ['Payout Date', 'Amount', 'Status', 'Transaction ID', 'Method'],
    format: (format) => format,
    channel: (channel) => channelNames[channel],
    sale: 'Sale',
    return: 'Return',
    status: (status) => status,
  },
  {
    sales: [
      'நாள்',
      'நூலின் தலைப்பு',
      'வடிவம்',
      'பிரதிகள்',
      'தொகை (₹)',
      'உரிமைத்தொகை (₹)',
      'வாங்கியவர்',
      'விற்பனை வழி',
      'வகை',
      'உங்கள் பங்கு (%)',
    ],
    payouts: ['வழங்கிய நாள்', 'தொகை (₹)', 'நிலை', 'பரிவர்த்தனை எண்', 'வழி'],
    format: (format) => format && tamilTradeWords.formats[format],
    channel: (channel) => tamilChannelNames[channel],
    sale: 'விற்பனை',
    return: 'திரும்பியது',
    status: (status) => tamilStatuses[status],
  },
)

const tamilStatuses: Record<PayoutStatus, string> = {
  processing: 'வழங்குகிறோம்',
  completed: 'வழங்கினோம்',
  failed: 'திரும்பி வந்தது',
}

/** The history of sales as a table, piece by piece. */
export function salesTable(
  db: Database,
  authorId: number,
  language: InterfaceLanguage,
): AsyncGenerator<string> {
  const words = wordsIn[language]
  return table(words.sales, eachSale(db, authorId), (sale: Sale) => [
    sale.sale_date,
    sale.book_title,
    words.format(sale.format),
    sale.quantity,
    sale.amount,
    sale.royalty,
    sale.buyer_name,
    words.channel(sale.channel),
    sale.quantity < 0 ? words.return : words.sale,
    sale.working?.share ?? null,
  ])
}

/** The same of payouts. */
export function payoutsTable(
  db: Database,
  authorId: number,
  language: InterfaceLanguage,
): AsyncGenerator<string> {
  const words = wordsIn[language]
  return table(words.payouts, eachPayout(db, authorId), (payout: Payout) => [
    payout.payout_date,
    payout.amount,
    words.status(payout.status),
    payout.transaction_id,
    payout.method && payoutMethodWords[language][payout.method],
  ])
}

async function* table<T>(
  heading: readonly string[],
  batches: AsyncIterable<T[]>,
  cellsOf: (row: T) => Cell[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsv([heading])
  for await (const rows of batches) if (rows.length > 0) yield writeCsv(rows.map(cellsOf))
}
