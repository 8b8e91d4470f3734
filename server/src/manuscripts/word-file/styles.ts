import { AlignmentType, BorderStyle, type IStylesOptions, LineRuleType, ShadingType } from 'docx'
import type { PageLayout } from './page-layout.ts'

/** Names of the styles as the author sees them in the list of the word processor. */
export const style = {
  title: 'Title',
  subtitle: 'Subtitle',
  authorName: 'AuthorName',
  smallPrint: 'SmallPrint',
  halfTitle: 'HalfTitle',
  titlePage: 'TitlePage',
  dedication: 'Dedication',
  /** Of what stands before or after the chapters. */
  outerNumber: 'OuterNumber',
  frontHeading: 'FrontHeading',
  /** Left out of the list of contents. */
  unlistedHeading: 'UnlistedHeading',
  backHeading: 'BackHeading',
  partNumber: 'PartNumber',
  partHeading: 'PartHeading',
  chapterNumber: 'ChapterNumber',
  chapterHeading: 'ChapterHeading',
  /** Of a chapter whose title would otherwise be taken for something else, as “Introduction”. */
  chapterInAnyCase: 'ChapterInAnyCase',
  subheading: 'Subheading',
  minorHeading: 'MinorHeading',
  firstParagraph: 'FirstParagraph',
  body: 'Body',
  verse: 'Verse',
  quotation: 'BlockQuotation',
  sceneBreak: 'SceneBreak',
  listItem: 'ListItem',
  inTable: 'InTable',
  betweenTables: 'BetweenTables',
  picture: 'Picture',
  imagePlaceholder: 'ImagePlaceholder',
  caption: 'Caption',
  contentsLine: 'TOC1',
  note: 'NoteToTheAuthor',
  noteHeading: 'NoteHeading',
} as const
/** Every paragraph in one of these begins a page. */
const onNewPage: readonly StyleId[] = [
  style.chapterNumber,
  style.partNumber,
  style.frontHeading,
  style.unlistedHeading,
  style.backHeading,
  style.dedication,
]
export type StyleId = (typeof style)[keyof typeof style]

/** On every Windows and every Mac; and the free one that shows Tamil as books do. */
const fonts = { ascii: 'Georgia', hAnsi: 'Georgia', eastAsia: 'Georgia', cs: 'Noto Serif Tamil' }

const green = '1F5C4A'
const soft = '5C5347'

/** Points as the file writes them: halves for type, twentieths for distances. */
const halves = (points: number) => Math.round(points * 2)
const twentieths = (points: number) => Math.round(points * 20)

export function styles({ type, indent: first }: PageLayout): IStylesOptions {
  const line = twentieths(type.line)
  const exactly = { line, lineRule: LineRuleType.EXACT, before: 0, after: 0 }
  const lines = (before: number, after: number) => ({
    spacing: { before: before * line, after: after * line },
  })
  const sized = (times: number) => ({
    size: halves(type.latin * times),
    sizeComplexScript: halves(type.tamil * times),
  })
  const indent = twentieths(first)
  const heading = { keepNext: true, keepLines: true }
  const listed = { quickFormat: true, basedOn: 'Normal' }

  return {
    default: {
      document: {
        run: { font: fonts, ...sized(1), language: { value: 'en-IN', bidirectional: 'ta-IN' } },
        paragraph: { spacing: exactly },
      },
      title: {
        quickFormat: true,
        next: style.subtitle,
        run: { font: fonts, bold: true, boldComplexScript: true, ...sized(2.2), color: 'auto' },
        paragraph: {
          alignment: AlignmentType.CENTER,
          spacing: { before: 8 * line, after: line, line: 300, lineRule: LineRuleType.AUTO },
        },
      },
      heading1: {
        run: { font: fonts, bold: true, boldComplexScript: true, ...sized(1.6), color: 'auto' },
        paragraph: {
          ...heading,
          spacing: { before: 0, after: 2 * line, line: 300, lineRule: LineRuleType.AUTO },
        },
      },
      heading2: {
        run: { font: fonts, bold: true, boldComplexScript: true, ...sized(1.15), color: 'auto' },
        paragraph: { ...heading, ...lines(1, 0.5) },
      },
      heading3: {
        run: { font: fonts, bold: true, boldComplexScript: true, ...sized(1), color: 'auto' },
        paragraph: { ...heading, ...lines(1, 0) },
      },
      caption: {
        quickFormat: true,
        next: style.body,
        run: { font: fonts, italics: true, italicsComplexScript: false, ...sized(0.9), color: 'auto' },
        paragraph: { alignment: AlignmentType.CENTER, keepLines: true, ...lines(0.25, 1.5) },
      },
    },
    paragraphStyles: [
      {
        id: style.body,
        name: 'Body',
        ...listed,
        paragraph: { indent: { firstLine: indent } },
      },
      {
        id: style.firstParagraph,
        name: 'Body, first paragraph',
        quickFormat: true,
        basedOn: style.body,
        next: style.body,
        paragraph: { indent: { firstLine: 0 } },
      },
      {
        id: style.chapterNumber,
        name: 'Chapter number',
        ...listed,
        next: style.chapterHeading,
        run: { ...sized(0.95), color: green },
        paragraph: {
          ...heading,
          alignment: AlignmentType.CENTER,
          spacing: { before: 4 * line, after: 0.5 * line },
        },
      },
      {
        id: style.chapterHeading,
        name: 'Chapter heading',
        quickFormat: true,
        basedOn: 'Heading1',
        next: style.firstParagraph,
        paragraph: { alignment: AlignmentType.CENTER, outlineLevel: 0 },
      },
      {
        id: style.chapterInAnyCase,
        name: 'Chapter heading, whatever it says',
        quickFormat: true,
        basedOn: style.chapterHeading,
        next: style.firstParagraph,
      },
      {
        id: style.partNumber,
        name: 'Part number',
        ...listed,
        next: style.partHeading,
        run: { ...sized(0.95), color: green },
        paragraph: {
          ...heading,
          alignment: AlignmentType.CENTER,
          spacing: { before: 8 * line, after: 0.5 * line },
        },
      },
      {
        id: style.partHeading,
        name: 'Part heading',
        quickFormat: true,
        basedOn: 'Heading1',
        next: style.firstParagraph,
        run: sized(2),
        paragraph: { alignment: AlignmentType.CENTER, outlineLevel: 0 },
      },
      {
        id: style.outerNumber,
        name: 'Number before or after the chapters',
        quickFormat: true,
        basedOn: style.chapterNumber,
        next: style.backHeading,
      },
      {
        id: style.frontHeading,
        name: 'Heading before the chapters',
        quickFormat: true,
        basedOn: 'Heading1',
        next: style.firstParagraph,
        run: sized(1.3),
        paragraph: { alignment: AlignmentType.CENTER, outlineLevel: 0 },
      },
      {
        id: style.unlistedHeading,
        name: 'Heading outside the contents',
        quickFormat: true,
        basedOn: 'Heading1',
        next: style.firstParagraph,
        run: sized(1.3),
        paragraph: { alignment: AlignmentType.CENTER },
      },
      {
        id: style.backHeading,
        name: 'Heading after the chapters',
        quickFormat: true,
        basedOn: 'Heading1',
        next: style.firstParagraph,
        run: sized(1.3),
        paragraph: { alignment: AlignmentType.CENTER, outlineLevel: 0 },
      },
      {
        id: style.subheading,
        name: 'Heading inside a chapter',
        quickFormat: true,
        basedOn: 'Heading2',
        next: style.firstParagraph,
      },
      {
        id: style.minorHeading,
        name: 'Smaller heading inside a chapter',
        quickFormat: true,
        basedOn: 'Heading3',
        next: style.firstParagraph,
      },
      {
        id: style.verse,
        name: 'Verse',
        ...listed,
        paragraph: { indent: { left: 2 * indent }, keepLines: true, ...lines(0.75, 0.75) },
      },
      {
        id: style.quotation,
        name: 'Long quotation',
        ...listed,
        run: sized(0.95),
        paragraph: {
          indent: { left: indent, right: indent },
          ...lines(0.75, 0.75),
        },
      },
      {
        id: style.sceneBreak,
        name: 'Scene break',
        ...listed,
        next: style.firstParagraph,
        paragraph: { alignment: AlignmentType.CENTER, keepNext: true, ...lines(1, 1) },
      },
      {
        id: style.listItem,
        name: 'List item',
        ...listed,
      },
      {
        id: style.inTable,
        name: 'Text in a table',
        ...listed,
        run: sized(0.9),
      },
      {
        id: style.betweenTables,
        name: 'Between two tables',
        basedOn: 'Normal',
      },
      {
        id: style.picture,
        name: 'Picture',
        ...listed,
        next: style.caption,
        paragraph: {
          alignment: AlignmentType.CENTER,
          keepNext: true,
          spacing: { before: line, after: 0.5 * line, line: 240, lineRule: LineRuleType.AUTO },
        },
      },
      {
        id: style.imagePlaceholder,
        name: 'Image placeholder',
        ...listed,
        next: style.caption,
        run: { ...sized(0.95), color: soft },
        paragraph: {
          alignment: AlignmentType.CENTER,
          keepNext: true,
          border: box(BorderStyle.DASHED, soft),
          indent: { left: indent, right: indent },
          ...lines(1.25, 0.5),
        },
      },
      {
        id: style.subtitle,
        name: 'Subtitle',
        ...listed,
        next: style.authorName,
        run: sized(1.25),
        paragraph: {
          alignment: AlignmentType.CENTER,
          spacing: { before: 0, after: 3 * line, line: 300, lineRule: LineRuleType.AUTO },
        },
      },
      {
        id: style.authorName,
        name: 'Author name',
        ...listed,
        run: sized(1.2),
        paragraph: { alignment: AlignmentType.CENTER, ...lines(0, 1) },
      },
      {
        id: style.smallPrint,
        name: 'Small print',
        ...listed,
        run: sized(0.85),
        paragraph: { ...lines(0, 0.5) },
      },
      {
        id: style.halfTitle,
        name: 'Half title',
        ...listed,
        run: sized(1.3),
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 8 * line } },
      },
      {
        id: style.titlePage,
        name: 'Title page',
        ...listed,
        run: sized(1.2),
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: line } },
      },
      {
        id: style.dedication,
        name: 'Dedication',
        ...listed,
        run: { italics: true, italicsComplexScript: false },
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 8 * line } },
      },
      {
        id: style.contentsLine,
        name: 'toc 1',
        basedOn: 'Normal',
        paragraph: lines(0, 0.5),
      },
      {
        id: style.noteHeading,
        name: 'Note heading (to delete)',
        ...listed,
        next: style.note,
        run: { bold: true, color: green, ...sized(1.1) },
        paragraph: { ...heading, ...noteLook, ...lines(0, 0) },
      },
      {
        id: style.note,
        name: 'Note to the author (to delete)',
        ...listed,
        run: { color: soft, ...sized(0.9) },
        paragraph: { ...noteLook, ...lines(0, 0) },
      },
    ],
  }
}

const noteLook = {
  shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'F1E7D0' },
  border: { left: { style: BorderStyle.SINGLE, size: 24, space: 6, color: 'C98A12' } },
  indent: { left: 120 },
}

function box(kind: 'dashed', color: string) {
  const side = { style: kind, size: 6, space: 6, color }
  return { top: side, bottom: side, left: side, right: side }
}

/** The part with the styles, as the library has written it, with what it has no option for: styles that begin a page. */
export function withPageBreaks(part: string): string {
  return onNewPage.reduce((written, id) => {
    const beginning = new RegExp(`(w:styleId="${id}".*?<w:pPr>(?:<w:keepNext/>)?(?:<w:keepLines/>)?)`)
    if (!beginning.test(written)) throw new Error(`${beginning} is not in the styles`)
    return written.replace(beginning, '$1<w:pageBreakBefore/>')
  }, part)
}
