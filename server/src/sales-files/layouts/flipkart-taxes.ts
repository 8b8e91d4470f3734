import { type ChannelTaxes, taxesIfAny } from '@panai/contract/royalties/channel-taxes'
import type { BoundColumns, RowFields } from '../row-fields.ts'
import type { Summed } from './flipkart-sum.ts'
import { optional } from './layout.ts'

/** "Taxes" are those beside it together, unless the settlement adds them up beside it. */
export const taxColumns = {
  taxes: optional('taxes (rs.)'),
  tds: optional('tds (rs.)'),
  tcs: optional('tcs (rs.)'),
  gst: optional('gst on mp fees (rs.)'),
} as const

type Name = keyof typeof taxColumns
type Given<Others extends string> = {
  fields: RowFields<Name | Others>
  columns: BoundColumns<Name | Others>
  summed: Summed | null
  /** Paid by the buyer less what was given back: what is kept of a sale comes back with its refund, whichever sign the columns have. */
  paid: number
}

/** Each column is rounded to paise by itself. */
const MOST_BY_ROUNDING = 3

/** What the channel keeps of the row for the state, in paise. What of "Taxes" the columns beside it don't divide is GST on the channel's fees. */
export function readTaxes<Others extends string>({
  fields,
  columns,
  summed,
  paid,
}: Given<Others>): ChannelTaxes | null {
  const kept = (name: Name) => 0 - (fields.moneyIfAny(name, 'INR') ?? 0)
  const ofPrice = (name: 'tds' | 'tcs') => (paid === 0 ? kept(name) : Math.abs(kept(name)) * Math.sign(paid))
  const [tds, tcs] = [ofPrice('tds'), ofPrice('tcs')]
  const isAddedUp = (name: Name) => {
    const at = columns.get(name)?.at
    return summed !== null && at !== undefined && at >= summed.from && at <= summed.to
  }
  const areBeside = isAddedUp('taxes') && (['tds', 'tcs', 'gst'] as const).some(isAddedUp)
  if (!fields.has('taxes') || areBeside) return taxesIfAny({ tds, tcs, gst: kept('gst') + kept('taxes') })
  const gst = kept('taxes') - tds - tcs
  if (fields.has('gst') && Math.abs(Math.abs(gst) - Math.abs(kept('gst'))) > MOST_BY_ROUNDING)
    fields.refuse('total_disagrees', 'taxes')
  return taxesIfAny({ tds, tcs, gst })
}
