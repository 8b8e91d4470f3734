import type { WaitReason } from '@panai/contract/sales-import-states'

/** What a sale waits for. */
export const waitWords: Record<WaitReason, string> = {
  book: 'for its book',
  terms: 'for an agreement',
  currency_rate: 'for a currency rate',
  price: 'for a price',
  copies: 'for the number of copies that came back',
}
