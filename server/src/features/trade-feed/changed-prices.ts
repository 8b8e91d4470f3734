import { type RawBuilder, sql } from 'kysely'

/** Books of which a format costs something else since a moment: a price was written down, taken back, or came into force. Found by the indexes of these days. */
export function changedPrices({
  from,
  today,
}: {
  from: Date
  today: string
}): RawBuilder<{ book_id: number }> {
  return sql`
    select book_id from book_prices where valid_from <= ${today} and created_at >= ${from}
    union select book_id from book_prices where valid_from <= ${today} and withdrawn_at >= ${from}
    union select book_id from book_prices
      where valid_from <= ${today} and valid_from > (${from}::timestamptz at time zone 'Asia/Kolkata')::date`
}
