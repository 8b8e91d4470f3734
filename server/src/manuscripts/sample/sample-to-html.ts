import type { Language } from '@panai/contract/language/vocabulary'
import type { Section } from '@panai/contract/manuscripts/book-document'
import { pictureAddress, pictureSet } from '@panai/contract/pictures/picture-addresses'
import type { Picture } from '@panai/contract/pictures/pictures'
import { type Xml, xml } from '../../formats/xml/xml.ts'
import { blocksToXml, type Surroundings } from '../ebook/blocks-to-xml.ts'
import { ebookWords } from '../ebook/ebook-words.ts'
import { inlinesToXml, type Writer } from '../ebook/inlines-to-xml.ts'
import { type Notes, numberNotes } from '../ebook/notes.ts'
import { languageIn, worded } from '../ebook/page.ts'
import { plainText } from '../plain-text.ts'
import type { SamplePage } from './split-sample.ts'

type Around = {
  /** Of the book. */
  language: Language
  /** By their numbers in the manuscript. */
  pictures: ReadonlyMap<number, Picture>
}

const writer: Writer = {
  mark: (number) =>
    xml`<sup class="note-mark"><a id="mark-${number}" href="#note-${number}" role="doc-noteref">${number}</a></sup>`,
  linkAttributes: xml` rel="nofollow"`,
  // A wide one is scrolled within itself, with a keyboard too.
  tableAttributes: xml` tabindex="0"`,
}

/** A page of a sample as the site shows it below the title of the book: what an author has written is escaped. Headings begin with `h2`. */
export function sampleToHtml(page: SamplePage, { language, pictures }: Around): string {
  const notes = numberNotes(page)
  const shown = new Map([...pictures].map(([number, picture]) => [number, shownPicture(picture)]))
  const sections = page.sections.map((section) => sectionToXml(section, { language, notes, pictures: shown }))
  return xml`${sections}${notesToXml(notes, language)}`.source
}

type Shown = Pick<Surroundings, 'language' | 'pictures'> & { notes: Notes }

function sectionToXml({ number, title, notes: marks, blocks }: Section, around: Shown): Xml {
  const { language } = around
  const lines = [number === title ? null : number, title].map((text) => plainText(text ?? '').trim())
  const [above = '', words = ''] = lines
  const heading =
    lines.join('') === ''
      ? null
      : xml`<h2>${above !== '' && xml`<span class="number">${worded(above, language)}</span> `}${worded(words, language)}${inlinesToXml(
          marks.map((footnote) => ({ footnote })),
          { ...around, writer },
        )}</h2>\n`
  const level = { top: 2, last: heading ? 2 : 1 }
  return xml`<section>\n${heading}${blocksToXml(blocks, { ...around, writer, level, breaks: { of: () => [] } })}</section>\n`
}

function notesToXml(notes: Notes, language: Language): Xml | null {
  const taken = notes.take()
  if (taken.length === 0) return null
  const words = ebookWords[language === 'ta' ? 'ta' : 'en']
  const items = taken.map(
    ({ number, inlines }) =>
      xml`<li id="note-${number}">${inlinesToXml(inlines, { language, notes: null, writer })} <a role="doc-backlink" href="#mark-${number}" aria-label="${words.back}"${languageIn(words.back, language)}>↩\ufe0e</a></li>\n`,
  )
  return xml`<section class="notes" role="doc-endnotes" aria-label="${words.notes}"><ol>\n${items}</ol></section>\n`
}

const SIZES = '(min-width: 769px) 640px, 92vw'

function shownPicture({ path, width, height }: Picture) {
  const attributes = xml` srcset="${pictureSet(path, width, 'webp')}" sizes="${SIZES}" width="${width}" height="${height}" loading="lazy" decoding="async"`
  return { file: pictureAddress(path, 640, 'webp'), attributes }
}
