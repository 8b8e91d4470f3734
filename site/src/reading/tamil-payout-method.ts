import { payoutMethodWords } from '@panai/contract/money/payout-methods'

/** How somebody is paid, as a page in Tamil says it; in English the value itself is read. */
export function tamilPayoutMethod(method: string): string {
  const words: Readonly<Record<string, string>> = payoutMethodWords.ta
  return words[method] ?? method
}
