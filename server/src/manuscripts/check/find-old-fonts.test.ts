import { expect, test } from 'vitest'
import { aWordFile, wordParagraph, wordRun, wordXml } from '../../../test/a-word-file.ts'
import { checkedWord } from '../../../test/checked-word.ts'
import { encodings } from '../../old-tamil/encodings/encodings.ts'
import { toOld } from '../../old-tamil/to-old.ts'
import { worded } from '../findings/worded.ts'

const font = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`
const heading = (content: string) => wordParagraph(content, '<w:outlineLvl w:val="0"/>')
const bamini = (text: string) => toOld(text, encodings.bamini)
const tscii = (text: string) => toOld(text, encodings.tscii)
const long = 'ஆற்றங்கரையில் நின்ற மரத்தின் கீழே பாட்டி உட்கார்ந்து, பேரனுக்குக் கதை சொல்லிக்கொண்டிருந்தாள்.'

async function told(body: string, parts: Parameters<typeof aWordFile>[0]['parts'] = {}) {
  const { findings } = await checkedWord(aWordFile({ body, parts }))
  return findings.filter(({ kind }) => kind.startsWith('old_font'))
}

test('a vowel sign that is typed before its letter stands with it, whatever they look like, and a paragraph is one line', async () => {
  const body =
    heading(wordRun('ஒன்று')) +
    wordParagraph(
      wordRun('Ntiy ', font('Bamini')) +
        wordRun('n', font('Bamini')) +
        wordRun('ghpa', `${font('Bamini Bold')}<w:b/>`) +
        wordRun('J', font('Bamini')),
    )
  expect(await told(body)).toMatchObject([
    { kind: 'old_font', chapter: 'ஒன்று', before: 'Ntiy nghpaJ', after: 'வேலை பெரியது' },
  ])
})

test('short lines are read as the long passages in their font are, and told with them', async () => {
  const body = [
    heading(wordRun(bamini('முதல் நாள்'), font('Arial'))),
    wordParagraph(wordRun(bamini(long), font('Arial'))),
    wordParagraph(wordRun(bamini('“யார் அது?”'), font('Arial'))),
    wordParagraph(wordRun(bamini('நான்தான்.'), font('Arial'))),
    wordParagraph(wordRun('John came home.', font('Arial'))),
    wordParagraph(wordRun('ehd; jhd;.', font('Calibri'))),
  ]
  const [found, ...others] = await told(body.join(''))
  expect(found).toMatchObject({ kind: 'old_font', chapter: 'முதல் நாள்', facts: { in: 'text' } })
  expect(found?.after?.split('\n')).toEqual(['முதல் நாள்', long, '“யார் அது?”', 'நான்தான்.'])
  expect(others).toEqual([])
})

test('what too few letters tell stays as it was typed, and is named', async () => {
  const body =
    wordParagraph(wordRun(bamini(long), font('Arial'))) + wordParagraph(wordRun(bamini('மழை'), font('Arial')))
  expect(await told(body)).toMatchObject([
    { kind: 'old_font', severity: 'stops' },
    {
      kind: 'old_font_unsure',
      severity: 'mend',
      facts: { font: 'Bamini', count: 1 },
      before: 'kio',
      after: 'மழை',
    },
  ])
})

test('old letters in a font that holds Unicode too are read, however few', async () => {
  const name = 'TSCu_Paranar'
  const body =
    heading(wordRun(tscii('காற்று'), font(name))) +
    wordParagraph(
      wordRun('Wind 2026 ', font(name)) + wordRun('காற்று ', font(name)) + wordRun(tscii('வா'), font(name)),
    )
  expect(await told(body)).toMatchObject([
    { facts: { font: 'TSCII', in: 'text' }, before: `${tscii('காற்று')}\n${tscii('வா')}`, after: 'காற்று\nவா' },
  ])
})

test('lines of a verse are one passage, each on its line', async () => {
  const lines = ['யாயும் ஞாயும்', 'யார் ஆகியரோ', 'எந்தையும் நுந்தையும்']
  const typed = lines.map((line) => wordRun(bamini(line), font('Arial'))).join('<w:r><w:br/></w:r>')
  expect(await told(wordParagraph(typed))).toMatchObject([{ after: lines.join('\n') }])
})

test('a title or a footnote in an old font is told by itself, with both texts', async () => {
  const notes = {
    'footnotes.xml': {
      kind: 'footnotes',
      content: wordXml(
        'w:footnotes',
        `<w:footnote w:id="2">${wordParagraph(wordRun(bamini('காவிரி ஆறு'), font('Bamini')))}</w:footnote>`,
      ),
    },
  }
  const body =
    heading(wordRun(bamini('ஊர்'), font('Bamini'))) +
    wordParagraph(wordRun('மழை பெய்தது.')) +
    heading(wordRun('வயல்')) +
    wordParagraph(`${wordRun('வெயில் அடித்தது.')}<w:r><w:footnoteReference w:id="2"/></w:r>`) +
    heading(wordRun('tay;', font('SHREE-TAM-0802')))
  const found = await told(body + wordParagraph(wordRun('முடிந்தது.')), notes)
  expect(found).toMatchObject([
    { kind: 'old_font', chapter: 'ஊர்', facts: { in: 'title' }, before: bamini('ஊர்'), after: 'ஊர்' },
    {
      kind: 'old_font_unread',
      chapter: 'tay;',
      facts: { font: 'SHREE-TAM-0802', in: 'title' },
      before: 'tay;',
    },
    { kind: 'old_font', chapter: 'வயல்', paragraph: 4, facts: { in: 'note' }, after: 'காவிரி ஆறு' },
  ])
  expect(found.map((one) => worded(one, 'en').meaning.split(',')[0])).toEqual([
    'This title is typed in Bamini',
    'This title is typed in SHREE-TAM-0802',
    'A footnote of this chapter is typed in Bamini',
  ])
})

test('signs that our table does not have are counted, and stay as they were typed', async () => {
  const name = 'VANAVIL-Avvaiyar'
  const body =
    wordParagraph(wordRun('fy¨a}® FUéfŸ', font(name))) + wordParagraph(wordRun('kh£L t©o', font(name)))
  const [found, ...others] = await told(body)
  expect(others).toEqual([])
  expect(found).toMatchObject({
    kind: 'old_font',
    facts: { font: 'Vanavil', unread: 1 },
    after: 'கல¨யனூர் குருவிகள்\nமாட்டு வண்டி',
  })
  if (!found) return
  expect(worded(found, 'en').meaning).toContain('1 sign that we could not read stays as typed.')
  expect(worded(found, 'ta').meaning).toContain('எங்களால் படிக்க முடியாத குறிகள்: 1')
})

test('a file whose letters we cannot read is in Tamil all the same', async () => {
  const { languages } = await checkedWord(
    aWordFile({ body: wordParagraph(wordRun('jkpo; nkhop', font('Elango'))) }),
  )
  expect(languages).toEqual(['ta'])
})

test('typing habits are found in titles and notes too', async () => {
  const notes = {
    'footnotes.xml': {
      kind: 'footnotes',
      content: wordXml('w:footnotes', `<w:footnote w:id="2">${wordParagraph(wordRun('க்் "வா"'))}</w:footnote>`),
    },
  }
  const body =
    heading(wordRun('க\u0bc6\u0bbe')) +
    wordParagraph(`${wordRun('உரை')}<w:r><w:footnoteReference w:id="2"/></w:r>`)
  const { findings } = await checkedWord(aWordFile({ body, parts: notes }))
  expect(findings.map(({ kind, paragraph }) => [kind, paragraph])).toEqual([
    ['split_vowels', 1],
    ['double_pulli', 2],
    ['straight_quotes', 2],
  ])
})
