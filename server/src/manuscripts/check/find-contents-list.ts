import type { BookDocument, Section } from '@panai/contract/manuscripts/book-document'
import { type Finding, finding } from '../findings/finding.ts'
import { inlineText } from '../inline-text.ts'
import { nameOf, passagesOf } from './passages.ts'

const MOST_NAMED = 4
/** What stands before a title, its page, and what leads there; each is looked for once a line, however long that is. */
const around = [/^[\s\d.):–-]+/u, /(?<!\d)\d+$/u, /(?<![\s.…·_–-])[\s.…·_–-]+$/u]

/** A list of contents that was typed by hand, and names what is no chapter or leaves one out. */
export function findContentsList(book: BookDocument): Finding[] {
  const list = book.sections.find(({ matter }) => matter === 'contents')
  const titles = book.sections.filter((section) => section !== list && section.title !== '')
  const entries = passagesOf(book)
    .filter(({ section }) => section === list)
    .flatMap(({ inlines }) => inlineText(inlines).split('\n'))
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
  const place = { chapter: nameOf(list), paragraph: list.at }
  // It stands in the book as long as nobody says that it is one.
  const own = list.isGuessed ? [] : [finding('information', 'contents_by_hand', {}, place)]
  if (unknown.length === 0 && missing.length === 0) return own
  const wrong = { unknown: some(unknown), missing: some(missing) }
  return [finding('mend', 'contents_list', wrong, place), ...own]
}

const bare = (text: string) => around.reduce((rest, part) => rest.replace(part, ''), text.trim())
const spellings = (section: Section) => [
  section.title,
  nameOf(section),
  bare(section.title),
  bare(nameOf(section)),
]
const MOST_LETTERS = 40
const some = (all: readonly string[]) => all.slice(0, MOST_NAMED).map((one) => one.slice(0, MOST_LETTERS))
