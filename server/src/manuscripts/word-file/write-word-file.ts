import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { MM_PER_INCH } from '@panai/contract/manuscripts/book-making'
import { type Xml, xml } from '../../formats/xml/xml.ts'
import { frameOfWordFile } from './frame-of-word-file.ts'
import { inlinesToWord } from './inlines-to-word.ts'
import type { KeptPicture } from './kept-pictures.ts'
import { ListsToWord } from './lists-to-word.ts'
import { packWordFile } from './pack-word-file.ts'
import { type PageLayout, pageLayout } from './page-layout.ts'
import { PicturesToWord } from './pictures-to-word.ts'
import { Relations } from './relations.ts'
import { sectionsToWord } from './sections-to-word.ts'
import { style } from './styles.ts'

type Asked = {
  pictures: ReadonlyMap<number, KeptPicture>
  /** Of the pages. */
  size: TrimSize
  /** What goes with the file, and nobody sees who writes in it. */
  notes: Readonly<Record<string, string>>
}

/** A book as a Word file in the styles of our format: what reads a manuscript reads the same book in it. */
export async function writeWordFile(
  book: BookDocument,
  { pictures: kept, size, notes }: Asked,
): Promise<Buffer> {
  const layout = pageLayout(size)
  const relations = new Relations()
  for (const [kind, target] of Object.entries(related)) relations.add(kind, target)
  const pictures = new PicturesToWord(kept, relations, widthOfText(layout) / MM_PER_INCH)
  const lists = new ListsToWord()
  const footnotes = new FootnotesToWord(book.footnotes)
  const noteOf = (number: number) => footnotes.idOf(number)
  const text = sectionsToWord(book, { relations, noteOf, pictures, lists })
  const body = xml`<w:document ${namespaces}><w:body>${text}${pageToWord(layout)}</w:body></w:document>`
  const frame = await frameOfWordFile({ title: book.title, author: book.author, layout, notes })
  return packWordFile([
    { name: '[Content_Types].xml', content: part(contentTypes(pictures.parts)) },
    { name: '_rels/.rels', content: part(ofPackage) },
    ...[...frame].map(([name, content]) => ({ name, content })),
    { name: 'word/document.xml', content: part(body) },
    { name: 'word/_rels/document.xml.rels', content: part(relations.toXml()) },
    { name: 'word/footnotes.xml', content: part(footnotes.toXml()) },
    { name: 'word/_rels/footnotes.xml.rels', content: part(footnotes.relations.toXml()) },
    { name: 'word/numbering.xml', content: part(lists.toXml()) },
    ...pictures.parts.map(({ name, content }) => ({ name: `word/${name}`, content })),
  ])
}

const part = ({ source }: Xml) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${source}`

const namespaces = xml`xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`

/** The parts that the text leads to, by the kinds of what they are. */
const related = {
  styles: 'styles.xml',
  numbering: 'numbering.xml',
  footnotes: 'footnotes.xml',
  settings: 'settings.xml',
  fontTable: 'fontTable.xml',
  theme: 'theme/theme1.xml',
}

const ofPackage = xml`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/extended-properties" Target="docProps/app.xml"/><Relationship Id="rId4" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties" Target="docProps/custom.xml"/></Relationships>`

const ofWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const types: Readonly<Record<string, string>> = {
  '/word/document.xml': `${ofWord}.document.main+xml`,
  '/word/styles.xml': `${ofWord}.styles+xml`,
  '/word/numbering.xml': `${ofWord}.numbering+xml`,
  '/word/footnotes.xml': `${ofWord}.footnotes+xml`,
  '/word/settings.xml': `${ofWord}.settings+xml`,
  '/word/fontTable.xml': `${ofWord}.fontTable+xml`,
  '/word/theme/theme1.xml': 'application/vnd.openxmlformats-officedocument.theme+xml',
  '/docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
  '/docProps/app.xml': 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
  '/docProps/custom.xml': 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
}

function contentTypes(pictures: readonly { name: string; type: string }[]): Xml {
  const all = [
    ...Object.entries(types).map(([name, type]) => ({ name, type })),
    ...pictures.map(({ name, type }) => ({ name: `/word/${name}`, type })),
  ]
  return xml`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${all.map(({ name, type }) => xml`<Override PartName="${name}" ContentType="${type}"/>`)}</Types>`
}

const widthOfText = ({ trim, margin }: PageLayout) => trim.width - margin.inside - margin.outside

function pageToWord({ trim, margin }: PageLayout): Xml {
  // Twentieths of a point.
  const of = (millimetres: number) => Math.round((millimetres / MM_PER_INCH) * 1_440)
  return xml`<w:sectPr><w:pgSz w:w="${of(trim.width)}" w:h="${of(trim.height)}"/><w:pgMar w:top="${of(margin.top)}" w:right="${of(margin.outside)}" w:bottom="${of(margin.bottom)}" w:left="${of(margin.inside)}" w:header="${of(margin.top / 2)}" w:footer="${of(margin.bottom / 2)}" w:gutter="0"/></w:sectPr>`
}

/** The footnotes that the text leads to, in its order. */
class FootnotesToWord {
  readonly relations = new Relations()
  readonly #ids = new Map<number, number>()
  readonly #notes: ReadonlyMap<number, BookDocument['footnotes'][number]>

  constructor(notes: BookDocument['footnotes']) {
    this.#notes = new Map(notes.map((note) => [note.number, note]))
  }

  idOf(number: number): number {
    const id = this.#ids.get(number) ?? this.#ids.size + 1
    this.#ids.set(number, id)
    return id
  }

  toXml(): Xml {
    const around = { relations: this.relations, noteOf: (number: number) => this.idOf(number) }
    const own = [...this.#ids].map(([number, id]) => {
      const { inlines = [] } = this.#notes.get(number) ?? {}
      return xml`<w:footnote w:id="${id}"><w:p><w:pPr><w:pStyle w:val="${style.smallPrint}"/></w:pPr><w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r>${inlinesToWord(inlines, around)}</w:p></w:footnote>`
    })
    return xml`<w:footnotes ${namespaces}><w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:type="continuationSeparator" w:id="0"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote>${own}</w:footnotes>`
  }
}
