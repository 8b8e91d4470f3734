import { MOST_OF_PLACE } from '@panai/contract/threads/proof-comment-rules'

/** Letters that stand at a place of a page, in thousandths of its width and height from the left and from above. */
export type PageWord = { readonly letters: string; readonly x: number; readonly y: number }
export type PlaceOnPage = { readonly x: number; readonly y: number }

/** Lines are read from left to right, so that what is beside is nearer than what is below. */
const LINES_APART = 3

/** Letters alone: spaces, hyphens and marks of the file's own are others on a page that was set anew. */
export function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** How many of the letters of a page stand before the word nearest to a place, in thousandths; null where it has none. */
export function lettersBefore(words: readonly PageWord[], { x, y }: PlaceOnPage): number | null {
  const distances = words.map((word) => Math.hypot(word.x - x, LINES_APART * (word.y - y)))
  return beforeEach(words)[distances.indexOf(Math.min(...distances))] ?? null
}

/** Where the word stands before which there are so many thousandths of the letters of a page; null where it has none. */
export function placeOf(words: readonly PageWord[], before: number): PlaceOnPage | null {
  const at = beforeEach(words).findLastIndex((thousandths) => thousandths <= before)
  const word = words[at]
  return word ? { x: word.x, y: word.y } : null
}

/** How many letters stand before each of the words, in thousandths of all. */
function beforeEach(words: readonly PageWord[]): number[] {
  const all = words.reduce((sum, { letters }) => sum + letters.length, 0)
  let before = 0
  return words.map(({ letters }) => {
    const part = thousandths(before / all)
    before += letters.length
    return part
  })
}

export const thousandths = (part: number): number =>
  Math.round(Math.min(Math.max(part, 0), 1) * MOST_OF_PLACE)
