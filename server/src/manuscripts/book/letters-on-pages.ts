import { MOST_OF_PLACE } from '@panai/contract/threads/proof-comment-rules'
import type { FlowPlace } from './aligned-flow.ts'
import type { Flow, Piece, PrintedText } from './printed-text.ts'

const letters = /[\p{L}\p{M}\p{N}]+/gu

/** A place on a page as comments have it. */
export type LettersBefore = {
  /** Of the print file, from 1. */
  page: number
  /** Letters of the page that stand before it, in thousandths of all that it has. */
  letters_before: number
}

/** Places on the pages of a printed text by the letters before them: letters, their signs and digits count, of notes also their numbers. */
export function lettersOnPages(text: PrintedText) {
  const readingOf = ({ flow, paragraph, from, to, number }: Piece) =>
    number + (text[flow][paragraph]?.text.slice(from, to) ?? '')

  /**
   * A thousandth may be more than a letter: of all letters that are meant by the same number it is the last, so that the first letter of a word is
   * not taken for the word before.
   * @param page of all pages, from 0. @returns null where the page has no letters.
   */
  function letterAt(page: number, lettersBefore: number): (FlowPlace & { flow: Flow }) | null {
    const pieces = text.pages[page]?.pieces ?? []
    const counts = pieces.map((piece) => lettersIn(readingOf(piece)))
    const all = counts.reduce((sum, count) => sum + count, 0)
    if (all === 0) return null
    const last = Math.ceil(((lettersBefore + 0.5) * all) / MOST_OF_PLACE) - 1
    let left = Math.min(Math.max(last, 0), all - 1)
    for (const [index, piece] of pieces.entries()) {
      const count = counts[index] ?? 0
      if (left >= count) left -= count
      else {
        const at = Math.max(placeOfLetter(readingOf(piece), left) - piece.number.length, 0)
        return { flow: piece.flow, paragraph: piece.paragraph, at: piece.from + at }
      }
    }
    return null
  }

  function pieceAt(flow: Flow, { paragraph, at }: FlowPlace): Piece | null {
    return text[flow][paragraph]?.pieces.findLast(({ from }) => from <= at) ?? null
  }

  function lettersBefore(flow: Flow, place: FlowPlace): LettersBefore | null {
    const piece = pieceAt(flow, place)
    const page = piece && text.pages[piece.page]
    if (!page) return null
    const counts = page.pieces.map((one) => lettersIn(readingOf(one)))
    const before = counts.slice(0, page.pieces.indexOf(piece)).reduce((sum, count) => sum + count, 0)
    const within = readingOf(piece).slice(0, piece.number.length + place.at - piece.from)
    const all = counts.reduce((sum, count) => sum + count, 0)
    const along = all === 0 ? 0 : (before + lettersIn(within)) / all
    return { page: page.page, letters_before: Math.round(along * MOST_OF_PLACE) }
  }

  return { letterAt, pieceAt, lettersBefore }
}

/** In UTF-16. */
function lettersIn(text: string): number {
  return text.match(letters)?.reduce((sum, run) => sum + run.length, 0) ?? 0
}

/** Where in a text one of its letters stands, in UTF-16. @param letter from 0. */
function placeOfLetter(text: string, letter: number): number {
  let left = letter
  for (const { 0: run, index } of text.matchAll(letters)) {
    if (left < run.length) return index + left
    left -= run.length
  }
  return text.length
}
