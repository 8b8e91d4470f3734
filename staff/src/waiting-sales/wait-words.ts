import type { WaitReason } from '@panai/contract/sales/sales-import-states'

/** What a sale waits for. */
export const waitWords: Record<WaitReason, string> = {
  book: 'for its book',
  terms: 'for an agreement',
  currency_rate: 'for a currency rate',
  price: 'for a price',
  net: 'for what the channel pays for it',
  direction: 'to be told whether it was sold or came back',
  copies: 'for the number of copies that came back',
}
