import type { ProofChange } from '@panai/contract/submissions/proof-changes'
import { MOST_OF_PLACE } from '@panai/contract/threads/proof-comment-rules'
import { alignedFlow, type ChangedParagraphs, type FlowPlace, otherSide, type Side } from './aligned-flow.ts'
import { type ChangedPassage, changedPassages } from './changed-passages.ts'
import { lengthOf } from './edits-between.ts'
import { type LettersBefore, lettersOnPages } from './letters-on-pages.ts'
import { type Flow, type PagesOfBook, printedText } from './printed-text.ts'

export type Comparison = {
  /** All passages that differ, in the order of the present pages, notes behind the text of their page. Made when first asked for. */
  readonly changes: readonly ProofChange[]
  /**
   * Where that is now which stands at a place of the earlier pages.
   * @param page of the print file, from 1. @param lettersBefore in thousandths of the letters of the page.
   * @returns null where there is no such page, or no text on one side.
   */
  readonly placeNow: (page: number, lettersBefore: number) => PlaceNow | null
}

export type PlaceNow = LettersBefore & {
  /** The very word. false: what stands in its place, or next to where it stood; or there was no word. */
  is_there: boolean
}

/** A letter of one of a book's flows. */
type Place = FlowPlace & { readonly flow: Flow }

/**
 * Compares the text of the earlier pages of a book with that of the present ones, as it stands but for the composition of letters and the kind of
 * spaces and line ends; nothing of how it is set. Paragraphs go on over the ends of pages, so that what is only moved to another page is
 * no change. Notes are compared by themselves and without their numbers. The contents are no part of the changes, as they follow from
 * them, but have places; where the starts of the pages of one side are not known, they are compared as text.
 */
export function comparePages(before: PagesOfBook, now: PagesOfBook): Comparison {
  const contentsApart = before.starts !== null && now.starts !== null
  const texts = { before: printedText(before, contentsApart), now: printedText(now, contentsApart) }
  const letters = { before: lettersOnPages(texts.before), now: lettersOnPages(texts.now) }
  const flowOf = (flow: Flow) => alignedFlow({ before: texts.before[flow], now: texts.now[flow] })
  const flows = { body: flowOf('body'), notes: flowOf('notes'), contents: flowOf('contents') }
  const indexes = new Map(texts.before.pages.map(({ page }, index) => [page, index]))

  function carry({ flow, ...place }: Place, from: Side): (Place & { isThere: boolean }) | null {
    const found = flows[flow].carry(place, from)
    if (flow === 'body' || found?.isBeside) return found && { flow, ...found }
    // A note that is on one side alone would stand below what its page has of the body, not with the note that is next in number.
    const page = letters[from].pieceAt(flow, place)?.page ?? 0
    const above = lastOfBody(from, page)
    const beside = above && flows.body.carry(above, from)
    return beside && { flow: 'body', ...beside, isThere: false }
  }

  /** The last word of the body on a page, or before it. */
  function lastOfBody(side: Side, page: number): FlowPlace | null {
    const { pages, body } = texts[side]
    const isBody = ({ flow }: { flow: Flow }) => flow === 'body'
    const last = pages.findLast(({ pieces }, index) => index <= page && pieces.some(isBody))
    const piece = last?.pieces.findLast(isBody)
    if (!piece) return body.length > 0 ? { paragraph: 0, at: 0 } : null
    const text = body[piece.paragraph]?.text.slice(piece.from, piece.to) ?? ''
    return { paragraph: piece.paragraph, at: piece.from + text.lastIndexOf(' ') + 1 }
  }

  function placeNow(page: number, lettersBefore: number): PlaceNow | null {
    const index = indexes.get(page)
    if (index === undefined) return null
    const onPage = letters.before.letterAt(index, lettersBefore)
    const place = onPage ?? nextLetter(index)
    const found = place && carry(place, 'before')
    const there = found && letters.now.lettersBefore(found.flow, found)
    return there && { ...there, is_there: onPage !== null && found.isThere }
  }

  /** For a page without letters: the first of those behind it, else the last before it. */
  function nextLetter(page: number): Place | null {
    const { length } = texts.before.pages
    for (let next = page + 1; next < length; next += 1) {
      const place = letters.before.letterAt(next, 0)
      if (place) return place
    }
    for (let next = page - 1; next >= 0; next -= 1) {
      const place = letters.before.letterAt(next, MOST_OF_PLACE)
      if (place) return place
    }
    return null
  }

  function pageOf(place: Place | null, side: Side): number {
    const { pages } = texts[side]
    const piece = place && letters[side].pieceAt(place.flow, place)
    return pages[piece?.page ?? 0]?.page ?? 1
  }

  function pagesOf(
    { flow, paragraphs, passage }: { flow: Flow; paragraphs: ChangedParagraphs; passage: ChangedPassage },
    side: Side,
  ): ProofChange['before'] {
    const wordAt = (on: Side, index: number): Place | null => {
      const word = paragraphs.words()[on][index]
      return word ? { flow, paragraph: word.paragraph, at: word.at } : null
    }
    const span = passage[side]
    if (lengthOf(span) > 0) {
      const [first, last] = [wordAt(side, span.from), wordAt(side, span.to - 1)]
      return { first: pageOf(first, side), last: pageOf(last, side) }
    }
    const other = otherSide[side]
    const there = wordAt(other, passage[other].from)
    const page = pageOf(there && carry(there, other), side)
    return { first: page, last: page }
  }

  function changesOf(flow: 'body' | 'notes'): ProofChange[] {
    return flows[flow].changed.flatMap((paragraphs) =>
      changedPassages(paragraphs.words()).map((passage) => ({
        before: pagesOf({ flow, paragraphs, passage }, 'before'),
        now: pagesOf({ flow, paragraphs, passage }, 'now'),
        in_note: flow === 'notes',
        runs: passage.runs,
        left_out: passage.left_out,
      })),
    )
  }

  let changes: readonly ProofChange[] | undefined
  return {
    get changes() {
      changes ??= [...changesOf('body'), ...changesOf('notes')].toSorted(
        (one, other) => one.now.first - other.now.first,
      )
      return changes
    },
    placeNow,
  }
}
