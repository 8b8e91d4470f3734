import type { BookDocument, Inline } from '@panai/contract/manuscripts/book-document'
import { type Xml, xml } from '../../formats/xml/xml.ts'
import type { PageStart } from '../book/page-starts.ts'
import { startOfWord } from '../book/start-of-word.ts'
import { stretchesOf } from '../book/stretches-of.ts'
import { inlineText } from '../inline-text.ts'
import { plainText } from '../plain-text.ts'

/** A page of the printed book, by its number, that begins behind so many letters of a stretch. */
export type PageBreak = { page: string; letter: number }
export type PageBreaks = {
  /** Of a stretch, by the object of the book that it is; or of a page that the house makes. */
  of: (stretch: object | HousePage) => readonly PageBreak[]
}
type HousePage = 'titlePage' | 'copyrightPage' | 'contents'

/** What stands in a line of text, with the places where pages begin. */
export type Placed = Inline | { page: string }

/** Pages of which nothing is printed have no place. A page without a number on it is counted all the same. @param starts null: they are not known. */
export function pageBreaksOf(book: BookDocument, starts: readonly PageStart[] | null): PageBreaks {
  const stretches = new Map(
    stretchesOf(book).map(({ section, block, part, of }) => [`${section} ${block} ${part}`, of]),
  )
  const breaks = new Map<object | HousePage, PageBreak[]>()
  for (const { page, label, at } of starts ?? []) {
    if (at === null) continue
    const of = 'house' in at ? at.house : stretches.get(`${at.section} ${at.block} ${at.part}`)
    if (of === undefined) throw new Error(`page ${page} begins where the book has nothing`)
    const letter = 'house' in at ? 0 : at.letter
    breaks.set(of, [...(breaks.get(of) ?? []), { page: label ?? String(page), letter }])
  }
  return { of: (stretch) => breaks.get(stretch) ?? [] }
}

export function withPages(inlines: readonly Inline[], breaks: readonly PageBreak[]): readonly Placed[] {
  if (breaks.length === 0) return inlines
  const plain = inlines.map((inline) =>
    'text' in inline ? { ...inline, text: plainText(inline.text) } : inline,
  )
  const text = inlineText(plain)
  const left = breaks.map(({ page, letter }) => ({ page, letter: startOfWord(text, letter) }))
  let begins = 0
  const placed = plain.flatMap((inline): Placed[] => {
    const parts: Placed[] = []
    const length = inlineText([inline]).length
    let done = 0
    for (let next = left[0]; next && next.letter < begins + length; next = left[0]) {
      if ('text' in inline && next.letter > begins + done)
        parts.push({ ...inline, text: inline.text.slice(done, next.letter - begins) })
      parts.push({ page: next.page })
      done = next.letter - begins
      left.shift()
    }
    begins += length
    return [...parts, 'text' in inline ? { ...inline, text: inline.text.slice(done) } : inline]
  })
  return [...placed, ...left.map(({ page }) => ({ page }))]
}

/** Nothing is seen of it; who can't see is told the number by a reader that is asked to. */
export function pageBreak(page: string): Xml {
  return xml`<span epub:type="pagebreak" role="doc-pagebreak" id="page-${page}" aria-label="${page}"></span>`
}

export function pageBreaks(breaks: readonly PageBreak[]): Xml {
  return xml`${breaks.map(({ page }) => xml`${pageBreak(page)}\n`)}`
}

/** The numbers of the pages that begin in a file, in their order: authors' own words are escaped and look otherwise. */
export function pagesIn({ source }: Xml): string[] {
  return [...source.matchAll(/role="doc-pagebreak" id="page-([^"]+)"/g)].flatMap(([, page]) => page ?? [])
}
