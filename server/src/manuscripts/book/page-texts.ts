import type { BookDocument, Inline } from '@panai/contract/manuscripts/book-document'
import { proofPageText } from '@panai/contract/submissions/proof-pages'
import { z } from 'zod'
import { inlineText } from '../inline-text.ts'
import type { BookRecord } from '../interior/book-record.ts'
import { houseWords, imprintOf } from '../interior/interior-words.ts'
import { plainText } from '../plain-text.ts'
import type { PageStart } from './page-starts.ts'
import { startOfWord } from './start-of-word.ts'
import { type Stretch, stretchesOf } from './stretches-of.ts'

export const pageTexts = z.array(proofPageText).max(5_000)
export type PageText = z.output<typeof proofPageText>
type Part = PageText['parts'][number]

/** What is read of a stretch, and the notes in it with how many letters of it stand before their marks. */
type Read = { kind: Part['kind']; text: string; notes: readonly { number: number; letter: number }[] }
/** A place in the book: the stretch, by its number, and so many letters of it. */
type Place = { stretch: number; letter: number }

/** The text of each page of a printed book, in their order. @param starts of all its pages. */
export function textsOfPages(
  book: BookDocument,
  record: BookRecord,
  starts: readonly PageStart[],
): PageText[] {
  const stretches = stretchesOf(book)
  const numbers = new Map(
    stretches.map(({ section, block, part }, number) => [`${section} ${block} ${part}`, number]),
  )
  const read = stretches.map((stretch) => readingOf(book, record, stretch))
  const notes = new Map(book.footnotes.map(({ number, inlines }) => [number, textOf(inlines)]))

  function placeOf({ at }: PageStart): Place | null {
    if (at === null || 'house' in at) return null
    const stretch = numbers.get(`${at.section} ${at.block} ${at.part}`) ?? 0
    return { stretch, letter: startOfWord(read[stretch]?.text ?? '', at.letter) }
  }

  /** From one place to the next. */
  function between(from: Place, to: Place): Part[] {
    return read.slice(from.stretch, to.stretch + 1).flatMap(({ kind, text, notes: marks }, at): Part[] => {
      const number = from.stretch + at
      const begin = number === from.stretch ? from.letter : 0
      const end = number === to.stretch ? to.letter : Number.POSITIVE_INFINITY
      if (end <= begin) return []
      const below = marks
        .filter(({ letter }) => (letter > begin || begin === 0) && letter <= end)
        .map(({ number }): Part => ({ kind: 'note', text: `${number}. ${notes.get(number) ?? ''}` }))
      return [{ kind, text: text.slice(begin, end) }, ...below]
    })
  }

  /** By the numbers that stand in the contents. */
  function contents(): Part[] {
    return stretches.flatMap(({ block, of }, number): Part[] => {
      if (block !== null || !('title' in of) || of.title.trim() === '') return []
      const isBefore = (place: Place | null) =>
        place && (place.stretch < number || place.stretch + place.letter === number)
      const page = starts[places.findLastIndex(isBefore)]?.page
      return [{ kind: 'text', text: `${plainText(of.title)} ${page}` }]
    })
  }

  function ofHouse({ page, at }: PageStart): Part[] {
    const words = houseWords(record.language)
    const title: Part = { kind: 'title', text: plainText(record.title) }
    const lines = (texts: readonly string[]) =>
      texts.map((text): Part => ({ kind: 'text', text: plainText(text) }))
    // The half title has its place before all that the text is.
    if (page === 1) return [title]
    if (at === null || !('house' in at)) return []
    switch (at.house) {
      case 'titlePage':
        return [title, ...lines([record.subtitle ?? '', record.author, words.publisher])]
      case 'copyrightPage':
        return lines(imprintOf(record))
      case 'contents':
        return [{ kind: 'title', text: words.contents }, ...contents()]
    }
  }

  const places = starts.map(placeOf)
  const end = { stretch: stretches.length, letter: 0 }
  return starts.map((start, at) => {
    const from = places[at]
    const to = places.slice(at + 1).find((place) => place !== null) ?? end
    const parts = from ? between(from, to) : ofHouse(start)
    // Notes stand at the foot of the page.
    const inOrder = parts.toSorted((a, b) => Number(a.kind === 'note') - Number(b.kind === 'note'))
    return { page: start.page, label: start.label, parts: inOrder.filter(({ text }) => text.trim() !== '') }
  })
}

const textOf = (inlines: readonly Inline[]): string =>
  inlineText(
    inlines.map((inline) => ('text' in inline ? { ...inline, text: plainText(inline.text) } : inline)),
  )

function readingOf(
  { sections }: BookDocument,
  { language }: BookRecord,
  { section, block, of }: Stretch,
): Read {
  if (!('kind' in of)) {
    const isHeading = block !== null && sections[section]?.blocks[block]?.kind === 'heading'
    return { kind: isHeading ? 'title' : 'text', text: textOf(of), notes: marksIn(of) }
  }
  switch (of.kind) {
    case 'picture': {
      const { description, caption } = of
      const text = [description ?? houseWords(language).picture, textOf(caption ?? [])]
        .filter(Boolean)
        .join('\n')
      return {
        kind: 'picture',
        text,
        notes: marksIn(caption ?? []).map((mark) => ({ ...mark, letter: text.length })),
      }
    }
    case 'front':
    case 'part':
    case 'chapter':
    case 'back': {
      const { number, title } = of
      const text = plainText([number === title ? null : number, title].filter(Boolean).join(' '))
      return { kind: 'title', text, notes: of.notes.map((number) => ({ number, letter: text.length })) }
    }
    default:
      return { kind: 'text', text: '* * *', notes: [] }
  }
}

/** The notes in a text, with the letters before their marks. */
function marksIn(inlines: readonly Inline[]): Read['notes'] {
  return inlines.flatMap((inline, at) =>
    'footnote' in inline ? [{ number: inline.footnote, letter: textOf(inlines.slice(0, at)).length }] : [],
  )
}
