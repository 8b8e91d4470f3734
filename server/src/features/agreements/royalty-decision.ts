import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { Paise } from '@panai/contract/money/money'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { RoyaltyBasis } from '@panai/contract/sales/sales-files'

/** What was sold of a known book, in rupees. Copies and money are negative for what came back. */
export type PricedLine = {
  bookId: number
  format: BookFormat | null
  channel: SalesChannel
  /** ISO date: what was in force then holds. */
  soldOn: string
  units: number
  /** Pages read, where the channel pays for those; 0 elsewhere. */
  pages: number
  /** Printed price of one copy, where the file says so; else the book's. */
  listPrice: Paise | null
  /** What was paid for the copies. */
  amount: Paise | null
  /** What the channel pays us. */
  proceeds: Paise | null
  /** The author's share where the file fixes it. */
  royalty: Paise | null
  basis: RoyaltyBasis | null
}

/** `rate` and shares are in ten-thousandths. The royalty is `rate` of what `base` leaves after `cost`, and the shares add up to it. */
export type Earned = {
  kind: 'earns'
  /** Copies that it is for. */
  units: number
  basis: RoyaltyBasis | 'calculator' | 'file'
  /** null: the file fixed the royalty. */
  ruleId: number | null
  listPrice: Paise | null
  base: Paise
  cost: Paise
  rate: number
  royalty: Paise
  shares: readonly { authorId: number; share: number; royalty: Paise }[]
}

/** Why a line can't be reckoned yet. It waits, and nobody guesses. */
export type Waits = { kind: 'waits'; for: 'terms' | 'price' | 'net' | 'direction' }

export type RoyaltyDecision = Earned | Waits
