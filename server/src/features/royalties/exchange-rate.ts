import { sql } from 'kysely'

/**
 * Rupees for one unit of the currency of a sale's row, with two decimals at least, at which it was posted: the latest rate for its last day of those
 * that were there then. Null: it came in rupees, from no file, or is a return of what its sale gave.
 * For a query of sales as `page`, joined with their `sale_lines`.
 */
export const exchangeRate = sql<string | null>`(
  select round(rupees, greatest(min_scale(rupees), 2))::text from currency_rates
  where currency_rates.currency = sale_lines.currency and valid_from <= sale_lines.period_to
    and not exists (
      select from returned_copies where return_id = page.line_id and (is_of_order or page.basis <> 'net'))
  order by currency_rates.created_at <= page.created_at desc, valid_from desc limit 1)`.as('exchange_rate')
