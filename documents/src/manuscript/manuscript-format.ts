import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import { MM_PER_INCH } from '@panai/contract/manuscripts/book-making'
import { type PageLayout, pageLayout } from '@panai/server/manuscripts/word-file/page-layout'
import { style, styles } from '@panai/server/manuscripts/word-file/styles'
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type ISectionOptions,
  NumberFormat,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  SimpleField,
  TextRun,
} from 'docx'
import { backMatter } from './back-matter.ts'
import { chapters, footnotes } from './chapters.ts'
import { frontMatter, titles } from './front-matter.ts'
import { instructions } from './instructions.ts'
import { settle } from './settle.ts'

/** A Word document to write a book of one size in, with its notes in one language: the same bytes each time. */
export async function manuscriptFormat(size: TrimSize, language: InterfaceLanguage): Promise<Uint8Array> {
  const layout = pageLayout(size)
  const page = pageOf(layout)
  const plain = { headers: noHeaders(), footers: noFooters() }
  const sections: ISectionOptions[] = [
    { ...plain, properties: { page }, children: instructions(size, language) },
    {
      headers: noHeaders(),
      footers: { ...pageNumbers(), first: noFooters().first },
      properties: {
        type: SectionType.ODD_PAGE,
        titlePage: true,
        page: { ...page, pageNumbers: { start: 1, formatType: NumberFormat.LOWER_ROMAN } },
      },
      children: frontMatter(language),
    },
    {
      headers: runningHeads(language),
      footers: pageNumbers(),
      properties: {
        type: SectionType.ODD_PAGE,
        page: { ...page, pageNumbers: { start: 1, formatType: NumberFormat.DECIMAL } },
      },
      children: chapters(language),
    },
    { ...plain, properties: { type: SectionType.NEXT_PAGE, page }, children: backMatter(language) },
  ]
  const document = new Document({
    title: titles(language).title,
    creator: brand.name,
    lastModifiedBy: brand.name,
    description: descriptions[language](size),
    styles: styles(layout),
    footnotes: footnotes(language),
    evenAndOddHeaderAndFooters: true,
    compatibility: { version: 15 },
    sections,
  })
  return settle(await Packer.toBuffer(document))
}

const descriptions = inEach(
  (size: TrimSize) => `Manuscript format, ${size}`,
  (size: TrimSize) => `கையெழுத்துப் பிரதிக்கு மாதிரி, ${size}`,
)

function pageOf({ trim, margin }: PageLayout) {
  return {
    size: { width: twentieths(trim.width), height: twentieths(trim.height) },
    // With mirrored margins, left is the edge at the spine.
    margin: {
      top: twentieths(margin.top),
      bottom: twentieths(margin.bottom),
      left: twentieths(margin.inside),
      right: twentieths(margin.outside),
      header: twentieths(margin.top / 2),
      footer: twentieths(margin.bottom / 2),
      gutter: 0,
    },
  }
}

/** Millimetres as the file writes them: twentieths of a point. */
function twentieths(millimetres: number): number {
  return Math.round((millimetres / MM_PER_INCH) * 1440)
}

const centred = { style: style.smallPrint, alignment: AlignmentType.CENTER }

/** The author on the left page, the book on the right one: both read from the title page, wherever they are changed. */
function runningHeads(language: InterfaceLanguage) {
  const { title, author } = titles(language)
  const head = (source: string, shown: string) =>
    new Header({
      children: [new Paragraph({ ...centred, children: [new SimpleField(`STYLEREF "${source}"`, shown)] })],
    })
  return {
    default: head('Title', title),
    even: head('Author name', author),
  }
}

function pageNumbers() {
  const number = () =>
    new Footer({
      children: [new Paragraph({ ...centred, children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
    })
  return { default: number(), even: number() }
}

function noHeaders() {
  const empty = () => new Header({ children: [new Paragraph({})] })
  return { default: empty(), even: empty(), first: empty() }
}

function noFooters() {
  const empty = () => new Footer({ children: [new Paragraph({})] })
  return { default: empty(), even: empty(), first: empty() }
}
