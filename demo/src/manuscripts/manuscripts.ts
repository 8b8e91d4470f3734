import { encodings } from '@panai/server/old-tamil/encodings/encodings'
import { toOld } from '@panai/server/old-tamil/to-old'
import {
  AlignmentType,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  InsertedTextRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import sharp from 'sharp'
import { type ProseLanguage, proseIn } from './prose-in.ts'
import { prose, verses } from './texts.ts'

const PIXELS_PER_INCH = 96 // by which the library counts a picture's size on paper

type Length = {
  chapters?: number
  paragraphs?: number
  /** Photos (JPEG), one at the end of each chapter; left out: a drawing in the first. */
  photos?: readonly Buffer[]
}

/** A novel of some chapters as an author should send it: in styles, in Unicode. */
export async function tidy({ chapters = 3, paragraphs = 6, photos }: Length = {}): Promise<Buffer> {
  const pictures = photos?.map((data) => ({ type: 'jpg' as const, data })) ?? [
    { type: 'png' as const, data: await aDrawing(1_200) },
  ]
  const children = [
    styled('Title', 'கிணற்றில் வானம்'),
    ...[...Array(chapters).keys()].flatMap((chapter) => [
      new Paragraph({ heading: HeadingLevel.HEADING_1, text: `அத்தியாயம் ${chapter + 1}` }),
      ...[...Array(paragraphs).keys()].map((at) => plain(prose[(chapter + at) % prose.length] ?? '')),
      verseOf(verses[chapter % verses.length] ?? []),
      ...pictures.slice(chapter, chapter + 1).map((one) => picture(one, 3, 'கிணற்றின் படம்')),
    ]),
  ]
  return pack({ sections: [{ children }] })
}

const chapterWords: Readonly<Record<ProseLanguage, string>> = {
  ta: 'அத்தியாயம்',
  en: 'Chapter',
  hi: 'अध्याय',
  ml: 'അധ്യായം',
  te: 'అధ్యాయం',
}

/** Some chapters of prose that people wrote, in any of the languages in which books are set. */
export async function inLanguage(language: ProseLanguage, chapters = 3): Promise<Buffer> {
  const paragraphs = await proseIn(language)
  const children = [...Array(chapters).keys()].flatMap((chapter) => [
    heading(`${chapterWords[language]} ${chapter + 1}`),
    ...paragraphs.map((_, at) => plain(paragraphs[(chapter + at) % paragraphs.length] ?? '')),
  ])
  return pack({ sections: [{ children }] })
}

/** Poems, each under its title. */
export async function poems(): Promise<Buffer> {
  const children = verses.flatMap((lines, at) => [heading(`கவிதை ${at + 1}`), verseOf(lines)])
  return pack({ sections: [{ children }] })
}

/** A study: subheadings, footnotes and tables. */
export async function study({ chapters = 3 } = {}): Promise<Buffer> {
  const numbers = [...Array(chapters).keys()]
  const noteOf = (chapter: number, at: number) => chapter * prose.length + at + 1
  const children = numbers.flatMap((chapter) => [
    heading(`இயல் ${chapter + 1}`),
    ...prose.flatMap((text, at) => [
      ...(at % 2 === 0
        ? [new Paragraph({ heading: HeadingLevel.HEADING_2, text: `${chapter + 1}.${at / 2 + 1} ஆய்வு` })]
        : []),
      new Paragraph({ children: [new TextRun(text), new FootnoteReferenceRun(noteOf(chapter, at))] }),
    ]),
    table([
      ['ஆண்டு', 'நூல்கள்'],
      ['1917', String(chapter + 3)],
    ]),
  ])
  const footnotes = Object.fromEntries(
    numbers.flatMap((chapter) =>
      prose.map((_, at) => [noteOf(chapter, at), { children: [new Paragraph(`தொல்காப்பியம், நூற்பா ${at + 1}`)] }]),
    ),
  )
  return pack({ sections: [{ children }], footnotes })
}

/** The same typed in Bamini, with chapter titles that no style marks. */
export async function inBamini(): Promise<Buffer> {
  const old = (text: string) => toOld(text, encodings.bamini)
  const children = [0, 1, 2].flatMap((chapter) => [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      pageBreakBefore: true,
      children: [new TextRun({ text: old(`அத்தியாயம் ${chapter + 1}`), bold: true })],
    }),
    ...prose.map((text) => plain(old(text))),
  ])
  return pack({
    styles: { default: { document: { run: { font: 'Bamini' } } } },
    sections: [{ children }],
  })
}

/** One with everything that the check of manuscripts finds. */
export async function fullOfFindings(): Promise<Buffer> {
  const soft = await aDrawing(600)
  const blurred = await aDrawing(200)
  const tab = toOld(prose[0] ?? '', encodings.tab)
  const children = [
    centred('அத்தியாயம் 1'),
    plain('கொடு என்றாள் "பாட்டி".  பிறகு சிரித்தாள்\u0bcd\u0bcd.'.replace('கொ', 'கெ\u0bbe')),
    new Paragraph({ children: [new TextRun('ஒரு குறிப்பு இங்கே'), new FootnoteReferenceRun(1)] }),
    picture({ type: 'png', data: soft }, 3, 'மரத்தின் படம்'),
    picture({ type: 'png', data: blurred }, 3, null),
    new Paragraph({ text: '* * *', alignment: AlignmentType.CENTER }),
    plain(prose[1] ?? ''),
    heading('அத்தியாயம் 3'),
    new Paragraph({ children: [new TextRun({ text: tab, font: 'TAB-Kumaran' })] }),
    new Paragraph({ children: [new TextRun({ text: 'g‹ghL Ôí', font: 'SHREE-TAM-0802' })] }),
    heading('அத்தியாயம் 4'),
    heading('அத்தியாயம் 5'),
    new Paragraph({
      children: [
        new InsertedTextRun({ text: 'பின்னர் சேர்த்த வரி. ', id: 1, author: 'மீனா', date: '2026-11-01T10:00:00Z' }),
        new CommentRangeStart(0),
        new TextRun('இந்த ஆண்டு சரியா?'),
        new CommentRangeEnd(0),
        new TextRun({ children: [new CommentReference(0)] }),
      ],
    }),
    plain('zero\u200bwidth'),
  ]
  return pack({
    sections: [{ children }],
    footnotes: { 1: { children: [new Paragraph('')] } },
    comments: {
      children: [
        { id: 0, author: 'மீனா', date: new Date('2026-11-01'), children: [new Paragraph('ஆண்டைச் சரிபார்க்கவும்')] },
      ],
    },
  })
}

type Whole = ConstructorParameters<typeof Document>[0]
const pack = (document: Whole): Promise<Buffer> => Packer.toBuffer(new Document(document))

const plain = (text: string) => new Paragraph({ children: [new TextRun(text)] })
const heading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, text })
const styled = (style: string, text: string) => new Paragraph({ style, text })
const centred = (text: string) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    pageBreakBefore: true,
    children: [new TextRun({ text, bold: true })],
  })

function verseOf(lines: readonly string[]): Paragraph {
  const children: ParagraphChild[] = lines.map(
    (text, at) => new TextRun({ text, ...(at > 0 && { break: 1 }) }),
  )
  return new Paragraph({ children })
}

const table = (rows: readonly (readonly string[])[]) =>
  new Table({
    rows: rows.map(
      (cells) => new TableRow({ children: cells.map((text) => new TableCell({ children: [plain(text)] })) }),
    ),
  })

type Picture = { type: 'png' | 'jpg'; data: Buffer }

function picture({ type, data }: Picture, inches: number, description: string | null): Paragraph {
  const side = Math.round(inches * PIXELS_PER_INCH)
  return new Paragraph({
    children: [
      new ImageRun({
        type,
        data,
        transformation: { width: side, height: side },
        ...(description !== null && { altText: { name: 'picture', description, title: description } }),
      }),
    ],
  })
}

/** A green disc, dot by dot: a process that has opened a stranger's picture reads no drawings in SVG any more. */
function aDrawing(side: number): Promise<Buffer> {
  const green = [0x1f, 0x5c, 0x4a, 0xff]
  const centre = (side - 1) / 2
  const isInside = (at: number) =>
    Math.hypot((at % side) - centre, Math.floor(at / side) - centre) <= side * 0.4
  const dots = Buffer.alloc(side * side * green.length)
  for (let at = 0; at < side * side; at++) if (isInside(at)) dots.set(green, at * green.length)
  return sharp(dots, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
}
