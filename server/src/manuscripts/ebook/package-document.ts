import type { ContributorRole } from '@panai/contract/language/vocabulary'
import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { type Xml, xml } from '../../formats/xml/xml.ts'
import { copyrightOf, houseWords } from '../interior/interior-words.ts'
import { plainText } from '../plain-text.ts'
import type { EbookRecord } from './ebook-record.ts'
import { ebookWords } from './ebook-words.ts'
import { DECLARATION } from './page.ts'

/** Codes of the Library of Congress for who did what (MARC relators). */
const relators: Readonly<Record<ContributorRole | 'other', string>> = {
  'co-author': 'aut',
  translator: 'trl',
  editor: 'edt',
  illustrator: 'ill',
  other: 'ctb',
}

const mediaTypes: Readonly<Record<string, string>> = {
  xhtml: 'application/xhtml+xml',
  css: 'text/css',
  jpg: 'image/jpeg',
  ttf: 'font/ttf',
}

type Parts = {
  record: EbookRecord
  /** All of them but this one. */
  files: readonly string[]
  /** Of the texts, in their order. */
  spine: readonly string[]
  pictures: 'none' | 'described' | 'undescribed'
  /** Whether it is marked where pages of the printed book begin. */
  hasPages: boolean
}

/** What the book is, of which files it is made, and what a reader who can't see may expect of it. */
export function packageDocument({ record, files, spine, pictures, hasPages }: Parts): Xml {
  const { language, title, subtitle, author, contributors, isbn, uuid, modified } = record
  const words = ebookWords[language === 'ta' ? 'ta' : 'en']
  const house = houseWords(language)
  const idOf = (file: string) => file.replace('.', '-')
  return xml`${DECLARATION}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="identifier" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="identifier">${isbn === null ? `urn:uuid:${uuid}` : `urn:isbn:${isbn}`}</dc:identifier>
<dc:title id="title">${plainText(title)}</dc:title>
<meta refines="#title" property="title-type">main</meta>
${
  subtitle !== null &&
  subtitle !== '' &&
  xml`<dc:title id="subtitle">${plainText(subtitle)}</dc:title>
<meta refines="#subtitle" property="title-type">subtitle</meta>
`
}<dc:language>${language}</dc:language>
<dc:creator id="author">${plainText(author)}</dc:creator>
<meta refines="#author" property="role" scheme="marc:relators">aut</meta>
${contributors.map(
  ({ name, role }, at) => xml`<dc:contributor id="with-${at + 1}">${plainText(name)}</dc:contributor>
<meta refines="#with-${at + 1}" property="role" scheme="marc:relators">${relators[role ?? 'other']}</meta>
`,
)}<dc:publisher>${house.publisher}</dc:publisher>
<dc:rights>${plainText(copyrightOf(record))}</dc:rights>
<meta property="dcterms:modified">${modified}</meta>
${hasPages && printedBook(record)}${accessibility(pictures, hasPages)}<meta property="schema:accessibilitySummary">${words.summary(pictures, hasPages)}</meta>
${record.cover !== null && xml`<meta name="cover" content="cover-jpg"/>\n`}</metadata>
<manifest>
${files.map((file) => {
  const properties = { 'contents.xhtml': 'nav', 'cover.jpg': 'cover-image' }[file]
  const type = mediaTypes[file.split('.').at(-1) ?? ''] ?? ''
  return xml`<item id="${idOf(file)}" href="${file}" media-type="${type}"${properties !== undefined && xml` properties="${properties}"`}/>\n`
})}</manifest>
<spine>
${spine.map((file) => xml`<itemref idref="${idOf(file)}"/>\n`)}</spine>
</package>
`
}

/** Of which book the pages are. `pageBreakSource` says it too, but checks of EPUB that shops still use take that for an error. */
function printedBook({ title, isbn, language, printed }: EbookRecord): Xml {
  const size = printed?.size.replace(' X ', ' × ') ?? ''
  const name = ebookWords[language === 'ta' ? 'ta' : 'en'].printed(plainText(title), size)
  const source = isbn === null ? name : `urn:isbn:${isbn}`
  return xml`<dc:source id="printed">${source}</dc:source>
<meta refines="#printed" property="source-of">pagination</meta>
`
}

/** In the words of schema.org, by which shops and libraries tell what a book can do. */
function accessibility(pictures: Parts['pictures'], hasPages: boolean): Xml {
  const modes = pictures === 'none' ? ['textual'] : ['textual', 'visual']
  const sufficient = pictures === 'undescribed' ? ['textual,visual'] : ['textual']
  const features = [
    'structuralNavigation',
    'tableOfContents',
    'readingOrder',
    'displayTransformability',
    'unlocked',
    ...(pictures === 'described' ? ['alternativeText'] : []),
    ...(hasPages ? ['pageBreakMarkers', 'pageNavigation'] : []),
  ]
  const said = [
    ...modes.map((mode) => ['accessMode', mode]),
    ...sufficient.map((set) => ['accessModeSufficient', set]),
    ...features.map((feature) => ['accessibilityFeature', feature]),
    ['accessibilityHazard', 'none'],
  ]
  return xml`${said.map(([name, value]) => xml`<meta property="schema:${name ?? ''}">${value ?? ''}</meta>\n`)}`
}

/** Whether those that are shown can all be heard too. */
export function picturesOf(
  { sections }: BookDocument,
  shown: ReadonlyMap<number, unknown>,
): Parts['pictures'] {
  const pictures = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'picture' && shown.has(block.number) ? [block] : []))
  if (pictures.length === 0) return 'none'
  return pictures.every(({ description }) => (description ?? '').trim() !== '') ? 'described' : 'undescribed'
}
