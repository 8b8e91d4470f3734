import { type Paise, paise } from '@panai/contract/money/money'
import { WHOLE } from '@panai/contract/royalties/royalty-terms'

/** Somebody's part of a book's royalty, in ten-thousandths. */
export type Share = { authorId: number; share: number }
export type SharedRoyalty = Share & { royalty: Paise }

/**
 * So many ten-thousandths of an amount, half a paisa up, of what came back half a paisa down: a return takes back what the sale gave.
 * Exact for every amount.
 */
export function partOf(amount: Paise, rate: number): Paise {
  const size = Math.abs(amount)
  const whole = wholePart(size, rate) + (restOf(size, rate) * 2 >= WHOLE ? 1 : 0)
  return signed(whole, amount)
}

/**
 * Divides a royalty by shares that add up to the whole, to the paisa. Each has their part rounded down; the paise that are left, always
 * fewer than there are people, go one each to those who lost most by it, at a tie to the lower author id. Of a return the same people
 * give the same paise back.
 */
export function splitRoyalty(royalty: Paise, shares: readonly Share[]): SharedRoyalty[] {
  const [only] = shares
  if (only && shares.length === 1) return [{ authorId: only.authorId, share: only.share, royalty }]
  const size = Math.abs(royalty)
  const parts = shares.map(({ authorId, share }) => ({
    authorId,
    share,
    whole: wholePart(size, share),
    rest: restOf(size, share),
  }))
  const left = size - parts.reduce((sum, { whole }) => sum + whole, 0)
  const favoured = parts.toSorted((a, b) => b.rest - a.rest || a.authorId - b.authorId).slice(0, left)
  for (const part of favoured) part.whole++
  return parts.map(({ authorId, share, whole }) => ({ authorId, share, royalty: signed(whole, royalty) }))
}

// An amount is taken apart at ten thousand, so that no product is ever larger than a number holds exactly.
function wholePart(size: number, rate: number): number {
  const low = size % WHOLE
  return ((size - low) / WHOLE) * rate + Math.floor((low * rate) / WHOLE)
}

function restOf(size: number, rate: number): number {
  return ((size % WHOLE) * rate) % WHOLE
}

function signed(size: number, like: number): Paise {
  return paise(like < 0 && size > 0 ? -size : size)
}
