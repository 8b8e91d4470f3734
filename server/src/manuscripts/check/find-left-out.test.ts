import { expect, test } from 'vitest'
import {
  aWordFile,
  ofList,
  wordDrawing,
  wordLists,
  wordParagraph,
  wordRun,
  wordXml,
} from '../../../test/a-word-file.ts'
import { checkedWord } from '../../../test/checked-word.ts'
import { worded } from '../findings/worded.ts'

const p = (text: string) => wordParagraph(wordRun(text))
const pageEnd = '<w:r><w:lastRenderedPageBreak/></w:r>'
const told = async (file: Parameters<typeof aWordFile>[0]) =>
  (await checkedWord(aWordFile(file))).findings.filter(({ kind }) => kind !== 'no_chapters')

test('what is left out is named once a kind, with how often, how it begins, and the pages of the manuscript', async () => {
  const hidden = wordRun('மறைவான சொல்', '<w:vanish/>')
  const body = [
    p('ஒன்று'),
    wordParagraph(hidden + wordRun('இரண்டு')),
    wordParagraph(pageEnd + wordRun('மூன்று') + hidden),
    wordParagraph(
      `${pageEnd}<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath>`,
    ),
  ]
  const findings = await told({ body: body.join('') })
  expect(findings).toMatchObject([
    { kind: 'hidden_text', severity: 'mend', pages: [1, 2], facts: { count: 2, text: 'மறைவான சொல்' } },
    { kind: 'formulas', severity: 'mend', pages: [3], facts: { count: 1, text: 'a/b' } },
  ])
  expect(findings.map((one) => worded(one, 'en').meaning)).toEqual([
    'Text is hidden in 2 places (“மறைவான சொல்”). It is not in the book.',
    '1 formula is set as plain letters in a line (“a/b”).',
  ])
})

test('a file that Word never laid out has paragraphs, and no pages', async () => {
  const findings = await told({
    body: p('ஒன்று') + wordParagraph(wordRun('மறை', '<w:vanish/>') + wordRun('இரண்டு')),
  })
  expect(findings).toMatchObject([{ kind: 'hidden_text', paragraph: 2, pages: [] }])
})

test('running heads are told once, wherever they stand, and empty ones not at all', async () => {
  const header = (text: string) => ({ kind: 'header', content: wordXml('w:hdr', p(text)) })
  const parts = { 'header1.xml': header('என் கதை'), 'header2.xml': header('12'), 'header3.xml': header('') }
  expect(await told({ body: p('ஒன்று'), parts })).toMatchObject([
    { kind: 'running_heads', severity: 'information', paragraph: null, facts: { text: 'என் கதை' } },
  ])
})

test('text that is as long as a book is named by its beginning', async () => {
  const body = p('ஒன்று') + wordParagraph(wordRun('மறைந்தது '.repeat(2_000), '<w:vanish/>'))
  const [hidden] = await told({ body })
  expect(hidden?.facts.text).toMatch(/^மறைந்தது மறைந்தது .{1,190}$/)
})

test('hidden figures are missed too, and blanks are not', async () => {
  const hidden = (text: string) => wordParagraph(wordRun('ஒன்று') + wordRun(text, '<w:vanish/>'))
  expect(await told({ body: hidden('₹ 500') + hidden(' – ') })).toMatchObject([
    { kind: 'hidden_text', facts: { count: 1, text: '₹ 500' } },
  ])
})

test('a hidden picture is told, and numbers that Word makes are information', async () => {
  const picture = wordDrawing('<pic:pic><a:blip r:embed="rId1"/></pic:pic>')
  const hidden = picture.replace('<w:r>', '<w:r><w:rPr><w:vanish/></w:rPr>')
  const body = wordParagraph(wordRun('ஒன்று') + hidden) + wordParagraph(wordRun('இரண்டு'), ofList(1))
  expect(await told({ body, parts: wordLists([['(%1)', 'upperRoman']]) })).toMatchObject([
    { kind: 'hidden_pictures', severity: 'mend', paragraph: 1, facts: { count: 1, text: 'பனை' } },
    { kind: 'word_numbers', severity: 'information', paragraph: 2, facts: { count: 1, text: '(I)' } },
  ])
})
