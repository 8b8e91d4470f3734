import { type ComparedWords, comparedWords, PARAGRAPH_END, type Word } from './compared-words.ts'
import { editsBetween, lengthOf, type Span } from './edits-between.ts'
import type { Paragraph } from './printed-text.ts'

export type Side = 'before' | 'now'
export const otherSide = { before: 'now', now: 'before' } as const

/** A letter of a flow: of one of its paragraphs, by its number from 0, and where in its text, in UTF-16. */
export type FlowPlace = { readonly paragraph: number; readonly at: number }

/** Where something of the one side stands on the other. */
export type Carried = FlowPlace & {
  /** The very word; else what stands there in its place, or next to where it would. */
  readonly isThere: boolean
  /** false: nothing of its paragraph stands there, and nothing in the paragraph's place. */
  readonly isBeside: boolean
}

/** Neighbouring paragraphs that are not the same, by their numbers; one of the spans may be empty. */
export type ChangedParagraphs = {
  readonly before: Span
  readonly now: Span
  /** Compared when they are first asked for. */
  readonly words: () => ComparedWords
}

export type AlignedFlow = {
  /** In their order; all that stands between them is the same, paragraph by paragraph. */
  readonly changed: readonly ChangedParagraphs[]
  /** @returns null where the other side has nothing at all. */
  readonly carry: (place: FlowPlace, from: Side) => Carried | null
}

/** What of a flow is the same before and now. */
export function alignedFlow(flows: Readonly<Record<Side, readonly Paragraph[]>>): AlignedFlow {
  const texts = (side: Side) => flows[side].map(({ text }) => text)
  const changed = editsBetween(texts('before'), texts('now')).map((spans): ChangedParagraphs => {
    let words: ComparedWords | undefined
    const inSpan = (side: Side) =>
      flows[side]
        .slice(spans[side].from, spans[side].to)
        .map((paragraph, at): [number, Paragraph] => [spans[side].from + at, paragraph])
    return {
      ...spans,
      words: () => {
        words ??= comparedWords(inSpan('before'), inSpan('now'))
        return words
      },
    }
  })

  function carry(place: FlowPlace, from: Side): Carried | null {
    const to = otherSide[from]
    const last = changed.findLast((one) => one[from].from <= place.paragraph)
    if (last && place.paragraph < last[from].to) return carryWord(place, from, last)
    const shift = last ? last[to].to - last[from].to : 0
    return { paragraph: place.paragraph + shift, at: place.at, isThere: true, isBeside: true }
  }

  function carryWord({ paragraph, at }: FlowPlace, from: Side, changed: ChangedParagraphs): Carried | null {
    const to = otherSide[from]
    const { edits, ...words } = changed.words()
    const index = words[from].findLastIndex(
      (word) => word.paragraph < paragraph || (word.paragraph === paragraph && word.at <= at),
    )
    const word = words[from][index]
    const edit = edits.findLast((one) => one[from].from <= index)
    if (!word || !edit || index >= edit[from].to) {
      const same = words[to][index + (edit ? edit[to].to - edit[from].to : 0)]
      if (!word || !same) throw new Error('a place outside of its paragraph')
      return { paragraph: same.paragraph, at: same.at + at - word.at, isThere: true, isBeside: true }
    }
    const along = (index - edit[from].from) / lengthOf(edit[from])
    const instead = words[to][edit[to].from + Math.floor(along * lengthOf(edit[to]))]
    if (lengthOf(edit[to]) > 0 && instead) return gone(instead, true)

    const isOfIt = (other: Word | undefined) =>
      other !== undefined && other.paragraph === paragraph && other.text !== PARAGRAPH_END
    const [before, after] = [words[to][edit[to].from - 1], words[to][edit[to].from]]
    if (before && isOfIt(words[from][edit[from].from - 1])) return gone(before, true)
    if (after && isOfIt(words[from][edit[from].to])) return gone(after, true)
    return nearest(before, after, to, changed)
  }

  function nearest(
    before: Word | undefined,
    after: Word | undefined,
    to: Side,
    changed: ChangedParagraphs,
  ): Carried | null {
    if (before) return gone(before, false)
    const above = flows[to][changed[to].from - 1]
    if (above) return gone({ paragraph: changed[to].from - 1, at: above.text.lastIndexOf(' ') + 1 }, false)
    if (after) return gone(after, false)
    return flows[to].length > changed[to].to ? gone({ paragraph: changed[to].to, at: 0 }, false) : null
  }

  return { changed, carry }
}

const gone = ({ paragraph, at }: FlowPlace, isBeside: boolean): Carried => ({
  ...{ paragraph, at },
  ...{ isThere: false, isBeside },
})
