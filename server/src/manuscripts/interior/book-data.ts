import { languageOfLetters } from '@panai/contract/language/script-language'
import { languages } from '@panai/contract/language/vocabulary'
import type {
  Block,
  BookDocument,
  CellBlock,
  Inline,
  Section,
} from '@panai/contract/manuscripts/book-document'
import { inlineText } from '../inline-text.ts'
import { plainText } from '../plain-text.ts'
import type { BookRecord } from './book-record.ts'
import { BREAK_POINT, withBreakPoints } from './break-points.ts'
import { familiesFor } from './fonts.ts'
import type { Style } from './house-styles.ts'
import { houseWords, imprintOf } from './interior-words.ts'
import { isLatin, type PageLayout, textWidth } from './page-layout.ts'
import { type Marks, startOf, withMarks, withMarksOfLines } from './page-marks.ts'
import { type BookPicture, placePicture } from './pictures.ts'
import type { SetInline } from './set-inline.ts'

/** A paragraph of so many letters may be kept on one page; a single line of a longer one may stand alone. */
const MOST_WHOLE = 800

type Parts = {
  record: BookRecord
  layout: PageLayout
  style: Style
  /** By their numbers, from 1; one that could not be read is left out. */
  pictures: ReadonlyMap<number, BookPicture>
  /** Paragraphs whose notes came to stand on the page before, by the names that notes have of them. */
  astray: ReadonlySet<string>
  /** null: nobody asks on which pages the text stands. */
  marks: Marks | null
}

/** All that the template sets, as data. */
export function bookData(book: BookDocument, { record, layout, pictures, style, astray, marks }: Parts) {
  const notes = new Map(book.footnotes.map(({ number, inlines }) => [number, inlines]))
  const plain = (inlines: readonly Inline[]) => inlinesOf(inlines, notes, (text) => text)
  const plainMarked = (inlines: readonly Inline[]) => withMarks(plain(inlines), inlines, marks)

  /** What is set from margin to margin: words may be parted where a line ends, and spaces and letters give way as their script allows. */
  let paragraphs = 0
  function prose(inlines: readonly Inline[]) {
    paragraphs += 1
    const of = `paragraph ${paragraphs}`
    const set = withLastWordWhole(inlinesOf(inlines, notes, withBreakPoints))
    const text = set.map((inline) => ('text' in inline ? inline.text : '')).join('')
    const named = set.map((inline) => ('note' in inline ? { ...inline, of } : inline))
    return {
      isLatin: languageOfLetters(text) === 'en',
      keep: astray.has(of) ? (text.length <= MOST_WHOLE ? 'whole' : 'lines') : null,
      inlines: withMarks(named, inlines, marks),
    }
  }

  const isNumbered = style.isNumbered && !hasOwnNumbers(book)
  const numbers = numbersOfHeadings()
  let level = 0
  function blockOf(block: Block, before: Block | undefined): object | null {
    switch (block.kind) {
      case 'paragraph':
        return { kind: 'paragraph', indent: before?.kind === 'paragraph', ...prose(block.inlines) }
      case 'quotation':
        return { kind: 'quotation', ...prose(block.inlines) }
      case 'verse':
        return {
          kind: 'verse',
          lines: withMarksOfLines(versesOf(plain(block.inlines)), block.inlines, marks),
        }
      case 'caption':
        return { kind: 'caption', inlines: plainMarked(block.inlines) }
      case 'heading':
        // Readers of screens stumble over a level that is left out.
        level = Math.min(block.level, level + 1)
        return {
          kind: 'heading',
          level,
          title: plainText(inlineText(block.inlines)),
          number: isNumbered ? numbers.next(level) : null,
          inlines: plainMarked(block.inlines),
        }
      case 'sceneBreak':
        return { kind: 'sceneBreak', mark: startOf(block, marks) }
      case 'list': {
        const { isOrdered, first, items } = block
        return { kind: 'list', isOrdered, first, items: items.map(prose) }
      }
      case 'table': {
        const columns = Math.max(1, ...block.rows.map((row) => row.length))
        const cells = block.rows.flatMap((row) =>
          [...Array(columns).keys()].map((column) =>
            (row[column] ?? []).flatMap((inner) => cellOf(inner, columns) ?? []),
          ),
        )
        return cells.length === 0 ? null : { kind: 'table', columns, cells }
      }
      case 'picture': {
        const picture = pictures.get(block.number)
        const caption = block.caption && plain(block.caption)
        // What is said of one that could not be read is read all the same.
        if (!picture) return caption && { kind: 'caption', inlines: caption }
        const { description } = block
        const mark = startOf(block, marks)
        return { kind: 'picture', ...placePicture(picture, layout), description, caption, mark }
      }
    }
  }

  function cellOf(block: CellBlock, columns: number): object | null {
    switch (block.kind) {
      case 'paragraph':
      case 'quotation':
      case 'caption':
        // A column may be narrower than a word.
        return {
          kind: 'line',
          inlines: withMarks(inlinesOf(block.inlines, notes, withBreakPoints), block.inlines, marks),
        }
      case 'picture': {
        const made = blockOf(block, undefined)
        const widest = textWidth(layout) / columns
        return made && 'width' in made ? { ...made, width: Math.min(Number(made.width), widest) } : made
      }
      default:
        return blockOf(block, undefined)
    }
  }

  function sectionOf(section: Section) {
    const { kind, matter, number, title, notes: ofTitle, blocks } = section
    level = 0
    if (kind === 'chapter') numbers.next(0)
    return {
      kind,
      matter,
      number: number === null || number === title ? null : plainText(number),
      title: plainText(title),
      notes: plain(ofTitle.map((footnote) => ({ footnote }))),
      mark: startOf(section, marks),
      blocks: blocks.flatMap((block, at) => blockOf(block, blocks[at - 1]) ?? []),
    }
  }

  const words = houseWords(record.language)
  return {
    title: plainText(record.title),
    subtitle: record.subtitle && plainText(record.subtitle),
    author: plainText(record.author),
    language: record.language,
    isLatin: isLatin(record.language),
    publisher: words.publisher,
    contents: words.contents,
    picture: words.picture,
    imprint: imprintOf(record).map(plainText),
    fonts: Object.fromEntries(languages.map((language) => [language, familiesFor(language)])),
    paper: layout,
    style,
    sections: book.sections.map(sectionOf),
  }
}

/** “2.1” before a subheading of the second chapter. */
function numbersOfHeadings(): { next: (level: number) => string } {
  let counts = [0]
  return {
    next(level) {
      counts = [...counts.slice(0, level), (counts[level] ?? 0) + 1]
      return counts.join('.')
    },
  }
}

/** An author who numbers subheadings does it throughout. */
function hasOwnNumbers({ sections }: BookDocument): boolean {
  return sections.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'heading' && /^\s*\d/.test(inlineText(block.inlines))),
  )
}

type Notes = ReadonlyMap<number, readonly Inline[]>

function inlinesOf(inlines: readonly Inline[], notes: Notes, marked: (text: string) => string): SetInline[] {
  return inlines.flatMap((inline): SetInline[] => {
    if ('lineBreak' in inline) return [{ lineBreak: true }]
    if ('footnote' in inline) {
      // A footnote within a footnote has no place to stand.
      const note = inlinesOf(notes.get(inline.footnote) ?? [], new Map(), withBreakPoints)
      return note.length === 0 ? [] : [{ note }]
    }
    const text = plainText(inline.text)
    if (text === '') return []
    return [
      {
        text: marked(text),
        language: languageOfLetters(text),
        ...(inline.emphasis && { emphasis: true }),
        ...(inline.strong && { strong: true }),
        ...(inline.smallCaps && { smallCaps: true }),
        ...(inline.underlined && { underlined: true }),
        ...(inline.struck && { struck: true }),
        ...(inline.position !== 'baseline' && { position: inline.position }),
      },
    ]
  })
}

/** A last line of half a word looks like a mistake. */
function withLastWordWhole(inlines: SetInline[]): SetInline[] {
  const last = inlines.at(-1)
  if (!last || !('text' in last)) return inlines
  const text = last.text.replace(/\S+\s*$/u, (word) => word.replaceAll(BREAK_POINT, ''))
  return [...inlines.slice(0, -1), { ...last, text }]
}

function versesOf(inlines: readonly SetInline[]): SetInline[][] {
  const lines: SetInline[][] = [[]]
  for (const inline of inlines)
    if ('lineBreak' in inline) lines.push([])
    else lines.at(-1)?.push(inline)
  return lines
}
