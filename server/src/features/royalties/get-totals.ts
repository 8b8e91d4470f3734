import { messages } from '@panai/contract/http/messages'
import { paise, toRupees } from '@panai/contract/money/money'
import type { SalesSummary } from '@panai/contract/royalties/royalties'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'

type Totals = {
  /** Entries in the history of sales, and in that of payouts. */
  sales: number
  payouts: number
  summary: SalesSummary
}

/** What is kept of an author's sales and payouts: one row, however long the history is. @throws Refusal not_found. */
export async function getTotals(db: Database, authorId: number): Promise<Totals> {
  const row = await db
    .selectFrom('authors')
    .leftJoin('author_totals', 'author_totals.author_id', 'authors.id')
    .select(({ fn, val }) => [
      fn.coalesce('sales', val(0)).as('sales'),
      fn.coalesce('payouts', val(0)).as('payouts'),
      fn.coalesce('copies', val(0)).as('copies'),
      fn.coalesce('lifetime_paise', val(0)).as('lifetime'),
      fn.coalesce('unpaid_paise', val(0)).as('unpaid'),
      'last_sold_on',
    ])
    .where('authors.id', '=', authorId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', messages.authorNotFound)
  return {
    sales: row.sales,
    payouts: row.payouts,
    summary: {
      total_books_sold: row.copies,
      lifetime_earnings: toRupees(paise(row.lifetime)),
      last_sale_date: row.last_sold_on,
      unpaid_royalty: toRupees(paise(row.unpaid)),
    },
  }
}
