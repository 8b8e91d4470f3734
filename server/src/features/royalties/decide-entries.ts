import type { BookFormat } from '@panai/contract/language/vocabulary'
import { type Paise, paise } from '@panai/contract/money/money'
import type { ManualJournalKind } from '@panai/contract/royalties/account-entry-kinds'
import type { ChannelTax } from '@panai/contract/royalties/channel-taxes'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'

/** Who owes us what was sold. */
export type Debtor = `channel:${SalesChannel}` | `sales_account:${number}`

/** What a row of it is owed by: an account of our own, where it is one's, else its channel. */
export function debtorOf({ channel, account }: { channel: SalesChannel; account: number | null }): Debtor {
  return account === null ? `channel:${channel}` : `sales_account:${account}`
}

/** An account of the ledger by its name. */
export type Account =
  | 'cash'
  | 'withheld_tax'
  | 'company'
  | 'opening_balances'
  | 'advances'
  | `${ChannelTax}_credit`
  | Debtor
  | `author:${number}`

/** A journal that is still to be posted. A debit is positive, a credit negative; together the amounts are zero. */
export type Entry = {
  kind: 'sale' | 'payout' | 'reversal' | 'recoupment' | 'receipt' | ManualJournalKind
  /** ISO date. */
  occurredOn: string
  reason: string
  /** Two journals never share one: what has been posted is found again by it. */
  reference: string
  reverses?: number
  postings: readonly { account: Account; amount: Paise }[]
}

export type NewSale = {
  authorId: number
  bookId: number | null
  format: BookFormat | null
  channel: SalesChannel
  /** ISO date. */
  soldOn: string
  /** Negative: copies that came back; the amounts are negative then too. */
  quantity: number
  amount: Paise
  royalty: Paise
  buyerName: string | null
  /** The file, form or data set that it came from. */
  source: string
  /** Its row in the source: the same row is the same sale. */
  reference: string
}

export type NewPayout = {
  authorId: number
  /** ISO date. */
  paidOn: string
  /** What reaches the author; `withheld` is paid to the state instead. Both leave the balance. */
  amount: Paise
  withheld: Paise
  method: string | null
  /** The same again is the same payout. */
  reference: string
}

/** The channel owes the price; of that the author earns the royalty and the company keeps the rest. A return is the opposite. */
export function decideSale(sale: NewSale): Entry {
  const { authorId, channel, quantity, amount, royalty } = sale
  const copies = `${Math.abs(quantity)} ${Math.abs(quantity) === 1 ? 'copy' : 'copies'}`
  return {
    kind: 'sale',
    occurredOn: sale.soldOn,
    reason: quantity > 0 ? `Sale of ${copies}` : `Return of ${copies}`,
    reference: saleReference(sale),
    postings: [
      { account: `channel:${channel}`, amount },
      { account: `author:${authorId}`, amount: paise(-royalty) },
      { account: 'company', amount: paise(royalty - amount) },
    ],
  }
}

export function saleReference({ source, reference }: Pick<NewSale, 'source' | 'reference'>): string {
  return `sale ${source} ${reference}`
}

/** The author's balance goes down by what is paid and by what is withheld, at once: what is on its way is not paid again. */
export function decidePayout({ authorId, paidOn, amount, withheld, reference }: NewPayout): Entry {
  return {
    kind: 'payout',
    occurredOn: paidOn,
    reason: 'Payout of royalties',
    reference: `payout ${reference}`,
    postings: [
      { account: `author:${authorId}`, amount: paise(amount + withheld) },
      { account: 'cash', amount: paise(-amount) },
      ...(withheld > 0 ? [{ account: 'withheld_tax', amount: paise(-withheld) } as const] : []),
    ],
  }
}

export type NewManualJournal = {
  id: number
  kind: ManualJournalKind
  authorId: number
  /** Positive: in the author's favour. */
  amount: Paise
  /** ISO date. */
  occurredOn: string
  reason: string
}

/**
 * The company bears an adjustment, or gets it. What was owed in earlier books is no cost of these, and what is advanced is none before
 * royalty has recouped it: each has an account of its own.
 */
export function decideManualJournal(entered: NewManualJournal): Entry {
  const { id, kind, authorId, amount, occurredOn, reason } = entered
  return {
    kind,
    occurredOn,
    reason,
    reference: `manual ${id}`,
    postings: [
      { account: `author:${authorId}`, amount: paise(-amount) },
      { account: against[kind], amount },
    ],
  }
}

const against = {
  adjustment: 'company',
  opening: 'opening_balances',
  advance: 'advances',
} as const satisfies Record<ManualJournalKind, Account>

export type NewRecoupment = Pick<Entry, 'occurredOn' | 'reason' | 'reference'> & {
  authorId: number
  /** Positive: royalty that goes to the advance; negative: what comes back of it. */
  amount: Paise
}

/** Royalty that the author has had already: it leaves the balance and what is still to be recouped. */
export function decideRecoupment({ authorId, amount, ...rest }: NewRecoupment): Entry {
  return {
    ...rest,
    kind: 'recoupment',
    postings: [
      { account: `author:${authorId}`, amount },
      { account: 'advances', amount: paise(-amount) },
    ],
  }
}

/** The opposite of a journal. There is at most one of each. */
export function decideReversal(
  posted: { id: number; postings: Entry['postings'] },
  { occurredOn, reason }: Pick<Entry, 'occurredOn' | 'reason'>,
): Entry {
  return {
    kind: 'reversal',
    occurredOn,
    reason,
    reference: `reversal of ${posted.id}`,
    reverses: posted.id,
    postings: posted.postings.map(({ account, amount }) => ({ account, amount: paise(-amount) })),
  }
}
