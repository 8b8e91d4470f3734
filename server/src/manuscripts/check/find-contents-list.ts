import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { readContentsList } from '../book/read-contents-list.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { nameOf } from './passages.ts'

const MOST_NAMED = 4
const MOST_LETTERS = 40

/** A list of contents that was typed by hand: that it is not printed, and that it names what is no chapter or leaves one out. */
export function findContentsList(book: BookDocument): Finding[] {
  const list = readContentsList(book)
  // One that Word makes by itself has no lines of its own here.
  if (!list?.hasLines) return []
  const { section, unknown, missing, isLeftOut } = list
  const place = { chapter: nameOf(section), paragraph: section.at }
  const isWrong = unknown.length > 0 || missing.length > 0
  return [
    ...(isWrong
      ? [finding('mend', 'contents_list', { unknown: some(unknown), missing: some(missing) }, place)]
      : []),
    ...(isLeftOut ? [finding('information', 'contents_by_hand', {}, place)] : []),
  ]
}

const some = (all: readonly string[]) => all.slice(0, MOST_NAMED).map((one) => one.slice(0, MOST_LETTERS))
