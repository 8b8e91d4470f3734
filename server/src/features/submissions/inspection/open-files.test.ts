import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { coverRule } from '@panai/contract/submissions/submission-rules'
import { strToU8 } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto } from '../../../../test/a-photo.ts'
import { anOleFile, aPdf, aZip, docxParts, wordStream } from '../../../../test/manuscripts.ts'
import { createUntrustedFiles, type UntrustedFiles } from '../../../untrusted-files/untrusted-files.ts'
import { openPicture } from '../../pictures/open-picture.ts'
import { openDocument } from './open-document.ts'

let folder: string
let untrusted: UntrustedFiles
const aCover = () => aPhoto({ width: 40, height: 60, format: 'jpeg' })

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-inspect-'))
  untrusted = createUntrustedFiles({ dataDir: folder })
})
afterAll(async () => {
  await untrusted.stop()
  await rm(folder, { recursive: true })
})

async function aFile(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, randomUUID())
  await writeFile(file, bytes)
  return file
}

const somebody = () => ({ account: null, network: randomUUID() })

async function documentOf(bytes: Uint8Array, name = 'book.bin') {
  return openDocument(untrusted, { path: await aFile(bytes), name }, somebody())
}

async function look(bytes: Uint8Array) {
  const from = await aFile(bytes)
  const to = `${from}.out`
  return { to, cover: await openPicture(untrusted, { from, to, types: coverRule.types }, somebody()) }
}

const coverOf = async (bytes: Uint8Array) => (await look(bytes)).cover

test('a PDF is opened and its pages are counted', async () => {
  expect(await documentOf(await aPdf({ pages: 37 }))).toEqual({
    kind: 'pdf',
    pages: 37,
    hasText: true,
    pageSize: { width: 215.9, height: 279.4 },
  })
})

test('a PDF of pictures has no text', async () => {
  expect(await documentOf(await aPdf({ pages: 2, scanned: true }))).toMatchObject({
    pages: 2,
    hasText: false,
  })
})

test('a Word document of either age is known by what it holds', async () => {
  expect(await documentOf(aZip(docxParts()))).toEqual({ kind: 'docx', ...unread })
  expect(
    await documentOf(anOleFile({ '/WordDocument': wordStream(), '/1Table': Buffer.alloc(5_000) })),
  ).toEqual({
    kind: 'doc',
    ...unread,
  })
})

const unread = { pages: null, hasText: null, pageSize: null }
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const withMacros = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

const foreign: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'a page of HTML': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a program': () => Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2_000)]),
  'a picture': aCover,
  'rich text': () => Buffer.from('{\\rtf1 hello}'),
  'HTML that ends as a PDF begins': () => Buffer.from('<html>%PDF-1.7'),
  'a zip of something': () => aZip({ 'a.txt': strToU8('hello') }),
  'a spreadsheet': () => aZip(docxParts(sheet)),
  'a document with macros by its type': () => aZip(docxParts(withMacros)),
  'a document with macros by its parts': () => aZip({ ...docxParts(), 'word/vbaProject.bin': strToU8('x') }),
  'macros behind the number of a letter': () =>
    aZip({
      ...docxParts(),
      'word/_rels/document.xml.rels': strToU8(
        '<Relationships><Relationship Type="http://schemas.microsoft.com/office/2006/relationships/vba&#80;roject" Target="x.bin"/></Relationships>',
      ),
    }),
  'a document type in the list of contents': () =>
    aZip({
      ...docxParts(),
      '[Content_Types].xml': Buffer.concat([
        Buffer.from('<!DOCTYPE x>'),
        docxParts()['[Content_Types].xml'] ?? Buffer.alloc(0),
      ]),
    }),
  'a list of contents in another code': () =>
    aZip({
      ...docxParts(),
      '[Content_Types].xml': Buffer.from(
        `<Override PartName="/word/document.xml" ContentType="${main}"/>`,
        'utf16le',
      ),
    }),
  'a document that is named and not there': () => {
    const { 'word/document.xml': _, ...rest } = docxParts()
    return aZip(rest)
  },
  'a bomb of one part': () => aZip({ ...docxParts(), 'word/big.xml': new Uint8Array(120 * 1024 * 1024) }),
  'a bomb of many parts': () =>
    aZip({
      ...docxParts(),
      ...Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`word/${at}.xml`, strToU8('x')])),
    }),
  'a compound file of something': () => anOleFile({ '/Workbook': wordStream() }),
  'an old document with macros': () =>
    anOleFile({ '/WordDocument': wordStream(), '/Macros/VBA/dir': strToU8('x') }),
  'a stream that only has the name': () => anOleFile({ '/WordDocument': Buffer.alloc(4_096) }),
}

test.each(Object.entries(foreign))('%s is no manuscript', async (_, make) => {
  expect(await documentOf(await make())).toEqual({ problem: 'type' })
})

const unpacked = (mimetype: string) =>
  aZip({ mimetype: [strToU8(mimetype), { level: 0 }], 'a.xml': strToU8('<a/>') })
const flatOpc =
  '<?xml version="1.0" standalone="yes"?>\r\n<?mso-application progid="Word.Document"?>\r\n<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"></pkg:package>'

const mistaken: [string, string, () => Uint8Array][] = [
  ['rtf', 'rich text', () => Buffer.from('{\\rtf1\\ansi hello}')],
  ['rtf', 'rich text behind a mark', () => Buffer.from('\ufeff{\\rtf1 hello}')],
  ['page', 'a page', () => Buffer.from('<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>Hello')],
  ['page', 'a page of two bytes a letter', () => Buffer.from('\ufeff<!DOCTYPE html><p>வணக்கம்', 'utf16le')],
  ['page', 'a page in one file', () => Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related;')],
  ['page', 'a page that begins as XML', () => Buffer.from('<?xml version="1.0"?>\n<html><body/></html>')],
  ['flat', 'a document in one XML', () => Buffer.from(flatOpc)],
  ['odt', 'an OpenDocument text', () => unpacked('application/vnd.oasis.opendocument.text')],
  ['epub', 'an e-book', () => unpacked('application/epub+zip')],
  ['pages', 'a document of Pages', () => aZip({ 'Index/Document.iwa': strToU8('x') })],
  ['zip', 'a zip of something', () => aZip({ 'a.txt': strToU8('hello') })],
  ['office', 'a spreadsheet', () => aZip(docxParts(sheet))],
  ['macros', 'a document with macros by its type', () => aZip(docxParts(withMacros))],
  [
    'macros',
    'a document with macros by its parts',
    () => aZip({ ...docxParts(), 'word/vbaProject.bin': strToU8('x') }),
  ],
  [
    'macros',
    'an old document with macros',
    () => anOleFile({ '/WordDocument': wordStream(), '/Macros/VBA/dir': strToU8('x') }),
  ],
  ['office', 'an old spreadsheet', () => anOleFile({ '/Workbook': wordStream() })],
]

test.each(mistaken)('%s is what is said of %s that is called .doc', async (problem, _, make) => {
  for (const name of ['Alai.doc', 'அலை.DOCX']) expect(await documentOf(make(), name)).toEqual({ problem })
  for (const name of ['Alai.pdf', 'Alai.rtf', 'doc'])
    expect(await documentOf(make(), name)).toEqual({ problem: 'type' })
})

const header = 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'
const odd: Record<string, (pdf: Buffer) => Buffer> = {
  'a mark before it': (pdf) => Buffer.concat([Buffer.from('\ufeff'), pdf]),
  'line ends before it': (pdf) => Buffer.concat([Buffer.from('\r\n\n'), pdf]),
  'lines of a web server before it': (pdf) => Buffer.concat([Buffer.from(header), pdf]),
  'a thousand bytes before it': (pdf) => Buffer.concat([Buffer.alloc(1_000, '\n'), pdf]),
  'lines before it that its table counts': (pdf) => counting(pdf, header),
  'much behind it': (pdf) => Buffer.concat([pdf, Buffer.alloc(9_000, '<!-- served -->\n')]),
  'nothing behind it, 5,000 times': (pdf) => Buffer.concat([pdf, Buffer.alloc(5_000)]),
}

/** Some programs count the places of objects from the begin of the file, and not of the PDF in it. */
function counting(pdf: Buffer, before: string): Buffer {
  const text = pdf
    .toString('latin1')
    .replace(/^\d{10}(?= \d{5} n)/gm, (place) => String(Number(place) + before.length).padStart(10, '0'))
    .replace(/startxref\n(\d+)/, (_, place) => `startxref\n${Number(place) + before.length}`)
  return Buffer.from(before + text, 'latin1')
}

test.each(Object.entries(odd))('a PDF with %s is taken', async (_, make) => {
  expect(await documentOf(make(await aPdf({ pages: 4 })))).toMatchObject({
    kind: 'pdf',
    pages: 4,
    hasText: true,
  })
})

test('a PDF after more than a thousand bytes, or behind what may be a program, is none', async () => {
  const pdf = await aPdf()
  for (const before of [Buffer.alloc(1_100, '\n'), Buffer.from('MZ\x90\0\x03\n')])
    expect(await documentOf(Buffer.concat([before, pdf]))).toEqual({ problem: 'type' })
})

test('a PDF whose last changes were cut short is broken', async () => {
  const pdf = await aPdf()
  const changed = Buffer.concat([
    pdf,
    Buffer.from('7 0 obj\n<< /Length 9000 >>\nstream\n'),
    Buffer.alloc(4_000, 'x'),
  ])
  expect(await documentOf(changed)).toEqual({ problem: 'broken' })
})

/** A zip whose first part says that it is smaller than it is. */
function aLiar(): Buffer {
  const zip = aZip({ 'word/big.xml': new Uint8Array(50 * 1024 * 1024), ...docxParts() })
  const central = zip.indexOf(Buffer.from('PK\u0001\u0002'))
  zip.writeUInt32LE(1_000, central + 24)
  zip.writeUInt32LE(1_000, 22)
  return zip
}

const unopened: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'a PDF that is cut short': async () => (await aPdf({ pages: 20 })).subarray(0, -600),
  'nothing but the beginning of a PDF': () => Buffer.from('%PDF-1.7\n'),
  'an end without a middle': () => Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n'),
  'a zip that is cut short': () => aZip(docxParts()).subarray(0, -30),
  'a zip that lies about its size': aLiar,
  'a compound file of noise': () =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(3_000, 0xab)]),
}

test.each(Object.entries(unopened))('%s is refused', async (_, make) => {
  expect(await documentOf(await make())).toEqual({ problem: expect.stringMatching(/^(?:broken|type)$/) })
})

const relation = (type: string, target: string, mode = 'External') =>
  `<Relationships xmlns="x"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`
const withRelation = (...given: Parameters<typeof relation>) =>
  aZip({ ...docxParts(), 'word/_rels/document.xml.rels': strToU8(relation(...given)) })
const script = '<< /Type /Action /S /JavaScript /JS (app.alert(1)) >>'

const active: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'a document with a template from elsewhere': () =>
    withRelation('attachedTemplate', 'http://evil.example/a.dotm'),
  'a document with a template of a disk': () =>
    withRelation('attachedTemplate', 'file:///C:\\Templates\\a.dotm'),
  'a template behind the number of a letter': () =>
    withRelation('attached&#84;emplate', 'http://evil.example/a.dotm'),
  'an object from elsewhere': () => withRelation('oleObject', 'http://evil.example/a.xls!x'),
  'a frame from elsewhere': () => withRelation('frame', 'http://evil.example/'),
  'a picture of a share': () => withRelation('image', '\\\\evil.example\\share\\a.png'),
  'a picture of a share by its address': () => withRelation('image', 'file://evil.example/share/a.png'),
  'a link to a share': () => withRelation('hyperlink', 'file:////evil.example/share'),
  'a PDF with a script': async () => withObject(await aPdf(), script),
  'a script behind the number of a letter': async () =>
    withObject(await aPdf(), script.replace('/JavaScript', '/J#61vaScript')),
  'a script without blanks': async () => withObject(await aPdf(), '<</S/JavaScript/JS(x)>>'),
  'a script in a packed stream of objects': async () => withObject(await aPdf(), packedObjects(script)),
  'objects packed twice': async () =>
    withObject(await aPdf(), packedObjects(script).replace('/FlateDecode', '[/ASCIIHexDecode /FlateDecode]')),
  'a PDF that starts a program': async () => withObject(await aPdf(), '<< /S /Launch /F (cmd.exe) >>'),
  'a PDF with a file in it': () => aPdf({ attached: true }),
}

/** One more object, as a writer that changes a file appends it. */
function withObject(pdf: Buffer, object: string): Buffer {
  return Buffer.concat([Buffer.from(`%PDF-1.7\n99 0 obj\n${object}\nendobj\n`, 'latin1'), pdf])
}

function packedObjects(objects: string): string {
  const packed = deflateSync(Buffer.from(`98 0 ${objects}`)).toString('latin1')
  return `<< /Type /ObjStm /N 1 /First 5 /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`
}

test.each(Object.entries(active))('%s is refused as one that runs or fetches something', async (_, make) => {
  expect(await documentOf(await make())).toEqual({ problem: 'active' })
})

const harmless: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'a document with a link': () => withRelation('hyperlink', 'https://books.example/'),
  'a document with a link to a mail address': () => withRelation('hyperlink', 'mailto:a@mail.example'),
  'a document with a link to a file of a disk': () => withRelation('hyperlink', 'file:///C:\\a.docx'),
  'a document with a picture of the web': () => withRelation('image', 'https://books.example/a.png'),
  'a PDF that tells of scripts': async () =>
    withObject(await aPdf(), '<< /Keywords (HTML/CSS/JavaScript, Launch) >>'),
}

test.each(Object.entries(harmless))('%s is a manuscript', async (_, make) => {
  expect(await documentOf(await make())).toMatchObject({ kind: expect.stringMatching(/^(?:pdf|docx)$/) })
})

const locked: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'a PDF with a password': () => aPdf({ locked: { user: 'secret', owner: 'owner' } }),
  'a PDF that opens and forbids': () => aPdf({ locked: { owner: 'owner' } }),
  'an old document with a password': () => anOleFile({ '/WordDocument': wordStream({ encrypted: true }) }),
  'a new document with a password': () =>
    anOleFile({ '/EncryptedPackage': Buffer.alloc(5_000), '/EncryptionInfo': Buffer.alloc(5_000) }),
}

test.each(Object.entries(locked))('%s is told to be locked', async (_, make) => {
  expect(await documentOf(await make())).toEqual({ problem: 'locked' })
})

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('a cover may be %s', async (format) => {
  const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#1f5c4a' } })
  const { cover } = await look(await picture.toFormat(format).toBuffer())
  expect(cover).toMatchObject({ width: 40, height: 60, placeholder: expect.stringMatching(/^#/) })
})

test('a cover is re-encoded, upright and without saying where it was taken', async () => {
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#123456' } })
    .withExif({ IFD3: { GPSLatitude: '13/1 4/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Model: 'Cam' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Cam')
  const { cover, to } = await look(photo)
  expect(cover).toMatchObject({ width: 60, height: 90 })
  const { format, exif, xmp, orientation } = await sharp(to).metadata()
  expect({ format, exif, xmp, orientation }).toEqual({ format: 'webp' })
})

const noCover: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'a drawing with a script': () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'),
  'a PDF': () => aPdf(),
  'a photo that is cut short': async () => {
    const photo = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    return photo.subarray(0, photo.length / 2)
  },
  'a drawing that begins as an AVIF does, almost': () =>
    Buffer.from('<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
  'a drawing behind the beginning of an AVIF': () =>
    Buffer.from('\0\0\0\x20ftypavif<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
  'a drawing behind the beginning of a JPEG': () =>
    Buffer.concat([
      Buffer.from('ffd8ff', 'hex'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    ]),
  'a name without a picture': () => Buffer.from('cover.jpg'),
}

test.each(Object.entries(noCover))('%s is no cover', async (_, make) => {
  expect(await coverOf(await make())).toEqual({ problem: 'type' })
})

test('a cover of more than 40 megapixels is refused without being decoded', async () => {
  const wide = await sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await coverOf(wide)).toEqual({ problem: 'pixels' })
})
