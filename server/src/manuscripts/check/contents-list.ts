import type { BookDocument, Section } from '@panai/contract/book-document'
import type { ManuscriptFinding } from '@panai/contract/manuscript-checks'
import { isContents } from '../outer-sections.ts'
import { readableText } from '../readable.ts'
import { finding } from './finding.ts'
import { nameOf, passagesOf } from './passages.ts'

const MOST_NAMED = 4
/** What stands between a title and its page, and before it. */
const around = /^[\s\d.):–-]+|[\s.…·_–-]*\d*\s*$/gu

/** A list of contents that was typed by hand, and names what is no chapter or leaves one out. */
export function findContentsList(book: BookDocument): ManuscriptFinding[] {
  const list = book.sections.find(({ kind, title }) => kind === 'front' && isContents(title))
  const titles = book.sections.filter((section) => section !== list && section.title !== '')
  const entries = passagesOf(book)
    .filter(({ section }) => section === list)
    .flatMap(({ inlines }) => readableText(inlines).split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
  // One that Word makes by itself has no lines of its own here.
  if (!list || entries.length === 0) return []
  const known = new Set(titles.flatMap(spellings))
  const unknown = entries.filter((entry) => !known.has(bare(entry)) && !known.has(entry))
  const listed = new Set(entries.flatMap((entry) => [entry, bare(entry)]))
  const missing = titles
    .filter((section) => section.kind === 'chapter' && !spellings(section).some((one) => listed.has(one)))
    .map(nameOf)
  const wrong = [
    ...(unknown.length > 0 ? [`names what is no title in the book: ${named(unknown)}`] : []),
    ...(missing.length > 0 ? [`leaves out ${named(missing)}`] : []),
  ]
  if (wrong.length === 0) return []
  return [
    finding({
      severity: 'mend',
      chapter: nameOf(list),
      paragraph: list.at,
      meaning: `The list of contents is typed by hand, and ${wrong.join('; it ')}.`,
      mend: 'Delete the list: the book gets one of its own, with the right pages. Or write the titles as they stand in the book.',
    }),
  ]
}

const bare = (text: string) => text.replaceAll(around, '')
const spellings = (section: Section) => [
  section.title,
  nameOf(section),
  bare(section.title),
  bare(nameOf(section)),
]
const MOST_LETTERS = 40
const named = (some: readonly string[]) =>
  some
    .slice(0, MOST_NAMED)
    .map((one) => `“${one.slice(0, MOST_LETTERS)}”`)
    .join(', ')
