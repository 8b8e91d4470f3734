import { expect, test } from 'vitest'
import {
  aWordFile,
  footnoteMark,
  footnotes,
  wordDrawing,
  wordParagraph,
  wordRun,
  wordTable,
  wordText,
  wordXml,
} from '../../../test/a-word-file.ts'
import { linesOf, readAWordFile } from '../../../test/read-a-word-file.ts'
import { inlineText } from '../inline-text.ts'

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
