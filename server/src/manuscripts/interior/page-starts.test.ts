import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Language } from '@panai/contract/language/vocabulary'
import type { Block, BookDocument } from '@panai/contract/manuscripts/book-document'
import { insideFor } from '@panai/contract/manuscripts/text-area'
import { describe, expect, test } from 'vitest'
import { proseIn, proseLanguages } from '../../../../demo/src/manuscripts/prose-in.ts'
import { verses } from '../../../../demo/src/manuscripts/texts.ts'
import { aBook, base, chapter, line, paragraph, run } from '../../../test/a-book-text.ts'
import { record, setBook } from '../../../test/a-set-book.ts'
import { linesOfPdf } from '../../../test/lines-of-pdf.ts'
import type { PageStart } from '../book/page-starts.ts'
import { stretchesOf } from '../book/stretches-of.ts'
import { inlineText } from '../inline-text.ts'
import { plainText } from '../plain-text.ts'
import { bookData } from './book-data.ts'
import { loadFonts } from './fonts.ts'
import { houseStyles } from './house-styles.ts'
import { pageLayout } from './page-layout.ts'
import type { Marks } from './page-marks.ts'

const size = '5.5 X 8.5 in'
const texts = Object.fromEntries(
  await Promise.all(proseLanguages.map(async (language) => [language, await proseIn(language)])),
) as Record<(typeof proseLanguages)[number], string[]> // one for each of them
const mixed = texts.ta.flatMap((text, at) => [
  text,
  `${text.slice(0, 90)} ${texts.en[at % 5]?.slice(0, 80)} ${texts.hi[at % 3]?.slice(0, 60)}`,
])

/** As long as four pages and more, in paragraphs of which many go on from page to page. */
function proseBook(given: readonly string[]): BookDocument {
  const letters = given.join('').length
  const times = Math.ceil(12_000 / letters)
  const many = [...Array(times).keys()].flatMap(() => given)
  return aBook(
    [
      chapter(
        '1',
        many.map((text, at) =>
          at % 7 === 3
            ? paragraph(text.slice(0, 40), { footnote: 1 }, run(text.slice(40), { emphasis: true }))
            : paragraph(text),
        ),
      ),
      chapter('2', [{ ...base, kind: 'verse', inlines: longVerse }]),
    ],
    [{ number: 1, inlines: [run('A note')] }],
  )
}
const longVerse = [...Array(12).keys()].flatMap(() =>
  verses.flat().flatMap((text) => [run(text), { lineBreak: true as const }]),
)

describe('marks are seen nowhere', async () => {
  const template = await readFile(path.join(import.meta.dirname, 'interior.typ'), 'utf8')

  test.each([
    ...proseLanguages.map((language) => [language, texts[language]] as const),
    ['ta', mixed] as const,
  ])('in %s', async (language, given) => {
    const book = proseBook(given)
    const stretches = stretchesOf(book)
    const numberOf = new Map(stretches.map(({ of }, number) => [of, number]))
    const fonts = await loadFonts(JSON.stringify([record, book]))
    const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts.map(({ bytes }) => bytes) }] })
    const layout = pageLayout(size, language, insideFor(100))
    function printed(marks: Marks | null): Buffer {
      const parts = { layout, marks, pictures: new Map(), style: houseStyles.novel, astray: new Set('') }
      const data = bookData(book, { ...parts, record: { ...record, language } })
      const inputs = { book: JSON.stringify(data) }
      const { result } = compiler.compile({ mainFileContent: template, inputs })
      if (!result) throw new Error('it was not set')
      return compiler.pdf(result, { pdfStandard: 'ua-1' })
    }
    const plain = printed(null)
    // The file that is printed: the same bytes.
    expect(printed({ numberOf, across: new Set() }).equals(plain)).toBe(true)
    // Where pages begin is found in the same lines, to a tenth of a point.
    const all = printed({ numberOf, across: new Set(stretches.keys()) })
    expect(all.equals(plain)).toBe(false)
    const drawn = async (file: Buffer) =>
      (await linesOfPdf(file)).map(({ lines }) =>
        lines.map(({ y, left, right, glyphs }) => [y, left.toFixed(1), right.toFixed(1), glyphs.length]),
      )
    expect(await drawn(all)).toEqual(await drawn(plain))
  })
})

const poppler = ['/usr/bin/pdftotext', '/opt/homebrew/bin/pdftotext'].find((program) => existsSync(program))
const POINTS_PER_MM = 72 / 25.4

/** What poppler reads in the text area of each page, in its order. */
async function readPages(output: string, language: Language, count: number): Promise<string[]> {
  const { height, top, bottom } = pageLayout(size, language, insideFor(count))
  const area = [top - 2, height - top - bottom + 4].map((value) => `${Math.round(value * POINTS_PER_MM)}`)
  const given = ['-raw', '-x', '0', '-W', '1000', '-y', area[0] ?? '', '-H', area[1] ?? '']
  const { stdout } = await promisify(execFile)(poppler ?? '', [...given, output, '-'], { maxBuffer: 1e8 })
  return stdout.split('\f').map((text) => text.replace(/[\s\u00ad]/g, '').normalize('NFC'))
}

/** The text of the book from where a page begins. */
function textFrom(book: BookDocument, { at }: PageStart): string {
  if (at === null || 'house' in at) return ''
  const stretches = stretchesOf(book)
  const from = stretches.findIndex(
    ({ section, block, part }) => section === at.section && block === at.block && part === at.part,
  )
  const [first, ...others] = stretches.slice(from, from + 3).map(({ inlines, of }) => {
    if (inlines)
      return inlineText(inlines.map((one) => ('text' in one ? { ...one, text: plainText(one.text) } : one)))
    return 'title' in of ? String(of.title) : ''
  })
  return [first?.slice(at.letter), ...others].join('').replace(/\s/g, '').normalize('NFC')
}

// Not of Hindi: a reader finds an r above a letter twice.
test
  .runIf(poppler)
  .each([
    ['ta', texts.ta],
    ['ta', mixed],
    ...(['en', 'ml', 'te'] as const).map((language) => [language, texts[language]] as const),
  ] as const)(
  'a page of %s begins with the letter that is told, in English with the word',
  async (language, given) => {
    const book = proseBook(given)
    const { output, count, starts } = await setBook(book, { language })
    const read = await readPages(output, language, count)
    const inText = (starts ?? []).filter(({ at }) => at !== null && !('house' in at))
    const within = inText.filter(({ at }) => at && 'letter' in at && at.letter > 0)
    expect(inText.length).toBeGreaterThan(10)
    expect(within.length).toBeGreaterThan(5)
    for (const start of inText) {
      const wanted = textFrom(book, start).slice(0, 20)
      const found = read[start.page - 1] ?? ''
      // English is parted by hyphens within a word, whose beginning stands on the page before.
      const lost = language === 'en' ? found.slice(0, 6) : found.slice(0, 20)
      const at = language === 'en' ? textFrom(book, start).slice(0, 30).indexOf(lost) : wanted.indexOf(lost)
      expect([start.page, wanted, lost, at]).toEqual([
        ...[start.page, wanted, lost],
        expect.toSatisfy((gap: number) => (language === 'en' ? gap >= 0 && gap < 16 : gap === 0)),
      ])
    }
  },
)

test('pages tell which number stands on them, and what of all kinds they begin with; empty ones say so', async () => {
  const text = texts.en.join(' ')
  const alone = (block: Block) => chapter('', [block])
  const sections = [
    { ...chapter('', [paragraph('For my mother')]), kind: 'front' as const, matter: 'dedication' as const },
    { ...chapter('Seeds', []), kind: 'part' as const, number: 'Part One' },
    chapter('Rain', [paragraph(text)]),
    alone({ ...base, kind: 'sceneBreak' }),
    alone({ ...base, at: 9, kind: 'heading', level: 1, inlines: [run('Below')] }),
    alone({
      ...base,
      kind: 'list',
      isOrdered: false,
      first: 1,
      items: [[run('short')], [run(text.slice(0, 6_000))]],
    }),
    alone({
      ...base,
      kind: 'table',
      rows: [[[line('a')], [line('b')]], ...[...Array(90).keys()].map((at) => [[line(`${at}`)]])],
    }),
    alone({ ...base, kind: 'quotation', inlines: [run(text.slice(0, 4_000))] }),
  ]
  const { starts, count } = await setBook(aBook(sections), { language: 'en' })
  expect(starts?.map(({ page }) => page)).toEqual([...Array(count).keys()].map((at) => at + 1))
  const told = (starts ?? []).map(({ at, label }) =>
    at === null ? label : 'house' in at ? at.house : [label, at.section, at.block, at.part, at.letter > 0],
  )
  expect(told.slice(0, 11)).toEqual([
    ...[null, null, 'titlePage', 'copyrightPage', 'contents', null],
    ...[[null, 0, 0, 0, false], null],
    ...[[null, 1, null, 0, false], null],
    ['11', 2, null, 0, false],
  ])
  const ofSection = (section: number) =>
    told.filter((one) => Array.isArray(one) && one[1] === section).map((one) => (one as unknown[]).slice(2))
  expect(ofSection(2).slice(1)).toEqual(
    ofSection(2)
      .slice(1)
      .map(() => [0, 0, true]),
  )
  expect(ofSection(3)).toEqual([[0, 0, false]])
  expect(starts?.find(({ at }) => at && 'section' in at && at.section === 4)?.at).toMatchObject({
    paragraph: 9,
  })
  expect(ofSection(5)).toEqual([
    [0, 0, false],
    ...ofSection(5)
      .slice(1)
      .map(() => [0, 1, true]),
  ])
  expect(ofSection(6)[0]).toEqual([0, 0, false])
  expect(ofSection(6).length).toBeGreaterThan(2)
  expect(ofSection(6)[1]?.[1]).toBeGreaterThan(20)
  expect(ofSection(7).length).toBeGreaterThan(1)
})
