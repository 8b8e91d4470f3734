import { type Paise, paise } from '@panai/contract/money/money'
import type { Earned } from './royalty-decision.ts'
import { partOf, splitRoyalty } from './split-royalty.ts'

/** Which part of a sale comes back. */
export type TakenBack = {
  /** None where only money is given back. */
  copies: number
  /** From so many parts to so many of this many, so that what came back earlier is not taken back again. */
  from: number
  to: number
  of: number
  /** What the channel takes off, negative, where that and not what the sale gave is what royalties on net income go by. */
  takenOff: Paise | null
}

/**
 * What is taken back of a sale: by its rate, price and shares, whatever holds now. All that comes back of it takes back what it gave to each
 * author, to the paisa: each part is rounded on the running sum.
 */
export function takeBack(sale: Earned, { copies, from, to, of, takenOff }: TakenBack): Earned {
  const { basis, ruleId, listPrice, rate, shares } = sale
  const same = { kind: 'earns', units: 0 - copies, basis, ruleId, listPrice, rate } as const
  if (basis === 'net' && takenOff !== null) {
    const royalty = partOf(paise(Math.min(0, takenOff)), rate)
    return { ...same, base: takenOff, cost: paise(0), royalty, shares: splitRoyalty(royalty, shares) }
  }
  const back = (amount: Paise) => paise(partTo(amount, from, of) - partTo(amount, to, of))
  const given = shares.map(({ authorId, share, royalty }) => ({ authorId, share, royalty: back(royalty) }))
  const royalty = paise(given.reduce((sum, one) => sum + one.royalty, 0))
  return { ...same, base: back(sale.base), cost: back(sale.cost), royalty, shares: given }
}

/** Half a paisa counts as one; exact, since the products are larger than a number holds. */
function partTo(amount: Paise, parts: number, of: number): number {
  const product = BigInt(amount) * BigInt(parts) * 2n
  return Number((product + BigInt(of)) / (2n * BigInt(of)))
}
