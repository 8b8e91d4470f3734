import type { WaitReason } from '@panai/contract/sales/sales-import-states'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** What rows that wait for the same have in common, as the list of waiting sales names it; a row that has nothing in common with any other is named by its id. */
export const waitingKey = sql<string>`
  case waits_for when 'currency_rate' then currency
    when 'book' then coalesce(match_key, 'row ' || id)
    when 'terms' then 'book ' || book_id
    when 'price' then 'book ' || book_id || coalesce(' ' || currency, '')
    when 'net' then 'book ' || book_id || coalesce(' ' || currency, '')
    else 'row ' || id end`

export type WaitingGroup = { waits_for: WaitReason; key: string }

/** The rows of such a group, found by an index. */
export function waitingAs({ waits_for, key }: WaitingGroup): RawBuilder<SqlBool> {
  const waits = sql<SqlBool>`state = 'waiting' and waits_for = ${waits_for}`
  const [, kind, number, currency = null] = /^(row|book) (\d{1,18})(?: ([A-Z]{3}))?$/.exec(key) ?? []
  if (waits_for === 'book')
    return kind === 'row'
      ? sql`${waits} and match_key is null and id = ${Number(number)}`
      : sql`${waits} and match_key = ${key}`
  if (waits_for === 'currency_rate') return sql`${waits} and currency = ${key}`
  if (number === undefined) return sql`false`
  return kind === 'row'
    ? sql`${waits} and id = ${Number(number)}`
    : sql`${waits} and waits_for in ('price', 'net', 'terms') and book_id = ${Number(number)}
        and (waits_for = 'terms' or currency is not distinct from ${currency})`
}
