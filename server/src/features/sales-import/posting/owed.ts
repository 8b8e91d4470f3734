import type { Paise } from '@panai/contract/money/money'
import {
  type ChannelTax,
  type ChannelTaxes,
  eachTax,
  sumOfTaxes,
} from '@panai/contract/royalties/channel-taxes'
import { sql } from 'kysely'

/**
 * What a row comes to in paise. `net`: before tax; where the channel does not tell it, what was paid for the copies. Of that it keeps the tax, and
 * `received` has come to us already: nobody owes it.
 */
export type Owed = Readonly<Record<'net' | ChannelTax | 'received', number>>

/** Whether a row says that it has been paid, and what receipts had brought for its sale before, in paise. */
export type PaidRow = { isPaid: boolean; receivedBefore: number }

type InRupees = { amount: Paise | null; proceeds: Paise | null; taxes: ChannelTaxes<Paise> | null }

export function owedOf({ amount, proceeds, taxes }: InRupees, { isPaid, receivedBefore }: PaidRow): Owed {
  const net = proceeds ?? amount ?? 0
  const kept = eachTax((tax) => taxes?.[tax] ?? 0)
  return { net, ...kept, received: isPaid ? net - sumOfTaxes(kept) - receivedBefore : 0 }
}

/** What the channel transfers for a row of `sale_lines`; null while it is not known in rupees. */
export const transferred = sql`
  (coalesce(proceeds_paise, amount_paise) - coalesce(tds_paise, 0) - coalesce(tcs_paise, 0) - coalesce(gst_paise, 0))`

/** Of a row of `sale_lines` that says that it was paid, what comes by that. */
export const received = sql`(coalesce(${transferred}, 0) - received_before_paise)`

/** What a row of `sale_lines` comes to. */
export const owedColumns = sql`
  coalesce(proceeds_paise, amount_paise, 0)::bigint as net, coalesce(tds_paise, 0)::bigint as tds,
  coalesce(tcs_paise, 0)::bigint as tcs, coalesce(gst_paise, 0)::bigint as gst,
  case when is_paid then ${received} else 0 end::bigint as received`
