import { expect, test } from 'vitest'
import {
  aWordFile,
  fieldMark,
  footnoteMark,
  footnotes,
  wordBox,
  wordDrawing,
  wordParagraph,
  wordRun,
  wordStyle,
  wordStyles,
  wordTable,
  wordText,
  wordXml,
} from '../../../test/a-word-file.ts'
import { linesOf, readAWordFile } from '../../../test/read-a-word-file.ts'
import { inlineText } from '../inline-text.ts'

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
    `<w:p>${fieldMark('begin')}<w:r><w:instrText> PAGEREF x </w:instrText></w:r>${fieldMark('separate')}${wordRun('12')}${fieldMark('end')}</w:p>`,
    ['12'],
    [],
  ],
  [
    'tables within cells',
    wordTable([wordText('அ') + wordTable([wordText('ஆ'), wordText('இ')]) + wordText('ஈ'), wordText('உ')]),
    ['அ', 'ஆ', 'இ', 'ஈ', 'உ'],
    [],
  ],
  [
    'paragraphs of a cell apart',
    wordTable([wordText('ஒன்று') + wordText('இரண்டு'), wordText('மூன்று')]),
    ['ஒன்று', 'இரண்டு', 'மூன்று'],
    [],
  ],
  [
    'a frame of one cell as the text that it is',
    wordTable([wordText('ஒன்று') + wordText('இரண்டு')]),
    ['ஒன்று', 'இரண்டு'],
    [],
  ],
  ['a text box of new Word alone', wordParagraph(wordDrawing(wordBox('பெட்டி'))), ['பெட்டி'], []],
  [
    'a text box once, of two ways to draw it',
    wordParagraph(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${wordDrawing(wordBox('பெட்டி'))}</mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${wordText('பெட்டி')}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    ),
    ['பெட்டி'],
    [],
  ],
  [
    'the other way where the first holds nothing',
    wordParagraph(
      `<w:r><mc:AlternateContent><mc:Choice Requires="x"/><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${wordText('பழையது')}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
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
    `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${wordRun('முன்')}</w:p>${wordText('பின்')}`,
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
    `<w:tbl><w:tr><w:tc>${wordText('அ')}</w:tc><w:tc>${wordText('ஆ')}</w:tc></w:tr><w:tr><w:trPr><w:del/></w:trPr><w:tc>${wordText('இ')}</w:tc></w:tr></w:tbl>`,
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
    'no hidden picture, which is named',
    wordParagraph(
      wordRun('காண்') +
        wordDrawing('<pic:pic><a:blip r:embed="rId1"/></pic:pic>').replace(
          '<w:r>',
          '<w:r><w:rPr><w:vanish/></w:rPr>',
        ),
    ),
    ['காண்'],
    ['hidden', 'hiddenPicture'],
  ],
  [
    'letters as capitals where they are shown so, whatever style says it',
    wordParagraph(
      `${wordRun('usa ', '<w:caps/>')}${wordRun('ngo', '<w:rStyle w:val="Shout"/>')}${wordRun(' un', '<w:caps w:val="0"/>')}`,
    ),
    ['USA NGO un'],
    [],
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
    wordParagraph(wordRun('உரை') + wordDrawing('<wps:wsp/>')),
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
    wordParagraph(wordRun('உரை') + wordDrawing('<pic:pic><a:blip r:link="rId9"/></pic:pic>')),
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
  const parts = wordStyles(wordStyle('Shout', '<w:rPr><w:caps/></w:rPr>', 'character'))
  const found = await readAWordFile(aWordFile({ body, parts }))
  expect(linesOf(found.book)).toEqual(lines)
  expect(found.remarks.map(({ kind }) => kind)).toEqual(kinds)
})

test('a note has all its paragraphs and tables, and its mark in a title', async () => {
  const parts = footnotes(
    `<w:footnote w:id="2">${wordText('முதல்')}${wordTable([wordText('அறை'), wordText('அறை 2')])}${wordText('கடைசி')}</w:footnote>`,
  )
  const body = `${wordParagraph(wordRun('தலைப்பு') + footnoteMark(2), '<w:outlineLvl w:val="0"/>')}${wordText('உரை')}`
  const { book, remarks } = await readAWordFile(aWordFile({ body, parts }))
  expect(book.sections).toMatchObject([{ kind: 'chapter', title: 'தலைப்பு', notes: [1], isGuessed: false }])
  expect(book.footnotes.map(({ inlines }) => inlineText(inlines))).toEqual(['முதல்\nஅறை\nஅறை 2\nகடைசி'])
  expect(remarks).toEqual([])
})

test('what says that a note goes on is no note, and is named as running heads are', async () => {
  const goesOn = `<w:footnote w:type="continuationNotice" w:id="1">${wordText('தொடர்கிறது')}</w:footnote>`
  const { book, remarks } = await readAWordFile(
    aWordFile({ body: wordText('உரை'), parts: footnotes(goesOn) }),
  )
  expect(linesOf(book)).toEqual(['உரை'])
  expect(remarks).toMatchObject([{ kind: 'runningHead', text: 'தொடர்கிறது' }])
})

test('a note that nothing leads to, running heads, charts and inserted files are named with their text', async () => {
  const parts = {
    ...footnotes(`<w:footnote w:id="2">${wordText('தனியே')}</w:footnote>`),
    'header1.xml': { kind: 'header', content: wordXml('w:hdr', wordText('மேலே')) },
    'charts/chart1.xml': {
      kind: 'chart',
      content: wordXml('c:chartSpace', '<a:t>விற்பனை</a:t><c:v>2025</c:v>'),
    },
    'afchunk.html': { kind: 'aFChunk', content: '<html>வேறு' },
  }
  const related = ['charts/chart1.xml', 'afchunk.html'].map((target) => ({ kind: 'x', target }))
  const body = `${wordParagraph(wordDrawing('<c:chart r:id="rId1"/>'))}<w:altChunk r:id="rId2"/>`
  const { remarks } = await readAWordFile(aWordFile({ body, parts, related }))
  expect(remarks.map(({ kind, text }) => [kind, text])).toEqual([
    ['chart', 'விற்பனை 2025'],
    ['insertedFile', ''],
    ['unusedNote', 'தனியே'],
    ['runningHead', 'மேலே'],
  ])
})

test('pictures have their parts and sizes, in tables too, and deleted ones are none', async () => {
  const picture = (id: string) => wordDrawing(`<pic:pic><a:blip r:embed="${id}"/></pic:pic>`)
  const body = `<w:p><w:del>${picture('rId1')}</w:del></w:p>${wordParagraph(picture('rId1'))}${wordTable([wordParagraph(picture('rId2')), wordText('அ')])}`
  const related = ['media/one.png', '/word/media/two.png'].map((target) => ({ kind: 'image', target }))
  const { book, pictures, remarks } = await readAWordFile(aWordFile({ body, related, main: 'document2.xml' }))
  expect(pictures).toMatchObject([
    { part: 'word/media/one.png', widthInches: 1, description: 'பனை' },
    { part: 'word/media/two.png', widthInches: 1, description: 'பனை' },
  ])
  expect(book.sections[0]?.blocks).toMatchObject([
    { kind: 'picture', number: 1 },
    { kind: 'table', rows: [[[{ kind: 'picture', number: 2 }], [{ kind: 'paragraph' }]]] },
  ])
  expect(remarks.map(({ kind }) => kind)).toEqual(['deleted'])
})

test('tracked changes are counted in the text, in notes, of moves and of looks', async () => {
  const changed = `<w:p><w:pPr><w:pPrChange><w:pPr/></w:pPrChange></w:pPr><w:moveTo>${wordRun('அ')}</w:moveTo><w:r><w:rPr><w:b/><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>ஆ</w:t></w:r></w:p>`
  const parts = footnotes(`<w:footnote w:id="2"><w:p><w:ins>${wordRun('இ')}</w:ins></w:p></w:footnote>`)
  const { word, book } = await readAWordFile(
    aWordFile({ body: changed + wordParagraph(footnoteMark(2)), parts, main: 'document2.xml' }),
  )
  expect(word.trackedChanges).toBe(4)
  expect(linesOf(book)).toEqual(['அஆ', '*', 'இ'])
})

test.each([
  [
    'a style based on Heading 1',
    wordStyle('H', '<w:basedOn w:val="B"/>') +
      `<w:style w:type="paragraph" w:styleId="B"><w:name w:val="heading 1"/></w:style>`,
    'chapter',
  ],
  ['a style with a level of headings', wordStyle('H', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'), 'chapter'],
  [
    'the same by the style that it is based on',
    wordStyle('H', '<w:basedOn w:val="B"/>') + wordStyle('B', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
    'chapter',
  ],
  [
    'a style that is body text though based on a heading',
    wordStyle('H', '<w:basedOn w:val="B"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>') +
      `<w:style w:type="paragraph" w:styleId="B"><w:name w:val="heading 1"/></w:style>`,
    'front',
  ],
])('%s', async (_, inside, kind) => {
  const body = wordParagraph(wordRun('கிணறு'), '<w:pStyle w:val="H"/>') + wordText('உரை')
  const { book } = await readAWordFile(aWordFile({ body, parts: wordStyles(inside) }))
  expect(book.sections.map((section) => section.kind)).toEqual([kind])
})

test('styles hide text, and make it bold or italic', async () => {
  const inside = [
    wordStyle('Hide', '<w:rPr><w:vanish/></w:rPr>'),
    wordStyle('HideC', '<w:rPr><w:vanish/></w:rPr>', 'character'),
    wordStyle('Strong', '<w:rPr><w:b/><w:i/></w:rPr>', 'character'),
  ].join('')
  const body = [
    wordParagraph(wordRun('மறை'), '<w:pStyle w:val="Hide"/>'),
    wordParagraph(
      wordRun('மறை', '<w:rStyle w:val="HideC"/>') +
        wordRun('தடி', '<w:rStyle w:val="Strong"/>') +
        wordRun('கோடு', '<w:u w:val="single"/><w:strike/>'),
    ),
  ].join('')
  const { book, remarks } = await readAWordFile(aWordFile({ body, parts: wordStyles(inside) }))
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
    wordStyle('C', '<w:rPr><w:rFonts w:ascii="Bamini"/></w:rPr>', 'character'),
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
  const { book } = await readAWordFile(aWordFile({ body, parts: { ...wordStyles(inside), ...theme } }))
  expect(linesOf(book)).toEqual([asRead])
})

test('letters in the cells of a table are read by the font of its style', async () => {
  const inside = wordStyle('T', '<w:rPr><w:rFonts w:ascii="Bamini"/></w:rPr>', 'table')
  const body = `<w:tbl><w:tblPr><w:tblStyle w:val="T"/></w:tblPr><w:tr><w:tc>${wordText('jkpo;')}</w:tc><w:tc>${wordText('nkhop')}</w:tc></w:tr></w:tbl>${wordText('after')}`
  const { book } = await readAWordFile(aWordFile({ body, parts: wordStyles(inside) }))
  expect(linesOf(book)).toEqual(['தமிழ்', 'மொழி', 'after'])
})

test('what is left out is told with the page of the manuscript, but in notes, of which nobody says it', async () => {
  const hidden = wordRun('மறை', '<w:vanish/>')
  const pageEnd = '<w:r><w:lastRenderedPageBreak/></w:r>'
  const body =
    wordParagraph(wordRun('ஒன்று') + hidden + pageEnd + hidden + footnoteMark(2)) +
    wordParagraph(pageEnd + wordDrawing('<wps:wsp/>'))
  const parts = footnotes(`<w:footnote w:id="2">${wordParagraph(hidden)}</w:footnote>`)
  const { remarks } = await readAWordFile(aWordFile({ body, parts }))
  expect(remarks.map(({ kind, page }) => [kind, page])).toEqual([
    ['hidden', 1],
    ['hidden', 2],
    ['drawing', 3],
    ['hidden', null],
  ])
})

test('elements that stand too deep in each other are no document', async () => {
  const deep = '<w:sdt>'.repeat(5_000) + '</w:sdt>'.repeat(5_000)
  await expect(readAWordFile(aWordFile({ body: deep }))).rejects.toThrow('too deep')
})
