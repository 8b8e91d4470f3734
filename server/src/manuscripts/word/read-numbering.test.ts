import { expect, test } from 'vitest'
import {
  aWordFile,
  ofList,
  wordLists,
  wordParagraph,
  wordRun,
  wordStyle,
  wordStyles,
  wordTable,
  wordXml,
} from '../../../test/a-word-file.ts'
import { expectNoLetterLost } from '../../../test/expect-no-letter-lost.ts'
import { linesOf, readAWordFile } from '../../../test/read-a-word-file.ts'

const item = (text: string, list = 1, level = 0) => wordParagraph(wordRun(text), ofList(list, level))
const p = (text: string, properties = '') => wordParagraph(wordRun(text), properties)

async function read(body: readonly string[], parts: Parameters<typeof aWordFile>[0]['parts']) {
  const file = aWordFile({ body: body.join(''), ...(parts && { parts }) })
  const found = await readAWordFile(file)
  expectNoLetterLost(file, found)
  return found
}

test.each([
  ['figures of two', 'decimalZero', ['01)', '02)', '03)']],
  ['capital letters', 'upperLetter', ['A)', 'B)', 'C)']],
  ['small letters', 'lowerLetter', ['a)', 'b)', 'c)']],
  ['Roman figures', 'upperRoman', ['I)', 'II)', 'III)']],
  ['small Roman figures', 'lowerRoman', ['i)', 'ii)', 'iii)']],
  ['ordinal numbers', 'ordinal', ['1st)', '2nd)', '3rd)']],
])('a list in %s keeps them as text', async (_, format, numbers) => {
  const { book, remarks } = await read(
    ['அ', 'ஆ', 'இ'].map((text) => item(text)),
    wordLists([['%1)', format]]),
  )
  expect(linesOf(book)).toEqual([`${numbers[0]} அ`, `${numbers[1]} ஆ`, `${numbers[2]} இ`])
  expect(remarks.map(({ kind, text }) => [kind, text])).toEqual(numbers.map((one) => ['wordNumber', one]))
})

test('letters go on after the alphabet, and Roman figures over four and nine', async () => {
  const lists = wordLists(
    [['%1', 'upperLetter', '<w:start w:val="26"/>']],
    [['%1', 'lowerRoman', '<w:start w:val="1994"/>']],
  )
  const { book } = await read([item('a'), item('b'), item('c', 2), item('d', 2)], lists)
  expect(linesOf(book)).toEqual(['Z a', 'AA b', 'mcmxciv c', 'mcmxcv d'])
})

test('figures alone stay a list, which begins where Word does', async () => {
  const { book, remarks } = await read(
    [item('ஒன்று'), item('இரண்டு'), p('இடையில்'), item('மூன்று'), item('நான்கு')],
    wordLists([['%1.', 'decimal']]),
  )
  expect(book.sections[0]?.blocks).toMatchObject([
    { kind: 'list', isOrdered: true, first: 1, items: [[{ text: 'ஒன்று' }], [{ text: 'இரண்டு' }]] },
    { kind: 'paragraph' },
    { kind: 'list', isOrdered: true, first: 3, items: [[{ text: 'மூன்று' }], [{ text: 'நான்கு' }]] },
  ])
  expect(remarks).toEqual([])
})

test('levels count within those above them, and a list within a list is one of its own', async () => {
  const lists = wordLists([
    ['%1.', 'decimal'],
    ['%1.%2', 'decimal'],
    ['(%3)', 'lowerLetter'],
  ])
  const body = [item('அ'), item('ஆ', 1, 1), item('இ', 1, 2), item('ஈ', 1, 1), item('உ'), item('ஊ', 1, 1)]
  const { book } = await read(body, lists)
  expect(linesOf(book)).toEqual(['அ', '1.1 ஆ', '(a) இ', '1.2 ஈ', 'உ', '2.1 ஊ'])
  expect(book.sections[0]?.blocks.flatMap((block) => (block.kind === 'list' ? block.first : []))).toEqual([
    1, 2,
  ])
})

test('bullets are bullets, and words are words', async () => {
  const { book } = await read(
    [item('அ'), item('ஆ', 2), item('இ', 3), item('ஈ', 4)],
    wordLists([['o', 'bullet']], [['\uf0b7', 'bullet']], [['குறிப்பு:', 'bullet']], [['', 'none']]),
  )
  expect(book.sections[0]?.blocks).toMatchObject([
    { kind: 'list', isOrdered: false, items: [[{ text: 'அ' }], [{ text: 'ஆ' }]] },
    { kind: 'paragraph', inlines: [{ text: 'குறிப்பு: இ' }] },
    { kind: 'paragraph', inlines: [{ text: 'ஈ' }] },
  ])
})

test('a heading has the number that its style gives it, above it where it says that it is a chapter', async () => {
  const styles = wordStyles(
    `<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
     <w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
     ${wordStyle('Mine', '<w:basedOn w:val="H1"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr>')}`,
  )
  const lists = wordLists(
    [
      ['அத்தியாயம் %1:', 'decimal', '<w:start w:val="1"/><w:pStyle w:val="H1"/>'],
      ['%1.%2.', 'decimal', '<w:start w:val="1"/><w:pStyle w:val="H2"/>'],
    ],
    [['%1.', 'decimal', '<w:start w:val="4"/><w:pStyle w:val="Mine"/>']],
  )
  const { book, remarks } = await read(
    [
      p('முன்னுரை', '<w:pStyle w:val="Mine"/>'),
      p('கிணறு', '<w:pStyle w:val="H1"/>'),
      p('ஆழம்', '<w:pStyle w:val="H2"/>'),
      wordParagraph('', '<w:pStyle w:val="H1"/>'),
      p('வானம்', '<w:pStyle w:val="Mine"/>'),
    ],
    { ...styles, ...lists },
  )
  expect(book.sections.map(({ kind, number, title }) => [kind, number, title])).toEqual([
    ['front', '4.', 'முன்னுரை'],
    ['chapter', 'அத்தியாயம் 1:', 'கிணறு'],
    ['chapter', null, 'அத்தியாயம் 2:'],
    ['chapter', null, '5. வானம்'],
  ])
  expect(book.sections[1]?.blocks).toMatchObject([{ kind: 'heading', inlines: [{ text: '1.1. ஆழம்' }] }])
  expect(remarks.map(({ text }) => text)).toEqual(['4.', 'அத்தியாயம் 1:', '1.1.', 'அத்தியாயம் 2:', '5.'])
})

test('what looks like a title is one, also where Word has made its number', async () => {
  const title = (text: string) =>
    wordParagraph(wordRun(text, '<w:b/>'), `${ofList(1)}<w:pageBreakBefore/><w:jc w:val="center"/>`)
  const { book } = await read(
    [p('முன்'), title('கிணறு'), p('உரை'), title('வானம்')],
    wordLists([['%1.', 'decimal']]),
  )
  expect(book.sections.map(({ title }) => title)).toEqual(['', '1. கிணறு', '2. வானம்'])
})

test('a list may start anew, go on where another stopped, or be one that a style names', async () => {
  const level = (text: string, more = '') =>
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`
  const numbering = wordXml(
    'w:numbering',
    `<w:abstractNum w:abstractNumId="0">${level('%1.')}</w:abstractNum>
     <w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Verses"/>${level('பாடல் %1')}</w:abstractNum>
     <w:abstractNum w:abstractNumId="2"><w:numStyleLink w:val="Verses"/></w:abstractNum>
     <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
     <w:num w:numId="2"><w:abstractNumId w:val="0"/></w:num>
     <w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>
     <w:num w:numId="4"><w:abstractNumId w:val="2"/></w:num>
     <w:num w:numId="5"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0">${level('§ %1 –')}</w:lvlOverride></w:num>`,
  )
  const { book } = await read(
    [item('அ', 1), item('ஆ', 2), item('இ', 3), item('ஈ', 3), item('உ', 4), item('ஊ', 5), item('எ', 9)],
    { 'numbering.xml': { kind: 'numbering', content: numbering } },
  )
  const [one, two, ...others] = book.sections[0]?.blocks ?? []
  expect(one).toMatchObject({ kind: 'list', first: 1, items: [[{ text: 'அ' }], [{ text: 'ஆ' }]] })
  expect(two).toMatchObject({ kind: 'list', first: 7, items: [[{ text: 'இ' }], [{ text: 'ஈ' }]] })
  expect(others).toMatchObject([
    { kind: 'paragraph', inlines: [{ text: 'பாடல் 1 உ' }] },
    { kind: 'list', first: 9, items: [[{ text: 'ஊ' }]] },
    { kind: 'paragraph', inlines: [{ text: 'எ' }] },
  ])
})

test('numbers stand in cells too, and a paragraph of a list that holds nothing is nothing', async () => {
  const { book } = await read(
    [wordTable([item('அ'), item('ஆ')]), item(''), item('இ')],
    wordLists([['%1.', 'decimal']]),
  )
  expect(book.sections[0]?.blocks[0]).toMatchObject({
    kind: 'table',
    rows: [[[{ kind: 'list', first: 1 }], [{ kind: 'list', first: 2 }]]],
  })
  expect(linesOf(book)).toEqual(['அ', 'ஆ', 'இ'])
  expect(book.sections[0]?.blocks.at(-1)).toMatchObject({ kind: 'list', first: 4 })
})

test('a number in an old font is read as the text beside it', async () => {
  const bamini = (text: string) => wordRun(text, '<w:rFonts w:ascii="Bamini" w:hAnsi="Bamini"/>')
  const level =
    '<w:start w:val="1"/><w:pStyle w:val="x"/><w:rPr><w:rFonts w:ascii="Bamini" w:hAnsi="Bamini"/></w:rPr>'
  const { book } = await readAWordFile(
    aWordFile({
      body: wordParagraph(bamini('kio te;jJ'), ofList(1)) + wordParagraph(bamini('mJ xU Mz;L')),
      parts: wordLists([['mj;jpahak; %1', 'decimal', level]]),
    }),
  )
  expect(linesOf(book)).toEqual(['அத்தியாயம் 1 மழை வந்தது', 'அது ஒரு ஆண்டு'])
})
