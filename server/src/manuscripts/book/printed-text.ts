import type { PageStart } from './page-starts.ts'
import type { PageText } from './page-texts.ts'

/** All pages of a printed book, in their order. */
export type PagesOfBook = {
  readonly texts: readonly PageText[]
  /** One for each page; null: they were not kept. */
  readonly starts: readonly PageStart[] | null
}

/** Texts that run beside each other through the pages. The contents are one for themselves as they follow from the body. */
export type Flow = 'body' | 'notes' | 'contents'

/** What stands on one page of a paragraph. */
export type Piece = {
  readonly flow: Flow
  /** Of the flow, from 0. */
  readonly paragraph: number
  /** Of all pages, from 0. */
  readonly page: number
  /** Of the paragraph's text, in UTF-16. */
  readonly from: number
  readonly to: number
  /** The number of a note, which stands before it and is no part of its text; else empty. */
  readonly number: string
}

/** A paragraph, whole where the end of a page parts it; also a title, a line of a table, a note, what is said of a picture. */
export type Paragraph = {
  /** Never empty, its words parted by one space each. */
  readonly text: string
  /** In the order of the pages. */
  readonly pieces: readonly Piece[]
}

/** `pages`: by their number in the print file, what stands on each, in the order in which it is read. */
export type PrintedText = Readonly<Record<Flow, readonly Paragraph[]>> & {
  readonly pages: readonly { readonly page: number; readonly pieces: readonly Piece[] }[]
}

/**
 * The text of a book put together from its pages. A text goes on from the page before where its start says so; without starts, where the last
 * text there ends in a space, as texts of pages are parted before a word.
 * @param contentsApart false: the contents are read as body, as they must be where the starts of one of two books are not known.
 */
export function printedText({ texts, starts }: PagesOfBook, contentsApart: boolean): PrintedText {
  const flows = { body: [] as Open[], notes: [] as Open[], contents: [] as Open[] }
  let last: Part | null = null

  const pages = texts.map(({ page, parts }, index) => {
    const at = starts?.[index]?.at ?? null
    const isContents = contentsApart && at !== null && 'house' in at
    const body = isContents && at.house === 'contents' ? 'contents' : 'body'
    const pieces: Piece[] = []
    let isFirst = true
    for (const part of parts) {
      const flow = part.kind === 'note' ? 'notes' : body
      const whole = tidy(part.text)
      const number = flow === 'notes' ? (/^\d+\.(?: |$)/.exec(whole)?.[0] ?? '') : ''
      const text = whole.slice(number.length)
      if (text === '') continue
      const letter = starts && (at && 'letter' in at ? at.letter : 0)
      const goesOn = flow === 'body' && isFirst && last !== null && isContinued(last, part, letter)
      const paragraph = goesOn ? flows[flow].at(-1) : undefined
      const piece = addTo(flows[flow], paragraph, { flow, page: index, text, number })
      pieces.push(piece)
      if (flow !== 'body') continue
      isFirst = false
      last = part
    }
    return { page, pieces }
  })
  return { ...flows, pages }
}

type Part = PageText['parts'][number]
type Open = { text: string; readonly pieces: Piece[] }

function addTo(
  flow: Open[],
  goesOn: Open | undefined,
  { text, ...of }: Pick<Piece, 'flow' | 'page' | 'number'> & { text: string },
): Piece {
  const paragraph = goesOn ?? { text: '', pieces: [] }
  if (!goesOn) flow.push(paragraph)
  const from = goesOn ? paragraph.text.length + 1 : 0
  paragraph.text = goesOn ? `${paragraph.text} ${text}` : text
  const piece = { ...of, paragraph: flow.length - 1, from, to: from + text.length }
  paragraph.pieces.push(piece)
  return piece
}

/**
 * A paragraph whose first word the page's end parts is whole on the next page although it begins before: then no letters but that word's stand
 * before, and what is the last there is another paragraph.
 * @param letter where the page begins in it, in UTF-16; null: it is not known.
 */
function isContinued(last: Part, part: Part, letter: number | null): boolean {
  if (last.kind !== part.kind) return false
  const endsInSpace = /\s$/.test(last.text)
  if (letter === null) return endsInSpace
  return letter > 0 && (endsInSpace || letter > part.text.trimStart().search(/\s|$/))
}

function tidy(text: string): string {
  const trimmed = text.trim()
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}
