import type { BookDocument, Matter, Section } from '@panai/contract/manuscripts/book-document'
import { type Xml, xml } from '../../formats/xml/xml.ts'
import { houseWords, imprintOf } from '../interior/interior-words.ts'
import { plainText } from '../plain-text.ts'
import { blocksToXml, type Surroundings } from './blocks-to-xml.ts'
import type { EbookRecord } from './ebook-record.ts'
import { ebookWords } from './ebook-words.ts'
import { inlinesToXml, type Writer } from './inlines-to-xml.ts'
import { numberNotes } from './notes.ts'
import { languageIn, page, worded } from './page.ts'
import { type PageBreaks, pageBreaks, pagesIn } from './page-breaks.ts'

/** A file of the text; `title` is its line in the contents, null for what stands in none. */
export type TextFile = {
  file: string
  source: Xml
  title: string | null
  kind: 'cover' | 'outer' | Section['kind']
  /** The numbers of the printed pages that begin in it. */
  pages: readonly string[]
}

const parts = { front: 'frontmatter', part: 'bodymatter', chapter: 'bodymatter', back: 'backmatter' } as const

/** What the terms of EPUB call parts of a book; those that accessibility has a role for have the same name there. */
const terms: Readonly<Record<Matter | 'part' | 'chapter', { type: string; role?: true } | null>> = {
  part: { type: 'part', role: true },
  chapter: { type: 'chapter', role: true },
  halfTitle: { type: 'halftitlepage' },
  titlePage: { type: 'titlepage' },
  dedication: { type: 'dedication', role: true },
  contents: null, // the book's own list is what the term means
  foreword: { type: 'foreword', role: true },
  preface: { type: 'preface', role: true },
  introduction: { type: 'introduction', role: true },
  acknowledgements: { type: 'acknowledgments', role: true },
  afterword: { type: 'afterword', role: true },
  appendix: { type: 'appendix', role: true },
  glossary: { type: 'glossary', role: true },
  bibliography: { type: 'bibliography', role: true },
  index: { type: 'index', role: true },
  listOfImages: { type: 'loi' },
  aboutAuthor: null,
  aboutBook: null,
}

function semanticsOf({ kind, matter }: Section): Xml | null {
  const term = kind === 'part' || kind === 'chapter' ? terms[kind] : matter && terms[matter]
  return term && xml` epub:type="${term.type}"${term.role === true && xml` role="doc-${term.type}"`}`
}

/** Cover, title page, copyright page: what the house makes of the book's record. */
export function houseFiles(record: EbookRecord, breaks: PageBreaks): TextFile[] {
  const { language, title, subtitle, author } = record
  const words = ebookWords[language === 'ta' ? 'ta' : 'en']
  const { publisher } = houseWords(language)
  const plain = plainText(title)
  const titlePage = xml`<section class="title-page" epub:type="titlepage">
${pageBreaks(breaks.of('titlePage'))}<h1>${worded(title, language)}</h1>
${subtitle !== null && subtitle !== '' && xml`<p>${worded(subtitle, language)}</p>`}
<p>${worded(author, language)}</p>
<p>${worded(publisher, language)}</p>
</section>`
  const imprint = xml`<section class="imprint" epub:type="copyright-page">
${pageBreaks(breaks.of('copyrightPage'))}${imprintOf(record).map((line) => xml`<p>${worded(line, language)}</p>\n`)}</section>`
  const cover = xml`<section class="cover"><img epub:type="cover" role="doc-cover" src="cover.jpg" alt="${words.cover(plain)}"/></section>`
  const fileOf = (file: string, title: string, body: Xml, kind: 'cover' | 'outer' = 'outer'): TextFile => {
    const source = page({ language, part: 'frontmatter', title, body })
    return { file, source, title: null, kind, pages: pagesIn(source) }
  }
  return [
    ...(record.cover === null ? [] : [fileOf('cover.xhtml', words.coverTitle, cover, 'cover')]),
    fileOf('title-page.xhtml', words.titlePage, titlePage),
    fileOf('copyright.xhtml', words.copyrightPage, imprint),
  ]
}

const writer: Writer = {
  mark: (number) =>
    xml`<a epub:type="noteref" role="doc-noteref" id="mark-${number}" href="#note-${number}">${number}</a>`,
  linkAttributes: null,
  tableAttributes: null,
}

/** The author's text, a file for each part of it. */
export function sectionFiles(
  book: BookDocument,
  record: EbookRecord,
  { pictures, breaks }: Pick<Surroundings, 'pictures' | 'breaks'>,
): TextFile[] {
  const { language } = record
  const notes = numberNotes(book)
  const words = ebookWords[language === 'ta' ? 'ta' : 'en']

  function notesOf(): Xml | null {
    const taken = notes.take()
    if (taken.length === 0) return null
    return xml`<div class="notes">
${taken.map(
  ({ number, inlines }) =>
    xml`<aside epub:type="footnote" role="doc-footnote" id="note-${number}" aria-label="${words.note} ${number}"><p><a role="doc-backlink" href="#mark-${number}" aria-label="${words.back}"${languageIn(words.back, language)}>${number}</a> ${inlinesToXml(inlines, { language, notes: null, writer })}</p></aside>\n`,
)}</div>\n`
  }

  return book.sections.map((section, at) => {
    const title = plainText(section.title)
    const number =
      section.number === null || section.number === section.title ? '' : plainText(section.number)
    const heading = [number, title].some((words) => words.trim() !== '')
    const level = { top: 1, last: heading ? 1 : 0 }
    const body = xml`<section${semanticsOf(section)}${heading && xml` aria-labelledby="title"`}>
${pageBreaks(breaks.of(section))}${
  heading &&
  xml`<h1 id="title">${number !== '' && xml`<span class="number">${worded(number, language)}</span> `}${worded(title, language)}${inlinesToXml(
    section.notes.map((footnote) => ({ footnote })),
    { language, notes, writer },
  )}</h1>\n`
}${blocksToXml(section.blocks, { language, notes, writer, pictures, breaks, level })}${notesOf()}</section>`
    const source = page({
      language,
      part: parts[section.kind],
      title: title || number || plainText(record.title),
      body,
    })
    return {
      file: `text-${String(at + 1).padStart(4, '0')}.xhtml`,
      source,
      pages: pagesIn(source),
      title: heading ? [number, title].filter((words) => words.trim() !== '').join(' ') : null,
      kind: section.kind,
    }
  })
}
