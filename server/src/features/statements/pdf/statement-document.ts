import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type {
  RoyaltyWay,
  StatementLineKind,
  StatementState,
} from '@panai/contract/statements/statement-states'
import type { StatementLanguage } from '@panai/contract/statements/statement-words'

/** All that a printed statement says, in paise and ISO dates: the same document is the same file, byte for byte. */
export type StatementDocument = {
  id: number
  language: StatementLanguage
  state: StatementState
  authorName: string
  from: string
  to: string
  /** null: nobody has been told of it. */
  issuedOn: string | null
  opening: number
  sales: number
  returns: number
  corrections: number
  adjustments: number
  advances: number
  recouped: number
  advancesLeft: number
  paid: number
  withheld: number
  closing: number
  copies: number
  lines: readonly PrintedLine[]
}

export type PrintedLine = {
  kind: StatementLineKind
  on: string
  title: string | null
  format: BookFormat | null
  channel: SalesChannel | null
  copies: number
  price: number | null
  amount: number
  basis: RoyaltyWay | null
  base: number | null
  rate: number | null
  cost: number | null
  share: number | null
  balance: number
  note: string | null
}
