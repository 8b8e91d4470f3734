import { type Paise, paise } from '@panai/contract/money'
import type { SalesChannel } from '@panai/contract/royalties'
import type { Earned } from '../../agreements/index.ts'
import type { Entry } from '../../royalties/index.ts'

/** Negative where it is taken back. */
type Earning = { shares: readonly Pick<Earned['shares'][number], 'authorId' | 'royalty'>[] }

/** What one journal of an import posts: channels owe what they pay us, authors earn their royalties, the company keeps the rest. */
export class ImportPostings {
  readonly #channels = new Map<SalesChannel, number>()
  readonly #authors = new Map<number, number>()
  #rows = 0

  /** @param owed what the channel pays for the row, in paise */
  add(channel: SalesChannel, owed: number, { shares }: Earning): void {
    this.#rows += 1
    this.#channels.set(channel, (this.#channels.get(channel) ?? 0) + owed)
    for (const { authorId, royalty } of shares)
      this.#authors.set(authorId, (this.#authors.get(authorId) ?? 0) + royalty)
  }

  /** The opposite of a row that was posted. */
  takeBack({ channel, owed, shares }: Earning & { channel: SalesChannel; owed: number }): void {
    const back = shares.map(({ authorId, royalty }) => ({ authorId, royalty: paise(-royalty) }))
    this.add(channel, -owed, { shares: back })
  }

  get rows(): number {
    return this.#rows
  }

  /** Together at zero. @throws RangeError when a sum is larger than a number holds exactly. */
  postings(): Entry['postings'] {
    const channels = [...this.#channels].map(([channel, sum]) => ({
      account: `channel:${channel}` as const,
      amount: paise(sum),
    }))
    const authors = [...this.#authors].map(([author, sum]) => ({
      account: `author:${author}` as const,
      amount: paise(-sum),
    }))
    const rest = paise(-[...channels, ...authors].reduce((sum, { amount }) => sum + amount, 0))
    return [...channels, ...authors, { account: 'company', amount: rest }]
  }
}

/** What the channel owes for a row; where it does not tell, what was paid for the copies. */
export function owedOf({ amount, proceeds }: { amount: Paise | null; proceeds: Paise | null }): number {
  return proceeds ?? amount ?? 0
}
