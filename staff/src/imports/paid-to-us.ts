import { type ChannelTaxes, sumOfTaxes } from '@panai/contract/royalties/channel-taxes'

/** What a channel transfers of what it owes, in units of the currency: less the tax that it keeps. Null: it is not told. */
export function paidToUs({
  proceeds,
  taxes,
}: {
  proceeds: number | null
  taxes: ChannelTaxes | null
}): number | null {
  if (proceeds === null || taxes === null) return proceeds
  // No currency has more decimals.
  return Math.round((proceeds - sumOfTaxes(taxes)) * 1_000) / 1_000
}
