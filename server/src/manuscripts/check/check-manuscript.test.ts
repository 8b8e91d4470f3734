import type { ManuscriptFinding, ManuscriptReport } from '@panai/contract/manuscripts/manuscript-checks'
import { expect, test } from 'vitest'
import { fullOfFindings, inBamini, tidy } from '../../../../demo/src/manuscripts/manuscripts.ts'
import { aWordFile, wordParagraph, wordRun } from '../../../test/a-word-file.ts'
import { checkedWord, checkWord } from '../../../test/checked-word.ts'
import { aZip, docxParts } from '../../../test/manuscripts.ts'
import { wordedReport } from '../findings/worded.ts'
import { checkManuscript } from './check-manuscript.ts'

async function reportOf(bytes: Uint8Array): Promise<ManuscriptReport> {
  return wordedReport(await checkedWord(bytes), 'en')
}

const meaningsOf = (findings: readonly ManuscriptFinding[], severity: string) =>
  findings.filter((one) => one.severity === severity).map(({ chapter, meaning }) => [chapter, meaning])

test('a tidy manuscript has its figures and nothing to mend', async () => {
  const { findings, words, minutes, guesses, edits, more_guesses, ...report } = await reportOf(await tidy())
  expect([guesses, edits, more_guesses]).toEqual([[], [], 0])
  expect(findings).toEqual([])
  expect(report).toEqual({
    pages: null,
    chapters: ['அத்தியாயம் 1', 'அத்தியாயம் 2', 'அத்தியாயம் 3'],
    pictures: 1,
    footnotes: 0,
    languages: ['ta'],
  })
  expect(words).toBeGreaterThan(300)
  expect(minutes).toBe(Math.ceil(words / 150))
})

test('one that is typed in Bamini is told chapter by chapter, with its beginning before and after', async () => {
  const { findings, chapters, languages } = await reportOf(await inBamini())
  expect(chapters).toEqual(['அத்தியாயம் 1', 'அத்தியாயம் 2', 'அத்தியாயம் 3'])
  expect(languages).toEqual(['ta'])
  const old = findings.filter(({ severity }) => severity === 'stops')
  expect(old.map(({ chapter }) => chapter)).toEqual(chapters)
  expect(old[0]?.meaning).toContain('typed in Bamini')
  expect(old[0]?.before).toMatch(/^mj;jpahak; 1\nkio epd;w gpwF/)
  expect(old[0]?.after).toMatch(/^அத்தியாயம் 1\nமழை நின்ற பிறகு தெருவில் யாரும் இல்லை\./)
})

test('everything that can be found is found, with its place', async () => {
  const { findings, footnotes } = await reportOf(await fullOfFindings())
  expect(footnotes).toBe(1)
  expect(meaningsOf(findings, 'stops')).toEqual([
    ['அத்தியாயம் 3', expect.stringContaining('typed in TAB')],
    ['அத்தியாயம் 3', expect.stringContaining('typed in SHREE-TAM-0802, an old Tamil font that we cannot read')],
    ['அத்தியாயம் 1', expect.stringContaining('Picture 2 has 67 dots per inch')],
  ])
  expect(meaningsOf(findings, 'mend')).toEqual([
    ['அத்தியாயம் 3', 'The number of this chapter is 3, and that of the one before is 1.'],
    ['அத்தியாயம் 4', expect.stringContaining('nothing between this title and the next')],
    [null, '1 footnote has no text: No. 1.'],
    ['அத்தியாயம் 1', expect.stringContaining('Picture 1 has 200 dots per inch')],
    ['அத்தியாயம் 1', expect.stringContaining('Picture 2 has no description')],
    ['அத்தியாயம் 1', expect.stringContaining('1 vowel sign is typed in two parts')],
    ['அத்தியாயம் 1', expect.stringContaining('1 letter has two dots (pulli) or more')],
  ])
  expect(meaningsOf(findings, 'information')).toEqual([
    ['அத்தியாயம் 1', expect.stringContaining('title of a chapter by its look')],
    ['அத்தியாயம் 5', expect.stringContaining('1 sign that nobody sees')],
    [null, expect.stringContaining('2 quotation marks are straight')],
    ['அத்தியாயம் 1', expect.stringContaining('1 place has two spaces or more')],
    [null, expect.stringContaining('1 tracked change is still open')],
    [null, expect.stringContaining('by மீனா: “ஆண்டைச் சரிபார்க்கவும்”')],
  ])
  const split = findings.find(({ meaning }) => meaning.includes('in two parts'))
  expect(split).toMatchObject({
    before: expect.stringContaining('கெ\u0bbeடு'),
    after: expect.stringContaining('கொடு'),
  })
})

test('an empty file and a broken one say so', async () => {
  const withText = (text: string) =>
    docxParts()['word/document.xml'] &&
    aZip({
      ...docxParts(),
      'word/document.xml': Buffer.from(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text}</w:body></w:document>`,
      ),
    })
  expect(await checkWord(withText('<w:p/>') ?? Buffer.of())).toEqual({ problem: 'empty' })
  expect(await checkWord(withText('<w:p>') ?? Buffer.of())).toEqual({ problem: 'broken' })
  expect(await checkWord(Buffer.from('PK\u0003\u0004 nothing'))).toEqual({ problem: 'broken' })
})

test('a file that is not there is no fault of its author', async () => {
  await expect(checkManuscript('/nowhere/manuscript.docx')).rejects.toThrow('ENOENT')
})

test('whatever is longer than anybody writes is cut in the report, and breaks nothing', async () => {
  const paragraph = (text: string, properties = '') =>
    `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
  const title = (text: string) =>
    `<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`
  const styled = (text: string) =>
    `<w:p><w:pPr><w:pStyle w:val="ChapterHeading"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
  const body = [
    title('பொருளடக்கம்'),
    ...Array.from({ length: 10 }, (_, at) => paragraph(`${at} ${'அ'.repeat(400)}`)),
    styled('த'.repeat(3_000)),
    paragraph(`a${' '.repeat(5_000)}b`),
    paragraph('ப'.repeat(300_000)),
    paragraph('jkpo;', `<w:rFonts w:ascii="Elango${'x'.repeat(900)}"/>`),
    ...Array.from({ length: 2_100 }, (_, at) => styled(`Chapter ${at + 1}`)),
  ]
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`
  const report = await reportOf(aZip({ ...docxParts(), 'word/document.xml': Buffer.from(document) }))
  expect(report.chapters).toHaveLength(2_000)
  expect(report.findings.map(({ meaning }) => meaning)).toContainEqual(
    expect.stringContaining('list of contents is typed by hand'),
  )
  expect(report.findings).toHaveLength(200)
})

test('old letters that somebody takes are no finding any more, chapter by chapter', async () => {
  const bytes = await inBamini()
  const { findings } = await checkedWord(bytes)
  const offers = findings.filter(({ kind }) => kind === 'old_font').map((one) => one.offers)
  expect(offers).toHaveLength(3)
  const [first = []] = offers
  expect(first).toMatchObject([
    { kind: 'old_font', font: 'Bamini', at: 1, anchor: 'mj;jpahak; 1', last: 6, in: 'text' },
  ])
  const taken = await checkedWord(bytes, first)
  expect(taken.findings.filter(({ kind }) => kind === 'old_font').map(({ chapter }) => chapter)).toEqual([
    'அத்தியாயம் 2',
    'அத்தியாயம் 3',
  ])
  expect(taken.edits).toMatchObject([
    {
      place: 'old_font 1 text Bamini',
      samples: expect.arrayContaining([
        expect.objectContaining({ before: 'mj;jpahak; 1', after: 'அத்தியாயம் 1' }),
      ]),
    },
  ])
  expect(taken.edits[0]?.count).toBeGreaterThan(5)
  const all = await checkedWord(bytes, offers.flat())
  expect(all.findings.filter(({ severity }) => severity === 'stops')).toEqual([])
})

test('what a line was taken for is listed, is changed by hand, and is found again where it has moved', async () => {
  const title = (text: string) =>
    `<w:p><w:pPr><w:jc w:val="center"/><w:pageBreakBefore/></w:pPr>${wordRun(text).replace('<w:r>', '<w:r><w:rPr><w:b/></w:rPr>')}</w:p>`
  const body = `${title('மழை')}${wordParagraph(wordRun('பெய்தது.'))}${title('வெயில்')}${wordParagraph(wordRun('அடித்தது.'))}`
  const read = await checkedWord(aWordFile({ body }))
  expect(read.guesses).toMatchObject([
    { at: 1, use: 'chapter', anchor: 'மழை', text: 'மழை' },
    { at: 3, use: 'chapter', anchor: 'வெயில்', text: 'வெயில்' },
  ])
  const edit = { kind: 'paragraph', at: 3, anchor: 'வெயில்', use: 'body' } as const
  const changed = await checkedWord(aWordFile({ body }), [edit])
  expect([changed.chapters, changed.guesses.length]).toEqual([['மழை'], 1])
  expect(changed.edits).toEqual([{ place: 'paragraph 3', count: 1, samples: [] }])
  const moved = aWordFile({ body: `${wordParagraph(wordRun('முன்னால்.'))}${body}` })
  expect((await checkedWord(moved, [edit])).chapters).toEqual(['மழை'])
  const gone = await checkedWord(aWordFile({ body: body.replace('வெயில்', 'காற்று') }), [edit])
  expect(gone.chapters).toEqual(['மழை', 'காற்று'])
  expect(gone.edits).toEqual([{ place: 'paragraph 3', count: 0, samples: [] }])
})

test('habits that are mended are no findings; how often and how is told', async () => {
  const edits = [{ kind: 'typing', habit: 'straight_quotes' } as const]
  const { findings, edits: made } = await checkedWord(await fullOfFindings(), edits)
  expect(findings.map(({ kind }) => kind)).not.toContain('straight_quotes')
  expect(made).toEqual([
    {
      place: 'typing straight_quotes',
      count: 2,
      samples: [{ before: expect.stringContaining('"பாட்டி"'), after: expect.stringContaining('“பாட்டி”') }],
    },
  ])
})

test('old letters that were taken stay taken when a title becomes text, and what comes new is seen first', async () => {
  const bytes = await inBamini()
  const offers = (await checkedWord(bytes)).findings.flatMap((one) => one.offers)
  const taken = offers.filter(({ kind }) => kind === 'old_font')
  const noTitle = { kind: 'paragraph', at: 1, anchor: 'mj;jpahak; 1', use: 'body' } as const
  const { findings, chapters } = await checkedWord(bytes, [...taken, noTitle])
  expect(chapters).toHaveLength(2)
  expect(findings.filter(({ severity }) => severity === 'stops')).toEqual([])
  const [first] = taken
  const shorter = taken.map((one) => (one === first && one.kind === 'old_font' ? { ...one, last: 3 } : one))
  expect((await checkedWord(bytes, shorter)).findings.map(({ kind }) => kind)).toContain('old_font')
})

test('what is cut amid an emoji can be stored, and its paragraph is known again', async () => {
  const end = '<w:r><w:br/></w:r>'
  const lines = [`${'அ'.repeat(49)}`, `${'ஆ'.repeat(50)}😀`, 'இ'].map((text) => wordRun(text)).join(end)
  const bytes = aWordFile({ body: wordParagraph(wordRun('முன்னால்.')) + wordParagraph(lines) })
  const { guesses, ...report } = await checkedWord(bytes)
  expect(JSON.stringify([guesses, report])).not.toMatch(/\\ud[89a-f]/)
  const [guess] = guesses
  expect(guess).toMatchObject({ use: 'verse', anchor: expect.stringMatching(/\ufffd$/) })
  const edit = { kind: 'paragraph', at: 9, anchor: guess?.anchor ?? '', use: 'body' } as const
  expect((await checkedWord(bytes, [edit])).guesses).toEqual([])
})
