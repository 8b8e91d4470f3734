import type { PagesOfBook } from '../src/manuscripts/book/printed-text.ts'

/** A paragraph, with a note at its end or without; or a title. */
export type GivenParagraph = string | { text: string; note: string } | { title: string }
type Part = PagesOfBook['texts'][number]['parts'][number]
type Start = NonNullable<PagesOfBook['starts']>[number]['at']

/** Paragraphs on pages of so many letters each (UTF-16), parted before a word; notes are numbered and stand at the foot of the page. */
export function printedPages(paragraphs: readonly GivenParagraph[], letters = 200) {
  const pages: { parts: Part[]; at: Start }[] = []
  let room = 0
  let notes = 0

  function onPage(part: Part, block: number, letter: number): Part[] {
    if (room <= 0) {
      const at = { section: 0, block, part: 0, letter, paragraph: block + 1 }
      pages.push({ parts: [], at })
      room = letters
    }
    room -= part.text.length
    const parts = pages.at(-1)?.parts ?? []
    const place = part.kind === 'note' ? parts.length : parts.filter(({ kind }) => kind !== 'note').length
    parts.splice(place, 0, part)
    return parts
  }

  for (const [block, given] of paragraphs.entries()) {
    if (typeof given !== 'string' && 'title' in given) {
      onPage({ kind: 'title', text: given.title }, block, 0)
      continue
    }
    let text = typeof given === 'string' ? given : given.text
    let letter = 0
    while (text !== '') {
      const free = room > 0 ? room : letters
      const fits = text.length <= free ? text.length : text.lastIndexOf(' ', free - 1) + 1
      const isEmpty = free === letters
      if (fits > 0 || isEmpty) {
        const taken = fits || text.indexOf(' ') + 1 || text.length
        onPage({ kind: 'text', text: text.slice(0, taken) }, block, letter)
        text = text.slice(taken)
        letter += taken
      }
      if (text !== '') room = 0
    }
    if (typeof given === 'string') continue
    notes += 1
    pages.at(-1)?.parts.push({ kind: 'note', text: `${notes}. ${given.note}` })
  }
  return {
    texts: pages.map(({ parts }, index) => ({ page: index + 1, label: String(index + 1), parts })),
    starts: pages.map(({ at }, index) => ({ page: index + 1, label: String(index + 1), at })),
  }
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
const readingOf = (pages: PagesOfBook, page: number) =>
  pages.texts.find((one) => one.page === page)?.parts.map(({ text }) => text) ?? []

/** Where a word stands on the pages, the first time that it does. */
export function placeOfWord(pages: PagesOfBook, word: string): [page: number, lettersBefore: number] {
  for (const { page } of pages.texts) {
    const text = readingOf(pages, page).join(' ')
    const at = ` ${text} `.replace(/\s/g, ' ').indexOf(` ${word} `)
    if (at >= 0) {
      const before = lettersOf(text.slice(0, at)).length
      return [page, Math.round((before / lettersOf(text).length) * 1000)]
    }
  }
  throw new Error(`“${word}” is on no page`)
}

/** The word that stands at a place, by its letters alone. */
export function wordAtPlace(
  pages: PagesOfBook,
  place: { page: number; letters_before: number } | null,
): string | null {
  if (!place) return null
  const words = readingOf(pages, place.page).flatMap((text) =>
    text.split(/\s+/).map(lettersOf).filter(Boolean),
  )
  const all = words.join('').length
  // The last letter of those that the same number of thousandths means.
  const letter = Math.min(Math.max(Math.ceil(((place.letters_before + 0.5) / 1000) * all) - 1, 0), all - 1)
  let before = 0
  for (const word of words) {
    before += word.length
    if (before > letter) return word
  }
  return null
}
