import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { chapterNumberIn } from '../book/shape.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { nameOf } from './passages.ts'

const MOST_NAMED = 20

/** What is wrong with chapters and footnotes, and what was guessed of them. */
export function findStructure({ sections, footnotes }: BookDocument): Finding[] {
  const chapters = sections.filter(({ kind }) => kind === 'chapter')
  const found: Finding[] = []
  if (chapters.length === 0) found.push(finding('mend', 'no_chapters', {}))
  let last: number | null = null
  for (const chapter of chapters) {
    const place = { chapter: nameOf(chapter), paragraph: chapter.at }
    if (chapter.blocks.length === 0) found.push(finding('mend', 'empty_chapter', {}, place))
    const number = chapterNumberIn(chapter.number ?? chapter.title)
    // In each part of a book they may begin anew.
    if (number !== null && number !== 1 && last !== null && number !== last + 1)
      found.push(finding('mend', 'chapter_number', { number, before: last }, place))
    last = number ?? last
    if (chapter.isGuessed) found.push(finding('information', 'guessed_title', {}, place))
  }
  const empty = footnotes.filter(
    ({ inlines }) => !inlines.some((inline) => 'text' in inline && inline.text.trim() !== ''),
  )
  if (empty.length > 0) {
    const numbers = empty.map(({ number }) => number).slice(0, MOST_NAMED)
    found.push(finding('mend', 'empty_footnotes', { count: empty.length, numbers }))
  }
  return found
}
