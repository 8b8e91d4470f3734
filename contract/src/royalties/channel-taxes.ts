/**
 * Tax that a channel keeps for the state out of what it owes the publisher: deducted at source (section 194-O and what came after it), collected at
 * source (section 52 of the CGST Act), and GST, which it adds to its fees. It is the publisher's own credit with the state, so it lowers what the
 * channel transfers and never what an author earns.
 */
export const channelTaxes = ['tds', 'tcs', 'gst'] as const
export type ChannelTax = (typeof channelTaxes)[number]

/** Positive where the channel keeps it; negative where it comes back with a return, or is GST of buyers that the channel passes on. */
export type ChannelTaxes<Amount extends number = number> = Readonly<Record<ChannelTax, Amount>>

export const channelTaxNames = {
  tds: 'TDS',
  tcs: 'TCS',
  gst: 'GST',
} as const satisfies Record<ChannelTax, string>

/** One amount for each. @param amountOf of one of them */
export function eachTax<Amount extends number>(amountOf: (tax: ChannelTax) => Amount): ChannelTaxes<Amount> {
  return { tds: amountOf('tds'), tcs: amountOf('tcs'), gst: amountOf('gst') }
}

/** All three together, in the same units. */
export function sumOfTaxes({ tds, tcs, gst }: ChannelTaxes): number {
  return tds + tcs + gst
}

/** Null where none of them is anything. */
export function taxesIfAny(taxes: ChannelTaxes): ChannelTaxes | null {
  return channelTaxes.some((tax) => taxes[tax] !== 0) ? taxes : null
}
