import type { BookDocument } from '@panai/contract/book-document'
import type { ManuscriptFinding } from '@panai/contract/manuscript-checks'
import { chapterNumberIn } from '../shape.ts'
import { counted, finding } from './finding.ts'
import { nameOf } from './passages.ts'

/** What is wrong with chapters and footnotes, and what was guessed of them. */
export function findStructure({ sections, footnotes }: BookDocument): ManuscriptFinding[] {
  const chapters = sections.filter(({ kind }) => kind === 'chapter')
  const found: ManuscriptFinding[] = []
  if (chapters.length === 0)
    found.push(
      finding({
        severity: 'mend',
        meaning: 'We found no chapters: the book would have no contents list and no running heads.',
        mend: 'Give each chapter’s title the style Chapter heading of our template, or Heading 1 of Word.',
      }),
    )
  let last: number | null = null
  for (const chapter of chapters) {
    const place = { chapter: nameOf(chapter), paragraph: chapter.at }
    if (chapter.blocks.length === 0)
      found.push(
        finding({
          severity: 'mend',
          ...place,
          meaning: 'There is nothing between this title and the next: the chapter would be an empty page.',
          mend: 'Add its text, or delete the title.',
        }),
      )
    const number = chapterNumberIn(chapter.number ?? '') ?? leadingNumber(chapter.title)
    if (number !== null && last !== null && number !== last + 1)
      found.push(
        finding({
          severity: 'mend',
          ...place,
          meaning: `The number of this chapter is ${number}, and that of the one before is ${last}.`,
          mend: 'Number the chapters in their order, or add the one that is missing.',
        }),
      )
    last = number ?? last
    if (chapter.isGuessed)
      found.push(
        finding({
          severity: 'information',
          ...place,
          meaning:
            'We took this line for the title of a chapter by its look, as it has no style of a heading.',
          mend: 'If it is one, nothing needs to be done. Else give it the style Body of our template.',
        }),
      )
  }
  const empty = footnotes.filter(
    ({ inlines }) => !inlines.some((inline) => 'text' in inline && inline.text.trim() !== ''),
  )
  if (empty.length > 0)
    found.push(
      finding({
        severity: 'mend',
        meaning: `${counted(empty.length, 'footnote has', 'footnotes have')} no text: No. ${empty
          .map(({ number }) => number)
          .slice(0, 20)
          .join(', ')}.`,
        mend: 'Write the note, or delete its number from the text.',
      }),
    )
  return found
}

/** “3. The well”. */
function leadingNumber(title: string): number | null {
  const found = /^(?:[\p{L}\p{M}]+\s+)?(\d{1,3})(?=[\s.:)–-]|$)/u.exec(title)?.[1]
  return found === undefined ? null : Number(found)
}
