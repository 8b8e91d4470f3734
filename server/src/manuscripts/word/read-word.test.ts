import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { BookDocument, Inline } from '@panai/contract/book-document'
import { fullOfFindings, inBamini, tidy } from '@panai/demo/manuscripts/manuscripts'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aWordFile, wordParagraph, wordRun, wordXml } from '../../../test/a-word-file.ts'
import { type Element, parseXml } from '../../../test/parse-xml.ts'
import { type ReadText, toBook } from '../to-book.ts'
import { withPackage } from './package.ts'
import { readWord } from './read-word.ts'
import type { WordDocument } from './word-nodes.ts'

type Read = ReadText & { word: WordDocument }

async function read(bytes: Uint8Array): Promise<Read> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-word-'))
  const file = path.join(folder, 'file')
  try {
    await writeFile(file, bytes)
    return await withPackage(file, async (opened) => {
      const word = await readWord(opened)
      return { ...toBook(word), word }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const textIn = (inlines: readonly Inline[]) =>
  inlines.map((one) => ('text' in one ? one.text : 'lineBreak' in one ? '\n' : '*')).join('')

/** Each line, cell and note of a book, in its order. */
function linesOf({ sections, footnotes }: BookDocument): string[] {
  return [
    ...sections.flatMap(({ number, title, blocks }) => [
      ...(number === null || number === title ? [] : [number]),
      title,
      ...blocks.flatMap((block) => {
        if (block.kind === 'table') return block.rows.flat().map(textIn)
        if (block.kind === 'list') return block.items.map(textIn)
        return 'inlines' in block ? [textIn(block.inlines)] : []
      }),
    ]),
    ...footnotes.map(({ inlines }) => textIn(inlines)),
  ].filter((line) => line !== '')
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0

const withText = /^word\/(?!styles|settings|fontTable|numbering|theme|webSettings|glossary|_rels).*\.xml$/

/** All letters of the parts with text, as their XML has them. */
function lettersOfFile(bytes: Uint8Array): number {
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => withText.test(name))
  return parts.reduce((sum, [, content]) => {
    const xml = Buffer.from(content)
      .toString()
      .replace(/^\uFEFF?<\?xml[^>]*>\s*/, '')
    return sum + lettersWithin(parseXml(xml), false)
  }, 0)
}

function lettersWithin({ name, children }: Element, isText: boolean): number {
  const of = (child: Element | string): number => {
    if (typeof child === 'string') return isText ? lettersIn(child) : 0
    return lettersWithin(child, /:(?:t|delText|v)$/.test(child.name))
  }
  const counts = children.map(of)
  // Of alternatives the first that has some.
  if (name === 'mc:AlternateContent') return counts.find((count) => count > 0) ?? 0
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Told of what is in the book. */
const inTheBook = new Set(['formula', 'tablePicture', 'tableHeading', 'notePicture', 'titlePage'])

function expectNoLetterLost(bytes: Uint8Array, { book, remarks, word, old }: Read): void {
  const titles = [book.title, book.subtitle, book.author].flatMap((one) => one ?? [])
  // Old letters are counted as they were typed.
  const converted = old.reduce(
    (sum, { before, after, isSure }) =>
      isSure && after !== null ? sum + lettersIn(before) - lettersIn(after) : sum,
    0,
  )
  const kept = converted + lettersIn([...titles, ...linesOf(book)].join(' '))
  const named = [...remarks.filter(({ kind }) => !inTheBook.has(kind)), ...word.comments]
  expect(kept + lettersIn(named.map(({ text }) => text).join(' '))).toBe(lettersOfFile(bytes))
}

const p = (text: string) => wordParagraph(wordRun(text))
const table = (...rows: string[][]) =>
  `<w:tbl><w:tblPr/>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
const drawing = (inside: string) =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="914400" cy="914400"/><wp:docPr id="1" name="n" descr="பனை"/><a:graphic><a:graphicData>${inside}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
const box = (text: string) =>
  `<wps:wsp><wps:txbx><w:txbxContent>${p(text)}</w:txbxContent></wps:txbx></wps:wsp>`
const field = (mark: string) => `<w:r><w:fldChar w:fldCharType="${mark}"/></w:r>`
const note = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`

const cases: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  [
    'text in either direction',
    `<w:p><w:bdo w:val="ltr">${wordRun('மழை ')}</w:bdo><w:dir w:val="rtl">${wordRun('rain')}</w:dir></w:p>`,
    ['மழை rain'],
    [],
  ],
  [
    'what a simple field shows',
    `<w:p>${wordRun('படம் ')}<w:fldSimple w:instr=" SEQ Figure ">${wordRun('7')}</w:fldSimple></w:p>`,
    ['படம் 7'],
    [],
  ],
  [
    'what a field of marks shows, and not its code',
    `<w:p>${field('begin')}<w:r><w:instrText> PAGEREF x </w:instrText></w:r>${field('separate')}${wordRun('12')}${field('end')}</w:p>`,
    ['12'],
    [],
  ],
  [
    'tables within cells',
    table([p('அ') + table([p('ஆ'), p('இ')]) + p('ஈ'), p('உ')]),
    ['அ\nஆ\nஇ\nஈ', 'உ'],
    [],
  ],
  ['paragraphs of a cell apart', table([p('ஒன்று') + p('இரண்டு'), p('மூன்று')]), ['ஒன்று\nஇரண்டு', 'மூன்று'], []],
  ['a frame of one cell as the text that it is', table([p('ஒன்று') + p('இரண்டு')]), ['ஒன்று', 'இரண்டு'], []],
  ['a text box of new Word alone', wordParagraph(drawing(box('பெட்டி'))), ['பெட்டி'], []],
  [
    'a text box once, of two ways to draw it',
    wordParagraph(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing(box('பெட்டி'))}</mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${p('பெட்டி')}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    ),
    ['பெட்டி'],
    [],
  ],
  [
    'the other way where the first holds nothing',
    wordParagraph(
      `<w:r><mc:AlternateContent><mc:Choice Requires="x"/><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${p('பழையது')}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    ),
    ['பழையது'],
    [],
  ],
  [
    'WordArt',
    wordParagraph('<w:r><w:pict><v:shape><v:textpath string="வரவேற்பு"/></v:shape></w:pict></w:r>'),
    ['வரவேற்பு'],
    [],
  ],
  [
    'line ends and places in the line apart',
    wordParagraph(
      '<w:r><w:t>அ</w:t><w:cr/><w:t>ஆ</w:t><w:ptab/><w:t>இ</w:t><w:br w:type="column"/><w:t>ஈ</w:t></w:r>',
    ),
    ['அ\nஆ இ ஈ'],
    [],
  ],
  [
    'signs by their numbers',
    wordParagraph(
      '<w:r><w:sym w:font="Symbol" w:char="F062"/><w:sym w:font="Arial" w:char="00E9"/><w:sym w:font="Baamini" w:char="F06B"/></w:r>',
    ),
    ['βéம'],
    [],
  ],
  [
    'content controls and smart tags',
    `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent><w:p><w:smartTag>${wordRun('உள்ளே')}</w:smartTag></w:p></w:sdtContent></w:sdt>`,
    ['உள்ளே'],
    [],
  ],
  [
    'what was chosen in a form',
    wordParagraph(
      '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="கதை"/><w:listEntry w:val="கவிதை"/></w:ddList></w:ffData></w:fldChar></w:r>',
    ),
    ['கவிதை'],
    [],
  ],
  [
    'what is inserted, and not what is deleted',
    `<w:p><w:ins>${wordRun('புது')}</w:ins><w:del><w:r><w:delText>பழைய</w:delText></w:r></w:del></w:p>`,
    ['புது'],
    ['deleted'],
  ],
  [
    'one paragraph where the mark between is deleted',
    `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${wordRun('முன்')}</w:p>${p('பின்')}`,
    ['முன்பின்'],
    [],
  ],
  [
    'what was moved, once',
    `<w:p><w:moveFrom>${wordRun('சொல்')}</w:moveFrom></w:p><w:p><w:moveTo>${wordRun('சொல்')}</w:moveTo></w:p>`,
    ['சொல்'],
    ['deleted'],
  ],
  [
    'no row that is deleted',
    `<w:tbl><w:tr><w:tc>${p('அ')}</w:tc><w:tc>${p('ஆ')}</w:tc></w:tr><w:tr><w:trPr><w:del/></w:trPr><w:tc>${p('இ')}</w:tc></w:tr></w:tbl>`,
    ['அ', 'ஆ'],
    ['deleted'],
  ],
  [
    'no hidden text',
    wordParagraph(wordRun('காண்') + wordRun('மறை', '<w:vanish/>') + wordRun('தெரி', '<w:vanish w:val="0"/>')),
    ['காண்தெரி'],
    ['hidden'],
  ],
  [
    'what stands below small letters',
    wordParagraph(
      `<w:r><w:ruby><w:rubyPr/><w:rt>${wordRun('மேலே')}</w:rt><w:rubyBase>${wordRun('கீழே')}</w:rubyBase></w:ruby></w:r>`,
    ),
    ['கீழே'],
    ['ruby'],
  ],
  [
    'a formula in a line',
    `<w:p><m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f><m:r><m:t>=</m:t></m:r><m:sSup><m:e><m:r><m:t>c</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></w:p>`,
    ['a/b=c^2'],
    ['formula'],
  ],
  [
    'a drawing without text is named',
    wordParagraph(wordRun('உரை') + drawing('<wps:wsp/>')),
    ['உரை'],
    ['drawing'],
  ],
  [
    'a sign that nobody can tell is named',
    wordParagraph(`${wordRun('உரை')}<w:r><w:sym w:font="Monotype Sorts" w:char="F022"/></w:r>`),
    ['உரை'],
    ['symbol'],
  ],
  [
    'a picture that is elsewhere is named',
    wordParagraph(wordRun('உரை') + drawing('<pic:pic><a:blip r:link="rId9"/></pic:pic>')),
    ['உரை'],
    ['linkedPicture'],
  ],
  [
    'an object of another program is named',
    wordParagraph(`${wordRun('உரை')}<w:r><w:object><o:OLEObject ProgID="Excel.Sheet.12"/></w:object></w:r>`),
    ['உரை'],
    ['object'],
  ],
]

test.each(cases)('the book has %s', async (_, body, lines, kinds) => {
  const bytes = aWordFile({ body })
  const found = await read(bytes)
  expect(linesOf(found.book)).toEqual(lines)
  expect(found.remarks.map(({ kind }) => kind)).toEqual(kinds)
})

const notes = (inside: string) => ({
  'footnotes.xml': {
    kind: 'footnotes',
    content: wordXml('w:footnotes', `<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote>${inside}`),
  },
})

test('a note has all its paragraphs and tables, and its mark in a title', async () => {
  const parts = notes(
    `<w:footnote w:id="2">${p('முதல்')}${table([p('அறை'), p('அறை 2')])}${p('கடைசி')}</w:footnote>`,
  )
  const body = `${wordParagraph(wordRun('தலைப்பு') + note(2), '<w:outlineLvl w:val="0"/>')}${p('உரை')}`
  const { book, remarks } = await read(aWordFile({ body, parts }))
  expect(book.sections).toMatchObject([{ kind: 'chapter', title: 'தலைப்பு', notes: [1], isGuessed: false }])
  expect(book.footnotes.map(({ inlines }) => textIn(inlines))).toEqual(['முதல்\nஅறை\nஅறை 2\nகடைசி'])
  expect(remarks).toEqual([])
})

test('a note that nothing leads to, running heads, charts and inserted files are named with their text', async () => {
  const parts = {
    ...notes(`<w:footnote w:id="2">${p('தனியே')}</w:footnote>`),
    'header1.xml': { kind: 'header', content: wordXml('w:hdr', p('மேலே')) },
    'charts/chart1.xml': {
      kind: 'chart',
      content: wordXml('c:chartSpace', '<a:t>விற்பனை</a:t><c:v>2025</c:v>'),
    },
    'afchunk.html': { kind: 'aFChunk', content: '<html>வேறு' },
  }
  const related = ['charts/chart1.xml', 'afchunk.html'].map((target) => ({ kind: 'x', target }))
  const body = `${wordParagraph(drawing('<c:chart r:id="rId1"/>'))}<w:altChunk r:id="rId2"/>`
  const { remarks } = await read(aWordFile({ body, parts, related }))
  expect(remarks.map(({ kind, text }) => [kind, text])).toEqual([
    ['chart', 'விற்பனை 2025'],
    ['insertedFile', ''],
    ['unusedNote', 'தனியே'],
    ['runningHead', 'மேலே'],
  ])
})

test('pictures have their parts and sizes, in tables too, and deleted ones are none', async () => {
  const picture = (id: string) => drawing(`<pic:pic><a:blip r:embed="${id}"/></pic:pic>`)
  const body = `<w:p><w:del>${picture('rId1')}</w:del></w:p>${wordParagraph(picture('rId1'))}${table([wordParagraph(picture('rId2')), p('அ')])}`
  const related = ['media/one.png', '/word/media/two.png'].map((target) => ({ kind: 'image', target }))
  const { book, pictures, remarks } = await read(aWordFile({ body, related, main: 'document2.xml' }))
  expect(pictures).toMatchObject([
    { part: 'word/media/one.png', widthInches: 1, description: 'பனை' },
    { part: 'word/media/two.png', widthInches: 1, description: 'பனை' },
  ])
  expect(book.sections[0]?.blocks.map(({ kind }) => kind)).toEqual(['picture', 'table', 'picture'])
  expect(remarks.map(({ kind }) => kind)).toEqual(['deleted', 'tablePicture'])
})

test('tracked changes are counted in the text, in notes, of moves and of looks', async () => {
  const changed = `<w:p><w:pPr><w:pPrChange><w:pPr/></w:pPrChange></w:pPr><w:moveTo>${wordRun('அ')}</w:moveTo><w:r><w:rPr><w:b/><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>ஆ</w:t></w:r></w:p>`
  const parts = notes(`<w:footnote w:id="2"><w:p><w:ins>${wordRun('இ')}</w:ins></w:p></w:footnote>`)
  const { word, book } = await read(
    aWordFile({ body: changed + wordParagraph(note(2)), parts, main: 'document2.xml' }),
  )
  expect(word.trackedChanges).toBe(4)
  expect(linesOf(book)).toEqual(['அஆ', '*', 'இ'])
})

const styles = (inside: string) => ({
  'styles.xml': { kind: 'styles', content: wordXml('w:styles', inside) },
})
const style = (id: string, inside: string, type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id} of mine"/>${inside}</w:style>`

test.each([
  [
    'a style based on Heading 1',
    style('H', '<w:basedOn w:val="B"/>') +
      `<w:style w:type="paragraph" w:styleId="B"><w:name w:val="heading 1"/></w:style>`,
    'chapter',
  ],
  ['a style with a level of headings', style('H', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'), 'chapter'],
  [
    'the same by the style that it is based on',
    style('H', '<w:basedOn w:val="B"/>') + style('B', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
    'chapter',
  ],
  [
    'a style that is body text though based on a heading',
    style('H', '<w:basedOn w:val="B"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>') +
      `<w:style w:type="paragraph" w:styleId="B"><w:name w:val="heading 1"/></w:style>`,
    'front',
  ],
])('%s', async (_, inside, kind) => {
  const body = wordParagraph(wordRun('கிணறு'), '<w:pStyle w:val="H"/>') + p('உரை')
  const { book } = await read(aWordFile({ body, parts: styles(inside) }))
  expect(book.sections.map((section) => section.kind)).toEqual([kind])
})

test('styles hide text, and make it bold or italic', async () => {
  const inside = [
    style('Hide', '<w:rPr><w:vanish/></w:rPr>'),
    style('HideC', '<w:rPr><w:vanish/></w:rPr>', 'character'),
    style('Strong', '<w:rPr><w:b/><w:i/></w:rPr>', 'character'),
  ].join('')
  const body = [
    wordParagraph(wordRun('மறை'), '<w:pStyle w:val="Hide"/>'),
    wordParagraph(
      wordRun('மறை', '<w:rStyle w:val="HideC"/>') +
        wordRun('தடி', '<w:rStyle w:val="Strong"/>') +
        wordRun('கோடு', '<w:u w:val="single"/><w:strike/>'),
    ),
  ].join('')
  const { book, remarks } = await read(aWordFile({ body, parts: styles(inside) }))
  expect(book.sections[0]?.blocks).toMatchObject([
    {
      inlines: [
        { text: 'தடி', strong: true, emphasis: true, underlined: false, struck: false },
        { text: 'கோடு', strong: false, underlined: true, struck: true },
      ],
    },
  ])
  expect(remarks.map(({ kind }) => kind)).toEqual(['hidden', 'hidden'])
})

const theme = {
  'theme/theme1.xml': {
    kind: 'theme',
    content: wordXml('a:theme', '<a:minorFont><a:latin typeface="Bamini"/><a:cs typeface=""/></a:minorFont>'),
  },
}

const tamil = 'தமிழ்'
test.each([
  ['of its own', '<w:rFonts w:ascii="Bamini"/>', '', 'jkpo;', tamil],
  [
    'of the theme, before one by name',
    '<w:rFonts w:ascii="Arial" w:asciiTheme="minorHAnsi"/>',
    '',
    'jkpo;',
    tamil,
  ],
  [
    'for letters above 127',
    '<w:rFonts w:ascii="Arial" w:hAnsi="TSC_Paranar"/>',
    '',
    'ab ¾Á¢ú cd',
    `ab ${tamil} cd`,
  ],
  [
    'for complex scripts where that is asked for',
    '<w:rFonts w:ascii="Arial" w:cs="Bamini"/><w:cs/>',
    '',
    'jkpo;',
    tamil,
  ],
  ['of no complex script where it is not', '<w:rFonts w:ascii="Arial" w:cs="Bamini"/>', '', 'jkpo;', 'jkpo;'],
  [
    'of a style of characters',
    '<w:rStyle w:val="C"/>',
    style('C', '<w:rPr><w:rFonts w:ascii="Bamini"/></w:rPr>', 'character'),
    'jkpo;',
    tamil,
  ],
  [
    'of the document',
    '',
    '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Bamini"/></w:rPr></w:rPrDefault></w:docDefaults>',
    'jkpo;',
    tamil,
  ],
])('letters are read by the font %s', async (_, properties, inside, text, asRead) => {
  const body = wordParagraph(wordRun(text, properties))
  const { book } = await read(aWordFile({ body, parts: { ...styles(inside), ...theme } }))
  expect(linesOf(book)).toEqual([asRead])
})

test('letters in the cells of a table are read by the font of its style', async () => {
  const inside = style('T', '<w:rPr><w:rFonts w:ascii="Bamini"/></w:rPr>', 'table')
  const body = `<w:tbl><w:tblPr><w:tblStyle w:val="T"/></w:tblPr><w:tr><w:tc>${p('jkpo;')}</w:tc><w:tc>${p('nkhop')}</w:tc></w:tr></w:tbl>${p('after')}`
  const { book } = await read(aWordFile({ body, parts: styles(inside) }))
  expect(linesOf(book)).toEqual(['தமிழ்', 'மொழி', 'after'])
})

test('what is left out is told with the page of the manuscript, but in notes, of which nobody says it', async () => {
  const hidden = wordRun('மறை', '<w:vanish/>')
  const pageEnd = '<w:r><w:lastRenderedPageBreak/></w:r>'
  const body =
    wordParagraph(wordRun('ஒன்று') + hidden + pageEnd + hidden + note(2)) +
    wordParagraph(pageEnd + drawing('<wps:wsp/>'))
  const parts = notes(`<w:footnote w:id="2">${wordParagraph(hidden)}</w:footnote>`)
  const { remarks } = await read(aWordFile({ body, parts }))
  expect(remarks.map(({ kind, page }) => [kind, page])).toEqual([
    ['hidden', 1],
    ['hidden', 2],
    ['drawing', 3],
    ['hidden', null],
  ])
})

test('elements that stand too deep in each other are no document', async () => {
  const deep = '<w:sdt>'.repeat(5_000) + '</w:sdt>'.repeat(5_000)
  await expect(read(aWordFile({ body: deep }))).rejects.toThrow('too deep')
})

test('no letter is lost of any file that we have', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../../site/public/downloads')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.docx'))
  expect(names.length).toBeGreaterThan(10)
  const files = [
    ...(await Promise.all(names.map((name) => readFile(path.join(folder, name))))),
    ...(await Promise.all([tidy(), inBamini(), fullOfFindings()])),
  ]
  for (const file of files) expectNoLetterLost(file, await read(file))
})

/** Whatever can stand in a line, and what lines stand in. */
const text = fc.constantFrom('மழை', 'ab', '௧', 'कथा', ' ')
const inline = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text.map((one) => wordRun(one)),
    text.map((one) => wordRun(one, '<w:vanish/>')),
    text.map((one) => `<w:del><w:r><w:delText>${one}</w:delText></w:r></w:del>`),
    text.map(
      (one) =>
        `<w:r><w:ruby><w:rt>${wordRun(one)}</w:rt><w:rubyBase>${wordRun(one)}</w:rubyBase></w:ruby></w:r>`,
    ),
    text.map((one) => `<m:oMath><m:d><m:e><m:r><m:t>${one}</m:t></m:r></m:e></m:d></m:oMath>`),
    fc.constantFrom(note(2), note(3), '<w:r><w:br/></w:r>', '<w:r><w:br w:type="page"/></w:r>'),
    tie('inline').map((one) => `<w:ins>${one}</w:ins>`),
    tie('inline').map((one) => `<w:hyperlink w:anchor="x">${one}</w:hyperlink>`),
    tie('inline').map((one) => `<w:sdt><w:sdtContent>${one}</w:sdtContent></w:sdt>`),
    tie('inline').map(
      (one) => `<w:fldSimple w:instr="HYPERLINK &quot;https://a.example&quot;">${one}</w:fldSimple>`,
    ),
    tie('inline').map((one) =>
      drawing(`<wps:wsp><wps:txbx><w:txbxContent><w:p>${one}</w:p></w:txbxContent></wps:txbx></wps:wsp>`),
    ),
  ),
})).inline
const properties = fc.constantFrom(
  '',
  '<w:rPr><w:del/></w:rPr>',
  '<w:rPr><w:vanish/></w:rPr>',
  '<w:outlineLvl w:val="0"/>',
  '<w:jc w:val="center"/>',
  '<w:pStyle w:val="TOC1"/>',
)
const block = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.array(inline, { maxLength: 4 }), properties)
        .map(([all, how]) => wordParagraph(all.join(''), how)),
    },
    fc
      .array(fc.array(tie('block'), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 })
      .map((cells) => table(cells.map((cell) => cell.join('')))),
    tie('block').map((one) => `<w:sdt><w:sdtContent>${one}</w:sdtContent></w:sdt>`),
    tie('block').map(
      (one) =>
        `<mc:AlternateContent><mc:Choice Requires="x">${one}</mc:Choice><mc:Fallback>${one}</mc:Fallback></mc:AlternateContent>`,
    ),
  ),
})).block

test('letters in are letters in the book and letters that are named, whatever stands in whatever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 6 }), block, async (blocks, ofNote) => {
      const parts = {
        ...notes(
          `<w:footnote w:id="2">${ofNote}</w:footnote><w:footnote w:id="3">${p('குறிப்பு')}</w:footnote>`,
        ),
        ...styles('<w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/></w:style>'),
        'header1.xml': { kind: 'header', content: wordXml('w:hdr', ofNote) },
        'comments.xml': {
          kind: 'comments',
          content: wordXml('w:comments', `<w:comment w:id="1">${p('சரியா')}</w:comment>`),
        },
      }
      const bytes = aWordFile({ body: blocks.join(''), parts })
      expectNoLetterLost(bytes, await read(bytes))
    }),
    { numRuns: 300 },
  )
})
