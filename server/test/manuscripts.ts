import { buffer } from 'node:stream/consumers'
import CFB from 'cfb'
import { strToU8, type Zippable, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import type { Part } from './a-form.ts'
import { aPhoto } from './a-photo.ts'

type PdfOptions = {
  pages?: number
  title?: string
  bytes?: number
  /** Pages without a letter, as of a scanner. */
  scanned?: boolean
  /** With a file in it. */
  attached?: boolean
  locked?: { user?: string; owner: string }
}

/** A PDF that a reader opens; with `bytes` it is filled up to about that size. */
export async function aPdf({
  pages = 3,
  bytes = 0,
  scanned = false,
  attached = false,
  locked,
}: PdfOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({
    compress: false,
    ...(locked && { userPassword: locked.user, ownerPassword: locked.owner }),
  } as PDFKit.PDFDocumentOptions) // without a user's password there is none
  const whole = buffer(document)
  for (let page = 1; page <= pages; page++) {
    if (page > 1) document.addPage()
    if (!scanned) document.text(`Page ${page}`)
    else document.rect(10, 10, 100, 100).fill()
  }
  if (bytes > 0) document.ref({}).end(Buffer.alloc(bytes, 'palmyra '))
  if (attached) document.file(Buffer.from('x'), { name: 'x.exe' })
  document.end()
  return whole
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The parts of a small Word document. */
export function docxParts(main: string = MAIN): Record<string, Uint8Array> {
  return {
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>பனை</w:t></w:r></w:p></w:body></w:document>',
    ),
  }
}

export function aZip(parts: Zippable): Buffer {
  return Buffer.from(zipSync(parts))
}

/** A compound file with these streams, by their paths. */
export function anOleFile(streams: Record<string, Uint8Array>): Buffer {
  const file = CFB.utils.cfb_new()
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(file, path, Buffer.from(content))
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array) // as the type asked for says
}

/** The stream of a Word 97 document, as far as anybody looks into it. */
export function wordStream({ encrypted = false } = {}): Buffer {
  const stream = Buffer.alloc(4_096)
  stream.writeUInt16LE(0xa5ec, 0)
  stream.writeUInt16LE(0x00c1, 2)
  stream.writeUInt16LE(encrypted ? 0x0100 : 0, 0x0a)
  // How long the first two of its tables are.
  stream.writeUInt16LE(14, 0x20)
  stream.writeUInt16LE(22, 0x3e)
  return stream
}

let covers: Promise<Buffer> | undefined

/** What the form of a submission sends; fields that are given replace or, as null, leave out. */
export async function aManuscript(given: Record<string, string | Uint8Array | null> = {}): Promise<Part[]> {
  covers ??= aPhoto({ width: 60, height: 90, format: 'jpeg' })
  const fields: Record<string, string | Uint8Array | null> = {
    language: 'tamil',
    title: 'பனை ஓலை',
    subtitle: '',
    author_name: 'Meena Kandan',
    genre: 'fiction,poetry',
    contributors: '',
    contributor_types: '',
    bookPdf: 'drive_link' in given ? null : await aPdf(),
    bookCover: await covers,
    ...given,
  }
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === null) return []
    return [typeof value === 'string' ? { name, value } : { name, value, file: `${name}.bin` }]
  })
}
