import { type Currency, minorDigits } from '@panai/contract/money/currencies'
import { type ChannelTaxes, eachTax } from '@panai/contract/royalties/channel-taxes'

/** An amount in the smallest units of its currency as JSON carries it. */
export function inUnits(amount: number, currency: Currency | null): number {
  return currency === null ? 0 : amount / 10 ** minorDigits[currency]
}

/** The same of tax that a channel keeps. Null: it keeps none. */
export function taxesInUnits(taxes: ChannelTaxes | null, currency: Currency | null): ChannelTaxes | null {
  return taxes && eachTax((tax) => inUnits(taxes[tax], currency))
}
