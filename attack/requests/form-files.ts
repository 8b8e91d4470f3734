import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)
const smallZip = Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<x/>'), '../../evil': strToU8('x') }))

/** Files as they may be, and as they may not. */
const contents: readonly Buffer[] = [
  onePixel,
  onePixel.subarray(0, 40),
  smallPdf,
  smallPdf.subarray(0, 60),
  smallZip,
  smallZip.subarray(0, 30),
  Buffer.from('isbn,title,copies\n9780000000002,=1+1,2\n'),
  Buffer.from('"unclosed,\0,quote\n'.repeat(500)),
  Buffer.from(`${'a,'.repeat(30_000)}\n`),
  Buffer.from('﻿sep=;\nmonth;amount\n0000-00;NaN\n'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"><script>ran()</script></svg>'),
  Buffer.from('<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg"/>'),
  Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'),
  Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8L', 'latin1'),
  Buffer.from('\0\0\0\x1cftypavif\0\0\0\0', 'latin1'),
  Buffer.from('GIF89a\xff\xff\xff\xff\xf7', 'latin1'),
  Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'),
  Buffer.alloc(0),
]

export const fileContent: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...contents) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
)

export const fileName: fc.Arbitrary<string> = fc.constantFrom(
  ...['a.png', 'a.pdf', 'sales.csv', 'book.docx', '../../../etc/passwd', '..\\x.png', 'a.png\0.exe', ''],
  ...['a"; name="text', 'a\r\nX: y', 'x'.repeat(3_000), 'அட்டை.pdf', 'con', '.htaccess', '<img src=x>.png'],
)
