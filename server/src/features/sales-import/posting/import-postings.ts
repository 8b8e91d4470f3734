import { paise } from '@panai/contract/money/money'
import { type ChannelTax, channelTaxes, sumOfTaxes } from '@panai/contract/royalties/channel-taxes'
import type { Earned } from '../../agreements/index.ts'
import type { Debtor, Entry } from '../../royalties/index.ts'
import type { Owed } from './owed.ts'

/** Negative where it is taken back. */
type Earning = { shares: readonly Pick<Earned['shares'][number], 'authorId' | 'royalty'>[] }

/**
 * What one journal of an import posts: channels and accounts owe what they transfer but for what has been paid already, the state owes the tax that they keep,
 * authors earn their royalties, the company keeps the rest.
 */
export class ImportPostings {
  readonly #debtors = new Map<Debtor, number>()
  readonly #taxes = new Map<ChannelTax, number>()
  readonly #authors = new Map<number, number>()
  #received = 0
  #rows = 0

  add(debtor: Debtor, owed: Owed, { shares }: Earning): void {
    this.#rows += 1
    this.#debtors.set(debtor, (this.#debtors.get(debtor) ?? 0) + owed.net - sumOfTaxes(owed) - owed.received)
    this.#received += owed.received
    for (const tax of channelTaxes)
      if (owed[tax] !== 0) this.#taxes.set(tax, (this.#taxes.get(tax) ?? 0) + owed[tax])
    for (const { authorId, royalty } of shares)
      this.#authors.set(authorId, (this.#authors.get(authorId) ?? 0) + royalty)
  }

  /** The opposite of a row that was posted. */
  takeBack({ debtor, owed, shares }: Earning & { debtor: Debtor; owed: Owed }): void {
    const back = shares.map(({ authorId, royalty }) => ({ authorId, royalty: paise(-royalty) }))
    const { net, tds, tcs, gst, received } = owed
    this.add(debtor, { net: -net, tds: -tds, tcs: -tcs, gst: -gst, received: -received }, { shares: back })
  }

  get rows(): number {
    return this.#rows
  }

  /** Together at zero. @throws RangeError when a sum is larger than a number holds exactly. */
  postings(): Entry['postings'] {
    const debtors = [...this.#debtors].map(([account, sum]) => ({ account, amount: paise(sum) }))
    const taxes = [...this.#taxes].map(([tax, sum]) => ({
      account: `${tax}_credit` as const,
      amount: paise(sum),
    }))
    const cash = this.#received === 0 ? [] : [{ account: 'cash' as const, amount: paise(this.#received) }]
    const authors = [...this.#authors].map(([author, sum]) => ({
      account: `author:${author}` as const,
      amount: paise(-sum),
    }))
    const rest = paise(
      -[...debtors, ...cash, ...taxes, ...authors].reduce((sum, { amount }) => sum + amount, 0),
    )
    return [...debtors, ...cash, ...taxes, ...authors, { account: 'company', amount: rest }]
  }
}
