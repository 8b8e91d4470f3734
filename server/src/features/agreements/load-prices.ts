import { paise } from '@panai/contract/money/money'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { DatedPrice } from './terms.ts'

/** The prices of books that are written down and not taken back, by their days, the last first; one query however many there are. */
export async function loadPrices(
  db: Database | Tx,
  bookIds: readonly number[],
): Promise<Map<number, DatedPrice[]>> {
  const rows = await db
    .selectFrom('book_prices')
    .select(['book_id', 'format', 'price_paise', 'valid_from'])
    .where('book_id', '=', sql<number>`any(${bookIds}::int[])`)
    .where('withdrawn_at', 'is', null)
    .orderBy('valid_from', 'desc')
    .execute()
  const prices = new Map<number, DatedPrice[]>()
  for (const [bookId, ofBook] of Map.groupBy(rows, ({ book_id }) => book_id))
    prices.set(
      bookId,
      ofBook.map(({ format, price_paise, valid_from }) => ({
        format,
        price: paise(price_paise),
        validFrom: valid_from,
      })),
    )
  return prices
}
