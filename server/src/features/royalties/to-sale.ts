import { paise, toRupees } from '@panai/contract/money/money'
import type { Sale } from '@panai/contract/royalties/royalties'
import { workingOf } from './working-of.ts'

type Row = Parameters<typeof workingOf>[0] &
  Pick<Sale, 'id' | 'book_id' | 'format' | 'quantity' | 'buyer_name' | 'channel'> & {
    title: string | null
    sold_on: string
    amount_paise: number
    royalty_paise: number
  }

export function toSale(row: Row): Sale {
  return {
    id: row.id,
    sale_date: row.sold_on,
    book_id: row.book_id,
    book_title: row.title,
    format: row.format,
    quantity: row.quantity,
    amount: toRupees(paise(row.amount_paise)),
    royalty: toRupees(paise(row.royalty_paise)),
    buyer_name: row.buyer_name,
    channel: row.channel,
    working: workingOf(row),
  }
}
