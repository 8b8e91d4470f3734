import { MOST_OF_PLACE } from '@panai/contract/threads/proof-comment-rules'

/** Letters that stand at a place of a page, in thousandths of its width and height from the left and from above. */
export type PageWord = { readonly letters: string; readonly x: number; readonly y: number }
export type PlaceOnPage = { readonly x: number; readonly y: number }

/** So many letters find their place again and are not somewhere else too. */
const LETTERS = 40
const FEWEST = 8
/** Lines are read from left to right, so that what is beside is nearer than what is below. */
const LINES_APART = 3

/** Letters alone: spaces, hyphens and marks of the file's own are others on a page that was set anew. */
export function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** The letters from a place on, by which it is found on newer pages; empty where there are too few. */
export function quoteAt(words: readonly PageWord[], { x, y }: PlaceOnPage): string {
  const distances = words.map((word) => Math.hypot(word.x - x, LINES_APART * (word.y - y)))
  const nearest = distances.indexOf(Math.min(...distances))
  const after = words.slice(Math.max(nearest, 0)).map(({ letters }) => letters)
  const before = words.slice(0, Math.max(nearest, 0)).map(({ letters }) => letters)
  const from = after.join('').slice(0, LETTERS)
  // At the end of a page the letters before it are taken.
  const quote = from.length >= FEWEST ? from : (before.join('') + from).slice(-LETTERS)
  return quote.length >= FEWEST ? quote : ''
}

/** Where a quote stands on a page, null when it doesn't. */
export function placeOfQuote(words: readonly PageWord[], quote: string): PlaceOnPage | null {
  const found = words
    .map(({ letters }) => letters)
    .join('')
    .indexOf(quote)
  if (found < 0 || quote === '') return null
  let before = 0
  const word = words.find(({ letters }) => {
    before += letters.length
    return before > found
  })
  return word ? { x: word.x, y: word.y } : null
}

/** The pages in the order in which one looks for what has moved: the one where it was, then further and further away. */
export function pagesFrom(page: number, pages: number): number[] {
  const near = Math.min(page, pages)
  return Array.from({ length: pages }, (_, at) => at + 1).sort(
    (a, b) => Math.abs(a - near) - Math.abs(b - near) || a - b,
  )
}

export const thousandths = (part: number): number =>
  Math.round(Math.min(Math.max(part, 0), 1) * MOST_OF_PLACE)
