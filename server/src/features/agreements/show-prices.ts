import { sql } from 'kysely'
import { inTransaction } from '../../db/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'

/** Readers see the price that holds today: one that was written down for this day comes into force at its beginning. */
export const showPrices: JobKind = {
  name: 'show-prices',
  title: 'Shows books at the prices of the day',
  cron: '1 0 * * *',
  atStart: true,
  async work({ db }) {
    const changed = await inTransaction(db, async (tx) => {
      const { numAffectedRows = 0n } = await sql`
        with due as (
          select distinct on (book_id) book_id, price_paise from book_prices
          where format is null and withdrawn_at is null and valid_from <= india_today()
          order by book_id, valid_from desc)
        update books set mrp_paise = price_paise, updated_at = now()
        from due where books.id = book_id and mrp_paise <> price_paise`.execute(tx)
      return Number(numAffectedRows)
    })
    return changed === 0
      ? 'Every book is shown at its price.'
      : `${changed} ${changed === 1 ? 'book has' : 'books have'} another price from today on.`
  },
}
