import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbookParts } from '../../test/a-workbook.ts'
import { odsParts } from '../../test/an-ods.ts'
import { problemsOf, readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'
import { describeProblem } from './problems.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const tar = Buffer.concat([
  Buffer.from('sales.csv'.padEnd(257, '\0')),
  Buffer.from('ustar\0'),
  Buffer.alloc(300),
])
const withNames = (...names: readonly string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])))
const openDocument = (type: string) => zipSync(odsParts('<office:body/>', { type: `application/${type}` }))
const { '_rels/.rels': relations = new Uint8Array() } = workbookParts({})
const compound = (name: string) =>
  Buffer.concat([latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), Buffer.from(name, 'utf16le')])
const letter =
  'From: Amazon <x@amazon.in>\r\nTo: us\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed\r\n\r\nSee below.'
const received = 'Delivered-To: us@panai.in\r\nReceived: by 2002:a05 with SMTP id x; Sat, 4 Apr 2026\r\n'
const savedPage =
  'MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\nContent-Type: multipart/related\r\n\r\n<html>'
const excel2003 = '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook>'

test.each<[way: RegExp, what: string | null, bytes: Uint8Array]>([
  [/unpack it/, '7z', latin('7z\xbc\xaf\x27\x1c\0\x04')],
  [/unpack it/, 'RAR', latin('Rar!\x1a\x07\x01\0')],
  [/unpack it/, 'bzip2', latin('BZh91AY&SY\xaa')],
  [/unpack it/, 'xz', latin('\xfd7zXZ\0\0\x04')],
  [/unpack it/, 'zstd', latin('\x28\xb5\x2f\xfd\x24')],
  [/unpack it/, 'tar', tar],
  [/choose File, Export To/, null, withNames('Index/Document.iwa', 'Index/Tables/Tile.iwa', 'preview.jpg')],
  [/choose File, Export To/, null, withNames('May.numbers/Index.zip', 'May.numbers/Data/x.jpg')],
  [
    /save it as \.xlsx or CSV/,
    '.xlsb',
    zipSync({ '_rels/.rels': relations, 'xl/workbook.bin': strToU8('x') }),
  ],
  [/save it as \.xlsx or CSV/, '.sxc', openDocument('vnd.sun.xml.calc')],
  [/save it as \.xlsx or CSV/, '.fods', Buffer.from('<?xml version="1.0"?>\n<office:document xmlns:x="y">')],
  [/save it as \.xlsx or CSV/, 'Excel 2003 XML', Buffer.from(excel2003)],
  [/save it as \.xlsx or CSV/, null, compound('Workbook')],
  [/save it without one/, null, compound('EncryptedPackage')],
  [/as CSV or Excel instead/, 'a text document, Word', withNames('_rels/.rels', 'word/document.xml')],
  [/as CSV or Excel instead/, 'a text document, Word', compound('WordDocument')],
  [/as CSV or Excel instead/, 'slides', withNames('_rels/.rels', 'ppt/presentation.xml')],
  [/as CSV or Excel instead/, 'a text document, OpenDocument', openDocument('vnd.oasis.opendocument.text')],
  [/as CSV or Excel instead/, 'an e-book', openDocument('epub+zip')],
  [/as CSV or Excel instead/, 'PDF', latin('\n\n%PDF-1.7\n')],
  [/as CSV or Excel instead/, 'a picture', latin('\xff\xd8\xff\xe0\0\x10JFIF')],
  [/as CSV or Excel instead/, 'a picture', latin('\x89PNG\r\n\x1a\n')],
  [/as CSV or Excel instead/, 'a picture', latin('\0\0\0\x1cftypheic\0\0\0\0')],
  [/as CSV or Excel instead/, 'a picture', latin('RIFF\x24\x10\0\0WEBPVP8 ')],
  [/as CSV or Excel instead/, 'JSON', Buffer.from('\ufeff{\n  "orders": [{"isbn": 1}]}')],
  [/as CSV or Excel instead/, 'JSON', Buffer.from('[{"isbn": "9788194012344"}]')],
  [/as CSV or Excel instead/, 'XML', Buffer.from('<?xml version="1.0"?><sales/>')],
  [/as CSV or Excel instead/, 'a text document, RTF', Buffer.from('{\\rtf1\\ansi')],
  [/as CSV or Excel instead/, null, Buffer.from([1, 0, 0, 0, 7, 7, 0, 0, 0, 3])],
  [/open it in a spreadsheet/, null, Buffer.from('<html><head><title>Sign in</title>')],
  [/open it in a spreadsheet/, null, Buffer.from(savedPage)],
  [/save the file that is attached/, null, Buffer.from(letter)],
  [/save the file that is attached/, null, Buffer.from(received)],
  [/save the file that is attached/, null, compound('__properties_version1.0')],
  [/download it again/, 'only zeros', Buffer.alloc(9_000)],
  [/download it again/, null, Buffer.alloc(0)],
])('%s is the way out for %s', async (way, found, bytes) => {
  const [problem] = await problemsOf(bytes)
  expect(problem).toMatchObject({ found, row: null })
  expect(problem && describeProblem(problem)).toMatch(way)
})

test.each([
  ['PK'],
  ['[Report] of {"2026"}'],
  ['Date: 4 April 2026'],
  ['From: 2026-04-01, to: 2026-04-30'],
  ['<unnamed>'],
])('a table may begin with a line like %s', async (line) => {
  const file = Buffer.concat([Buffer.from(`${line}\r\n`), sample.panaiCsv([{}])])
  expect((await readWhole(file)).rows).toHaveLength(1)
})
