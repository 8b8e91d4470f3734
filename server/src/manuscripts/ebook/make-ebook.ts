import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { xml } from '../../formats/xml/xml.ts'
import { loadIndianFonts } from '../interior/fonts.ts'
import { type EbookPicture, readCover } from './ebook-pictures.ts'
import type { EbookRecord } from './ebook-record.ts'
import { CONTENTS, navigation } from './navigation.ts'
import { packEbook } from './pack-ebook.ts'
import { packageDocument, picturesOf } from './package-document.ts'
import { DECLARATION } from './page.ts'
import { pageBreaksOf, pagesIn } from './page-breaks.ts'
import { houseFiles, sectionFiles } from './sections.ts'
import { fontFile, styleSheet } from './style.ts'

const FOLDER = 'EPUB'
const PACKAGE = 'package.opf'

/** An EPUB 3.3 of a text: the same text and record make the same bytes. */
export async function makeEbook(
  book: BookDocument,
  pictures: ReadonlyMap<number, EbookPicture>,
  record: EbookRecord,
): Promise<Buffer> {
  const breaks = pageBreaksOf(book, record.printed?.starts ?? null)
  const own = houseFiles(record, breaks)
  const texts = sectionFiles(book, record, { pictures, breaks })
  const contents = { file: CONTENTS, source: navigation(record, { own, texts, breaks }) }
  const pages = [...own, contents, ...texts]
  const fonts = await loadIndianFonts(pages.map(({ source }) => source.source).join(''))
  const cover = record.cover === null ? [] : [await readCover(Buffer.from(record.cover, 'base64'))]
  const files: { file: string; content: string | Buffer }[] = [
    ...pages.map(({ file, source }) => ({ file, content: source.source })),
    { file: 'style.css', content: styleSheet(fonts) },
    ...fonts.map((font) => ({ file: fontFile(font), content: font.bytes })),
    ...[...cover, ...pictures.values()].map(({ file, bytes }) => ({ file, content: bytes })),
  ]
  const document = packageDocument({
    record,
    files: files.map(({ file }) => file).toSorted(),
    spine: pages.map(({ file }) => file),
    pictures: picturesOf(book, pictures),
    hasPages: pages.some(({ source }) => pagesIn(source).length > 0),
  })
  return packEbook([
    { name: 'META-INF/container.xml', content: container.source },
    { name: `${FOLDER}/${PACKAGE}`, content: document.source },
    ...files.map(({ file, content }) => ({ name: `${FOLDER}/${file}`, content })),
  ])
}

const container = xml`${DECLARATION}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="${FOLDER}/${PACKAGE}" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`
