import { hash } from 'node:crypto'
import type { JudgedLine, Judgement } from './judge-line.ts'

const HEX_DIGITS = 32

/**
 * Says the same as long as a row that is to be posted is of the same book and comes to the same: in rupees, by its terms, price and rate, for each author.
 * 32 hexadecimal digits, which a uuid column holds. Null: nobody earns by it.
 */
export function digestOf(
  { bookId, format }: Pick<JudgedLine, 'bookId' | 'format'>,
  { amount, proceeds, taxes, earned }: Pick<Judgement, 'amount' | 'proceeds' | 'taxes' | 'earned'>,
): string | null {
  if (earned.length === 0) return null
  // Field by field: what a sale gave has its own order of them, as the database tells it.
  const parts = earned.map(({ units, basis, ruleId, listPrice, base, cost, rate, royalty, shares }) => [
    ...[units, basis, ruleId, listPrice, base, cost, rate, royalty],
    ...shares.flatMap((share) => [share.authorId, share.share, share.royalty]),
  ])
  const tax = taxes && [taxes.tds, taxes.tcs, taxes.gst]
  const said = JSON.stringify([bookId, format, amount, proceeds, tax, ...parts])
  return hash('sha256', said, 'hex').slice(0, HEX_DIGITS)
}

/** The same of a row that changes what returns have taken back. @param returns what becomes of them; undefined: it changes none */
export function digestWith(own: string | null, returns: string | undefined): string | null {
  return returns === undefined ? own : hash('sha256', `${own} ${returns}`, 'hex').slice(0, HEX_DIGITS)
}
