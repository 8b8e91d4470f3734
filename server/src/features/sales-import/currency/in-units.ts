import { type Currency, minorDigits } from '@panai/contract/currencies'

/** An amount in the smallest units of its currency as JSON carries it. */
export function inUnits(amount: number, currency: Currency | null): number {
  return currency === null ? 0 : amount / 10 ** minorDigits[currency]
}
