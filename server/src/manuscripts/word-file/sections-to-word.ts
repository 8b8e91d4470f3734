import type { BookDocument, Section } from '@panai/contract/manuscripts/book-document'
import { type Xml, xml } from '../../formats/xml/xml.ts'
import { outerMatterOf, partNumberIn } from '../book/outer-matter.ts'
import { type AroundBlocks, blocksToWord, paragraphToWord } from './blocks-to-word.ts'
import { inlinesToWord, titleToWord } from './inlines-to-word.ts'
import { type StyleId, style } from './styles.ts'

const onNewPage = xml`<w:pageBreakBefore/>`
const goesOn = xml`<w:pageBreakBefore w:val="0"/>`

/** What stands before the chapters without a heading has styles by which it is known. */
const pages: Partial<Record<NonNullable<Section['matter']>, StyleId>> = {
  halfTitle: style.halfTitle,
  titlePage: style.titlePage,
  dedication: style.dedication,
}
/** As in the format in which authors write: these are not in the list of contents. */
const unlisted: ReadonlySet<Section['matter']> = new Set([
  'contents',
  'listOfImages',
  'aboutAuthor',
  'aboutBook',
])

/** The text of a book, in the order of its file. */
export function sectionsToWord(book: BookDocument, around: Omit<AroundBlocks, 'plain'>): Xml[] {
  const titles = [
    { id: style.title, text: book.title },
    { id: style.subtitle, text: book.subtitle },
    { id: style.authorName, text: book.author },
  ].flatMap(({ id, text }) => (text === null ? [] : [paragraphToWord(id, titleToWord(text))]))
  const sections = book.sections.flatMap((section) => {
    const page = section.title === '' && section.matter !== null ? pages[section.matter] : undefined
    return page === undefined ? titledToWord(section, around) : pageToWord(section, page, around)
  })
  const endsInTable = book.sections.at(-1)?.blocks.at(-1)?.kind === 'table'
  return [...titles, ...sections, ...(endsInTable ? [paragraphToWord(style.betweenTables, xml``)] : [])]
}

function titledToWord(section: Section, around: Omit<AroundBlocks, 'plain'>): Xml[] {
  const { title, number, notes, kind } = section
  const marks = inlinesToWord(
    notes.map((footnote) => ({ footnote })),
    around,
  )
  // A number that no title follows is the title.
  const hasTitle = title !== '' && title !== number
  return [
    ...(number === null
      ? []
      : [paragraphToWord(numberStyles[kind], xml`${titleToWord(number)}${!hasTitle && marks}`, onNewPage)]),
    ...(hasTitle
      ? [
          paragraphToWord(
            headingOf(section),
            xml`${titleToWord(title)}${marks}`,
            number === null ? onNewPage : goesOn,
          ),
        ]
      : []),
    ...blocksToWord(section.blocks, { ...around, plain: style.body }),
  ]
}

const numberStyles: Readonly<Record<Section['kind'], StyleId>> = {
  front: style.outerNumber,
  part: style.partNumber,
  chapter: style.chapterNumber,
  back: style.outerNumber,
}

/** The style that says of a title what it is; where it would be taken for another, one that leaves no doubt. */
function headingOf({ kind, matter, title }: Section): StyleId {
  switch (kind) {
    case 'part':
      return style.partHeading
    case 'chapter': {
      const isTelling = outerMatterOf(title) !== null || partNumberIn(title) !== null
      return isTelling ? style.chapterInAnyCase : style.chapterHeading
    }
    default:
      if (unlisted.has(matter)) return style.unlistedHeading
      return kind === 'front' ? style.frontHeading : style.backHeading
  }
}

/** What begins it is a paragraph in its style, an empty one where it begins with something else. */
function pageToWord({ blocks }: Section, page: StyleId, around: Omit<AroundBlocks, 'plain'>): Xml[] {
  const begins = blocks[0]?.kind === 'paragraph'
  return [
    ...(begins ? [] : [paragraphToWord(page, xml``, onNewPage)]),
    ...blocks.flatMap((block, at) =>
      block.kind === 'paragraph'
        ? [paragraphToWord(page, inlinesToWord(block.inlines, around), at === 0 ? onNewPage : goesOn)]
        : blocksToWord([block], { ...around, plain: page }),
    ),
  ]
}
