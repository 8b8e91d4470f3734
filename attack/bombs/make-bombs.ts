import { crc32, deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

export type Bomb = { name: string; file: string; bytes: Buffer }

const MB = 1024 * 1024

/** Small files that grow when they are opened, no two of the same length. They are made and not kept. */
export function makeBombs(): Bomb[] {
  return [
    { name: 'a picture of 900 million points', file: 'a.png', bytes: aPng(30_000) },
    { name: 'a picture that says it has 4 billion points', file: 'b.png', bytes: aPng(65_535, 10) },
    { name: 'an animation of the largest size', file: 'a.gif', bytes: aGif() },
    { name: 'drawing for a picture', file: 'a.avif', bytes: aDrawing() },
    { name: 'drawing that asks for a file', file: 'b.avif', bytes: aReadingDrawing() },
    { name: 'a document of 256 MB of nothing', file: 'a.docx', bytes: aDocument() },
    { name: 'a document with a billion laughs', file: 'b.docx', bytes: aLaughingDocument() },
    { name: 'a workbook of 256 MB of nothing', file: 'a.xlsx', bytes: aWorkbook() },
    { name: 'a zip with a table of 64 MB of commas', file: 'a.zip', bytes: aPackedTable() },
    { name: 'a spreadsheet of a million rows that is written as one', file: 'a.ods', bytes: aSpreadsheet() },
    { name: 'a spreadsheet of groups in groups', file: 'b.ods', bytes: aDeepSpreadsheet() },
    { name: 'a PDF with 256 MB in a stream', file: 'a.pdf', bytes: aPdf() },
    { name: 'a PDF of pages in pages', file: 'b.pdf', bytes: aDeepPdf() },
    { name: 'a table with one line', file: 'a.csv', bytes: Buffer.alloc(4 * MB, 'a') },
    { name: 'a table of quotes', file: 'b.csv', bytes: Buffer.alloc(2 * MB, '"') },
    { name: 'a table of empty columns', file: 'c.csv', bytes: Buffer.alloc(2 * MB + 1, ',') },
  ]
}

function aPng(side: number, rows = side): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1 // one bit a point
  const points = deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * rows), { level: 9 })
  const chunks = [chunk('IHDR', header), chunk('IDAT', points), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), ...chunks])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function aGif(): Buffer {
  const screen = Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from('!\xf9\x04\0\x01\0\0\0,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0', 'latin1')
  return Buffer.concat([screen, ...Array<Buffer>(2_000).fill(frame), Buffer.from(';')])
}

function aDrawing(): Buffer {
  const blur = '<filter id="f"><feGaussianBlur stdDeviation="400"/></filter>'
  const boxes = '<rect width="8000" height="8000" filter="url(#f)"/>'.repeat(40)
  return Buffer.from(
    `<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="8000" height="8000">${blur}${boxes}</svg>`,
  )
}

function aReadingDrawing(): Buffer {
  return Buffer.from(
    '<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><image xlink:href="file:///etc/passwd"/></svg>',
  )
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

function aDocument(): Buffer {
  return aZip({
    'word/document.xml': nothing(),
    'word/a.xml': nothing(),
    'word/b.xml': nothing(),
    'word/c.xml': nothing(),
  })
}

function aLaughingDocument(): Buffer {
  const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
  const xml = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${levels.join('')}]><x>&l9;</x>`
  return aZip({ 'word/document.xml': strToU8(xml) })
}

function aWorkbook(): Buffer {
  const sheet = nothing()
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': sheet,
      'xl/sharedStrings.xml': sheet,
    }),
  )
}

function aPackedTable(): Buffer {
  return Buffer.from(zipSync({ 'sales.csv': Buffer.alloc(64 * MB, ',') }))
}

function aSpreadsheet(): Buffer {
  const cell = '<table:table-cell table:number-columns-repeated="400"><text:p>1</text:p></table:table-cell>'
  return anOds(
    `<table:table><table:table-row table:number-rows-repeated="1048576">${cell}</table:table-row></table:table>`,
  )
}

function aDeepSpreadsheet(): Buffer {
  return anOds(`<table:table>${'<table:table-row-group>'.repeat(200_000)}`)
}

function anOds(tables: string): Buffer {
  const content = `<office:document-content><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`
  const parts = { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content }
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)])
  return Buffer.from(zipSync(Object.fromEntries(packed), { level: 0 }))
}

function nothing(): Uint8Array {
  return new Uint8Array(64 * MB)
}

function aZip(parts: Record<string, Uint8Array>): Buffer {
  return Buffer.from(
    zipSync({ '[Content_Types].xml': strToU8(types), '_rels/.rels': strToU8(relations), ...parts }),
  )
}

function aPdf(): Buffer {
  const stream = deflateSync(deflateSync(Buffer.alloc(256 * MB), { level: 9 }), { level: 9 })
  const object = `1 0 obj<</Type/XRef/Size 9/W[1 2 1]/Root 2 0 R/Filter[/FlateDecode/FlateDecode]/Length ${stream.length}>>stream\n`
  const start = '%PDF-1.5\n'
  return Buffer.concat([
    Buffer.from(start + object),
    stream,
    Buffer.from(`\nendstream endobj\nstartxref\n${start.length}\n%%EOF`),
  ])
}

function aDeepPdf(): Buffer {
  const pages = Array.from(
    { length: 20_000 },
    (_, at) => `${at + 2} 0 obj<</Type/Pages/Kids[${at + 3} 0 R ${at + 3} 0 R]/Count 2147483647>>endobj\n`,
  )
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${pages.join('')}trailer<</Root 1 0 R>>\n%%EOF`,
  )
}
