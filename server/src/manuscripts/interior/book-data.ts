import { languageOfLetters } from '@panai/contract/language/script-language'
import type {
  Block,
  BookDocument,
  CellBlock,
  Inline,
  Section,
} from '@panai/contract/manuscripts/book-document'
import { plainText } from '../plain-text.ts'
import type { BookRecord } from './book-record.ts'
import type { Measure } from './create-measure.ts'
import { families } from './fonts.ts'
import { houseWords, imprintOf } from './interior-words.ts'
import { type PageLayout, textWidth } from './page-layout.ts'
import { type BookPicture, placePicture } from './pictures.ts'
import type { SetInline } from './set-inline.ts'
import { setLines } from './set-lines.ts'

const POINTS_PER_MM = 72 / 25.4
/** Verse and quotations stand further in, in ems. */
const QUOTED = 3

type Parts = {
  record: BookRecord
  layout: PageLayout
  measure: Measure
  /** By their numbers, from 1; one that could not be read is left out. */
  pictures: ReadonlyMap<number, BookPicture>
}

/** All that the template sets, as data. */
export function bookData(book: BookDocument, { record, layout, measure, pictures }: Parts) {
  const notes = new Map(book.footnotes.map(({ number, inlines }) => [number, inlines]))
  const width = (textWidth(layout) * POINTS_PER_MM) / layout.type
  const space = measure(' ', '400-normal') * layout.space
  const plain = (inlines: readonly Inline[]) => inlinesOf(inlines, notes)

  function lines(inlines: readonly Inline[], { indent, inset = 0 }: { indent: number; inset?: number }) {
    const set = plain(inlines)
    const language = languageOfLetters(set.map((inline) => ('text' in inline ? inline.text : '')).join(''))
    return language === 'en' ? set : setLines(set, { width: width - inset, indent, space, measure })
  }

  function blockOf(block: Block, before: Block | undefined): object | null {
    switch (block.kind) {
      case 'paragraph': {
        const indent = before?.kind === 'paragraph'
        return {
          kind: 'paragraph',
          indent,
          inlines: lines(block.inlines, { indent: indent ? layout.indent : 0 }),
        }
      }
      case 'quotation':
        return { kind: 'quotation', inlines: lines(block.inlines, { indent: 0, inset: QUOTED }) }
      case 'verse':
        return { kind: 'verse', lines: versesOf(plain(block.inlines)) }
      case 'caption':
        return { kind: 'caption', inlines: plain(block.inlines) }
      case 'heading':
        return { kind: 'heading', level: block.level, inlines: plain(block.inlines) }
      case 'sceneBreak':
        return { kind: 'sceneBreak' }
      case 'list': {
        const { isOrdered, first, items } = block
        return { kind: 'list', isOrdered, first, items: items.map(plain) }
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
        return { kind: 'picture', ...placePicture(picture, layout), description: block.description, caption }
      }
    }
  }

  /** Words in columns are not broken by us: they end where the column does. */
  function cellOf(block: CellBlock, columns: number): object | null {
    switch (block.kind) {
      case 'paragraph':
      case 'quotation':
      case 'caption':
        return { kind: 'line', inlines: plain(block.inlines) }
      case 'picture': {
        const made = blockOf(block, undefined)
        const widest = textWidth(layout) / columns
        return made && 'width' in made ? { ...made, width: Math.min(Number(made.width), widest) } : made
      }
      default:
        return blockOf(block, undefined)
    }
  }

  const sectionOf = ({ kind, matter, number, title, notes: ofTitle, blocks }: Section) => ({
    kind,
    matter,
    number: number === null || number === title ? null : plainText(number),
    title: plainText(title),
    notes: plain(ofTitle.map((footnote) => ({ footnote }))),
    blocks: blocks.flatMap((block, at) => blockOf(block, blocks[at - 1]) ?? []),
  })

  const words = houseWords(record.language)
  return {
    title: plainText(record.title),
    subtitle: record.subtitle && plainText(record.subtitle),
    author: plainText(record.author),
    language: record.language,
    publisher: words.publisher,
    contents: words.contents,
    imprint: imprintOf(record).map(plainText),
    fonts: families,
    paper: layout,
    sections: book.sections.map(sectionOf),
  }
}

type Notes = ReadonlyMap<number, readonly Inline[]>

function inlinesOf(inlines: readonly Inline[], notes: Notes): SetInline[] {
  return inlines.flatMap((inline): SetInline[] => {
    if ('lineBreak' in inline) return [{ justify: false }]
    if ('footnote' in inline) {
      // A footnote within a footnote has no place to stand.
      const note = inlinesOf(notes.get(inline.footnote) ?? [], new Map())
      return note.length === 0 ? [] : [{ note }]
    }
    const text = plainText(inline.text)
    if (text === '') return []
    return [
      {
        text,
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

function versesOf(inlines: readonly SetInline[]): SetInline[][] {
  const lines: SetInline[][] = [[]]
  for (const inline of inlines)
    if ('justify' in inline) lines.push([])
    else lines.at(-1)?.push(inline)
  return lines
}
