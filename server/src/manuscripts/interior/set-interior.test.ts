import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { Block } from '@panai/contract/manuscripts/book-document'
import { trims } from '@panai/contract/manuscripts/book-making'
import { insideFor } from '@panai/contract/manuscripts/text-area'
import { getResolvedPDFJS } from 'unpdf'
import { expect, test } from 'vitest'
import { prose, verses } from '../../../../demo/src/manuscripts/texts.ts'
import { aBook, base, chapter, line, paragraph, run } from '../../../test/a-book-text.ts'
import { record, setBook } from '../../../test/a-set-book.ts'
import { checkPdf } from '../pdf/check-pdf.ts'
import { openBook } from './set-interior.ts'
import { type ReportedInterior, tellInteriors } from './tell-interiors.ts'

const chaptersOf = (count: number, paragraphs: number) =>
  [...Array(count).keys()].map((at) =>
    chapter(
      `அத்தியாயம் ${at + 1}`,
      [...Array(paragraphs).keys()].map((number) => paragraph(prose[number % prose.length] ?? '')),
    ),
  )

/** PDF.js does not know what the file says that its glyphs of Tamil stand for; poppler does, and sees spaces where none are. */
const poppler = ['/usr/bin/pdftotext', '/opt/homebrew/bin/pdftotext'].find((program) => existsSync(program))
async function lettersOf(output: string): Promise<string> {
  const { stdout } = await promisify(execFile)(poppler ?? '', [output, '-'], { maxBuffer: 1e8 })
  return stdout.replace(/\s/g, '').normalize('NFC')
}

test('a Tamil book is a file for the press: of its size, with all its fonts, and nothing that a check finds', async () => {
  const { count, pdf, output } = await setBook(aBook(chaptersOf(4, 40)))
  expect(count).toBe(pdf.numPages)
  const [, , width, height] = (await pdf.getPage(1)).view as [number, number, number, number]
  const { width: wanted, height: high } = trims['5.5 X 8.5 in']
  expect(width).toBeCloseTo((wanted / 25.4) * 72, 1)
  expect(height).toBeCloseTo((high / 25.4) * 72, 1)
  const checked = await checkPdf(output)
  expect('report' in checked && checked.report.findings).toEqual([])
  expect('report' in checked && checked.report.pages).toBe(pdf.numPages)
})

test.runIf(poppler)('what a Tamil book says is read in its file as it was written', async () => {
  const { output } = await setBook(aBook(chaptersOf(1, prose.length)))
  const letters = await lettersOf(output)
  for (const text of [record.title, record.author, 'பொருளடக்கம்', 'அத்தியாயம் 1', 'ஓவியர்: அன்பு', '9788119000012'])
    expect(letters).toContain(text.replace(/\s/g, ''))
  // A word may stand at the end of a page, before its number.
  for (const word of prose.flatMap((text) => text.split(' ')))
    expect(letters).toContain(word.normalize('NFC'))
  // What parts words at the end of a line is neither drawn nor read.
  expect(letters).not.toMatch(/[-\u00ad\u200b\ufffc]/)
})

test('chapters begin on right-hand pages, empty pages carry nothing, and the contents name the pages', async () => {
  const sections = [1, 2, 3].map((number) => ({
    ...chapter(`Part ${number}`, chaptersOf(1, 12)[0]?.blocks ?? []),
  }))
  const { pages, pdf } = await setBook(aBook(sections), { title: 'A well', language: 'en' })
  const begins: number[] = []
  for (const { dest } of await pdf.getOutline())
    if (Array.isArray(dest)) begins.push((await pdf.getPageIndex(dest[0])) + 1)
  expect(begins).toHaveLength(3)
  expect(begins.filter((page) => page % 2 === 0)).toEqual([])
  for (const page of begins) expect(pages[4]).toContain(String(page))
  expect([pages[1], pages[5]]).toEqual(['', ''])
  const [first = 0] = begins
  expect(pages[first - 1]).not.toContain('A well')
  expect(pages[first]).toMatch(/^A well\n/)
  expect(pages[first + 1]).toMatch(/^Part \d\n/)
})

test('the note of a title stands below it, and its mark neither in the contents nor above the pages', async () => {
  const blocks = chaptersOf(1, 12)[0]?.blocks ?? []
  const sections = [{ ...chapter('Part one', blocks), notes: [1] }]
  const footnotes = [{ number: 1, inlines: [run('Told by my mother')] }]
  const { pages } = await setBook(aBook(sections, footnotes), { title: 'A well', language: 'en' })
  expect(pages[4]).toMatch(/Part one[ .]+7/)
  expect(pages[6]).toMatch(/Part one\s*1\n[\s\S]*1\s*Told by my mother/)
  expect(pages[8]).toMatch(/^Part one\n/)
})

test.each(['Once upon a time', 'ஒரு ஊரில் ஒரு கிணறு'])(
  '“%s” is drawn underlined or struck out',
  async (text) => {
    const { OPS } = await getResolvedPDFJS()
    const drawn = async (given: Parameters<typeof run>[1]) => {
      const { pdf } = await setBook(aBook([chapter('One', [paragraph(run(text, given))])]))
      const { fnArray } = await (await pdf.getPage(7)).getOperatorList()
      return fnArray.filter((operator) => operator === OPS.constructPath).length
    }
    const plain = await drawn({})
    expect(await drawn({ underlined: true })).toBeGreaterThan(plain)
    expect(await drawn({ struck: true })).toBeGreaterThan(plain)
  },
)

test('the same book is the same file, byte for byte', async () => {
  const book = aBook(chaptersOf(1, 5))
  const [one, other] = [await setBook(book), await setBook(book)]
  expect(one.bytes.equals(other.bytes)).toBe(true)
})

test('whatever an author writes is text: nothing of it is read as markup', async () => {
  const hostile = [
    '#import "@preview/cetz:0.3.0": *',
    '#read("/etc/passwd")',
    '#{ panic("x") } #eval("1+1") #include "file"',
    '$ x^2 + sum_(i=0) $ \\ \\u{41} \\#',
    '@reference <label> = Heading - item + item / term: x',
    '*strong* _emph_ `raw` ```typ #x``` // comment /* comment */',
    '"quoted" \' ~ -- --- ... ] [ } { )',
    'https://example.com/#hash [link](x)',
  ]
  const title = '#read("/etc/hostname") $title$ <title> @title'
  const book = aBook(
    [
      chapter(hostile[1] ?? '', [
        ...hostile.map((text) => paragraph(text, { footnote: 1 })),
        {
          ...base,
          kind: 'verse',
          inlines: [run(hostile[3] ?? ''), { lineBreak: true }, run(hostile[4] ?? '')],
        },
        { ...base, kind: 'heading', level: 1, inlines: [run(hostile[4] ?? '')] },
        { ...base, kind: 'list', isOrdered: false, first: 1, items: hostile.map((text) => [run(text)]) },
        { ...base, kind: 'table', rows: [hostile.map((text) => [line(text)]).slice(0, 2)] },
      ]),
    ],
    [{ number: 1, inlines: [run(hostile[0] ?? '')] }],
  )
  const { text } = await setBook(book, { title, author: hostile[2] ?? '', language: 'en', size: 'A4' })
  const words = text.replace(/-\n|\s/g, '')
  for (const written of [...hostile, title]) expect(words).toContain(written.replace(/\s/g, ''))
  expect(text).not.toContain('root:')
})

test('every kind of block is set, also in scripts that a book has only some words of', async () => {
  const book = aBook(
    [
      {
        ...chapter('ஒன்று', [
          paragraph('தமிழ் English हिन्दी മലയാളം తెలుగు ಕನ್ನಡ Ελληνικά Tirukkuṟaḷ ₹500', { footnote: 1 }),
          ...verses.map(
            (lines): Block => ({
              ...base,
              kind: 'verse',
              inlines: lines.flatMap((line, at) =>
                at > 0 ? [{ lineBreak: true as const }, run(line)] : [run(line)],
              ),
            }),
          ),
          { ...base, kind: 'quotation', inlines: [run(prose[0] ?? '')] },
          { ...base, kind: 'sceneBreak' },
          { ...base, kind: 'heading', level: 2, inlines: [run('சிறு தலைப்பு')] },
          { ...base, kind: 'list', isOrdered: true, first: 3, items: [[run('முதல்')], [run('இரண்டு')]] },
          { ...base, kind: 'table', rows: [[[line('அ')], [line('ஆ')]], [[line('இ')]]] },
          { ...base, kind: 'picture', number: 1, description: null, caption: [run('படத்தின் பெயர்')] },
        ]),
        number: 'பாகம் 1',
      },
    ],
    [{ number: 1, inlines: [run('அடிக்குறிப்பு')] }],
  )
  const { text, output } = await setBook(book)
  for (const word of ['English', 'Ελληνικά', '₹500', '3.', '4.']) expect(text).toContain(word)
  const checked = await checkPdf(output)
  const stops = 'report' in checked && checked.report.findings.filter(({ severity }) => severity === 'stops')
  expect(stops).toEqual([expect.objectContaining({ kind: 'too_few_pages' })])
})

test('less room makes more pages, and a thicker book has a wider margin at its spine', async () => {
  const book = aBook(chaptersOf(6, 60))
  const setInSize = await openBook(book, new Map(), record)
  const countIn = async (size: TrimSize) => (await setInSize(size, null)).pages
  const [small, middle, large] = [await countIn('5 X 7 in'), await countIn('6 X 9 in'), await countIn('A4')]
  expect(small).toBeGreaterThan(middle)
  expect(middle).toBeGreaterThan(large)
  expect([100, 250, 400, 900].map(insideFor)).toEqual([17, 19, 21, 24])
})

test('a book has as many pages in a size whichever it was set in before', async () => {
  const book = aBook(chaptersOf(6, 60))
  const one = await openBook(book, new Map(), record)
  const all = await openBook(book, new Map(), record)
  await all('A4', null)
  expect(await all('5 X 7 in', null)).toEqual(await one('5 X 7 in', null))
})

test('what is no Word file is told in a line for each size, and nothing is written', async () => {
  const told: ReportedInterior[] = []
  for await (const line of tellInteriors(import.meta.filename, {
    record,
    edits: [],
    sizes: ['A4', '6 X 9 in'],
    output: '/nowhere',
  }))
    told.push(line)
  expect(told).toEqual([
    { size: 'A4', problem: expect.any(String) },
    { size: '6 X 9 in', problem: expect.any(String) },
  ])
})

test('a part has a right-hand page of its own before its chapters, and a dedication one without a head', async () => {
  const blocks = chaptersOf(1, 12)[0]?.blocks ?? []
  const part = { ...chapter('Seeds', []), kind: 'part' as const, number: 'Part One' }
  const given = {
    ...chapter('', [paragraph('For my mother')]),
    kind: 'front' as const,
    matter: 'dedication' as const,
  }
  const sections = [given, part, chapter('Rain', blocks)]
  const { pages, pdf } = await setBook(aBook(sections), { title: 'A well', language: 'en' })
  expect(pages[6]).toBe('For my mother')
  expect(pages[7]).toBe('')
  expect(pages[8]).toBe('Part One\nSeeds')
  expect(pages[9]).toBe('')
  expect(pages[10]).toMatch(/^Rain\n/)
  expect(pages[4]).toMatch(/Seeds[ .]+9\nRain[ .]+11/)
  expect(pdf.numPages).toBeGreaterThan(11)
})
