import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { type Element, parseXml } from './parse-xml.ts'
import { linesOf, type Read } from './read-a-word-file.ts'

const lettersIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0

const withText = /^word\/(?!styles|settings|fontTable|numbering|theme|webSettings|glossary|_rels).*\.xml$/

/** All letters of the parts with text, as their XML has them. */
function lettersOfFile(bytes: Uint8Array): number {
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => withText.test(name))
  return parts.reduce((sum, [, content]) => {
    const xml = Buffer.from(content)
      .toString()
      .replace(/^\uFEFF?<\?xml[^>]*>\s*/, '')
    return sum + lettersWithin(parseXml(xml), false)
  }, 0)
}

function lettersWithin({ name, children }: Element, isText: boolean): number {
  const of = (child: Element | string): number => {
    if (typeof child === 'string') return isText ? lettersIn(child) : 0
    return lettersWithin(child, /:(?:t|delText|v)$/.test(child.name))
  }
  const counts = children.map(of)
  // Of alternatives the first that has some.
  if (name === 'mc:AlternateContent') return counts.find((count) => count > 0) ?? 0
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Told of what is in the book. */
const inTheBook = new Set(['formula', 'tableHeading', 'notePicture', 'titlePage', 'wordNumber'])

/** Letters in are letters in the book and letters that are named. */
export function expectNoLetterLost(bytes: Uint8Array, { book, remarks, word, old }: Read): void {
  const titles = [book.title, book.subtitle, book.author].flatMap((one) => one ?? [])
  // Old letters are counted as they were typed.
  const converted = old.reduce(
    (sum, { before, after, isSure }) =>
      isSure && after !== null ? sum + lettersIn(before) - lettersIn(after) : sum,
    0,
  )
  // Nobody has typed them.
  const numbers = remarks.filter(({ kind }) => kind === 'wordNumber').map(({ text }) => text)
  const kept = converted + lettersIn([...titles, ...linesOf(book)].join(' ')) - lettersIn(numbers.join(' '))
  const named = [...remarks.filter(({ kind }) => !inTheBook.has(kind)), ...word.comments]
  expect(kept + lettersIn(named.map(({ text }) => text).join(' '))).toBe(lettersOfFile(bytes))
}
