import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Language, TrimSize } from '@panai/contract/language/vocabulary'
import type { Block } from '@panai/contract/manuscripts/book-document'
import { insideFor } from '@panai/contract/manuscripts/text-area'
import { expect, test } from 'vitest'
import { proseIn, proseLanguages } from '../../../../demo/src/manuscripts/prose-in.ts'
import { verses } from '../../../../demo/src/manuscripts/texts.ts'
import { aBook, base, chapter, paragraph, run } from '../../../test/a-book-text.ts'
import { setBook } from '../../../test/a-set-book.ts'
import { type DrawnPage, linesOfPdf } from '../../../test/lines-of-pdf.ts'
import { plainText } from '../plain-text.ts'
import { pageLayout } from './page-layout.ts'

const tamil = await proseIn('ta')
const texts: Partial<Record<Language, readonly string[]>> = Object.fromEntries(
  await Promise.all(proseLanguages.map(async (language) => [language, await proseIn(language)])),
)
const mixed = tamil.flatMap((text, at) => [
  text,
  `${text.slice(0, 90)} ${texts.en?.[at % 5]?.slice(0, 80)} ${texts.hi?.[at % 3]?.slice(0, 60)}`,
])

const POINTS_PER_MM = 72 / 25.4
/** What a rounding leaves, and the space behind the last letter of a line. */
const NEAR = 0.5

/** The lines of the text, by page, with the edges of the text on it. */
function textOf(pages: readonly DrawnPage[], size: TrimSize, language: Language) {
  const { inside, outside } = pageLayout(size, language, insideFor(pages.length))
  return pages.flatMap(({ width, lines }, at) => {
    const [left, right] = at % 2 === 0 ? [inside, outside] : [outside, inside]
    const edges = { start: left * POINTS_PER_MM, end: width - right * POINTS_PER_MM }
    return lines.map((line) => ({ ...line, ...edges, page: at + 1 }))
  })
}

test.each([
  ['ta', '5 X 8 in', tamil],
  ['ta', '5.5 X 8.5 in', tamil],
  ['ta', 'A4', tamil],
  ['ta', '5.5 X 8.5 in', mixed],
  ...(['en', 'hi', 'ml', 'te'] as const).map(
    (language) => [language, '5.5 X 8.5 in', texts[language]] as const,
  ),
] as const)(
  'lines of %s in %s fill the page, with even spaces and nothing beyond its edges',
  async (language, size, given = []) => {
    const { bytes } = await setBook(
      aBook([
        chapter(
          '1',
          given.map((text) => paragraph(text)),
        ),
      ]),
      { language, size },
    )
    const lines = textOf(await linesOfPdf(bytes), size, language)
    const beyond = lines.filter(({ left, right, start, end }) => left < start - NEAR || right > end + NEAR)
    expect(beyond.map(({ page, glyphs }) => [page, glyphs.map(({ text }) => text).join('')])).toEqual([])
    // No line begins with a sign: it would stand in the margin.
    expect(lines.filter(({ glyphs }) => glyphs[0]?.width === 0)).toEqual([])
    const full = lines.filter(({ page, right, end }) => page > 6 && right > end - NEAR)
    expect(full.length).toBeGreaterThan(lines.length / 3)
    expect(full.filter(({ widest }) => widest > 1).length / full.length).toBeLessThanOrEqual(0.05)
  },
)

const poppler = ['/usr/bin/pdftotext', '/opt/homebrew/bin/pdftotext'].find((program) => existsSync(program))

// Not of Hindi: a reader finds an r above a letter twice.
test
  .runIf(poppler)
  .each([
    ['ta', tamil],
    ['ta', mixed],
    ...(['en', 'ml', 'te'] as const).map((language) => [language, texts[language]] as const),
  ] as const)('every word of %s is found in the file, in its order', async (language, given = []) => {
  const size = '5.5 X 8.5 in'
  const written = [...given, ...given]
  const { output, count } = await setBook(
    aBook([
      chapter(
        '1',
        written.map((text) => paragraph(text)),
      ),
    ]),
    { language },
  )
  const { height, top, bottom } = pageLayout(size, language, insideFor(count))
  // What stands above and below the text would come between two halves of a word.
  const area = ['-x', '0', '-W', '1000', '-y', top - 2, '-H', height - top - bottom + 4]
  const inPoints = area.map((value) =>
    typeof value === 'number' ? `${Math.round(value * POINTS_PER_MM)}` : value,
  )
  const { stdout } = await promisify(execFile)(poppler ?? '', ['-raw', '-f', '7', ...inPoints, output, '-'], {
    maxBuffer: 1e8,
  })
  // Words of English are parted by hyphens that are known for it.
  const read = stdout
    .replace(language === 'en' || given === mixed ? /[\s\u00ad-]/g : /[\s-]/g, '')
    .normalize('NFC')
  let at = 0
  for (const word of written.join(' ').split(/\s+/)) {
    const wanted = plainText(word).replaceAll('-', '').normalize('NFC')
    const found = read.indexOf(wanted, at)
    expect([word, found - at]).toEqual([word, expect.toSatisfy((gap) => gap >= 0 && gap < 40)])
    at = Math.max(at, found + wanted.length)
  }
  expect(at).toBeGreaterThan(read.length - 40)
})

/** Pages of running text: the head, the lines, the number. */
const bodies = (pages: readonly DrawnPage[]) =>
  pages.map(({ lines }, at) => ({ page: at + 1, lines: lines.filter(({ size }) => size > 10) }))

test('no line of a paragraph stands alone on a page, and a leaf has two pages', async () => {
  const size = '5.5 X 8.5 in'
  const many = [...Array(8).keys()].flatMap((at) => [...tamil.slice(at), ...tamil.slice(0, at)])
  const { bytes, count } = await setBook(
    aBook([
      chapter(
        '1',
        many.map((text) => paragraph(text)),
      ),
    ]),
    { size },
  )
  expect(count % 2).toBe(0)
  const pages = await linesOfPdf(bytes)
  const edges = textOf(pages, size, 'ta')
  const startOf = (page: number) => edges.find((line) => line.page === page)?.start ?? 0
  const running = bodies(pages).filter(({ page, lines }) => page > 7 && lines.length > 1)
  expect(running.length).toBeGreaterThan(80)
  const isFirst = (page: number, left: number | undefined) => (left ?? 0) > startOf(page) + 5
  const alone = running.flatMap(({ page, lines }) => {
    const [head, second] = lines
    const [last, next] = [lines.at(-1), running.find((other) => other.page === page + 1)?.lines[0]]
    const isWidow = !isFirst(page, head?.left) && isFirst(page, second?.left)
    const isOrphan = isFirst(page, last?.left) && next !== undefined && !isFirst(page + 1, next.left)
    return isWidow || isOrphan ? [page] : []
  })
  expect(alone).toEqual([])
})

test('a note stands on the page of its mark, also where the line of the mark is moved to the next page', async () => {
  const footnotes: { number: number; inlines: ReturnType<typeof run>[] }[] = []
  const blocks = [...Array(3).keys()].flatMap(() =>
    tamil.map((text, at) => {
      footnotes.push({
        number: footnotes.length + 1,
        inlines: [run(tamil[at - 1]?.slice(0, 60 + at * 9) ?? text)],
      })
      const words = text.split(' ')
      return paragraph(
        words.slice(0, 4).join(' '),
        { footnote: footnotes.length },
        ` ${words.slice(4).join(' ')}`,
      )
    }),
  )
  const { bytes } = await setBook(aBook([chapter('1', blocks)], footnotes))
  const [marks, notes] = [new Map<number, number>(), new Map<number, number>()]
  for (const [at, { lines }] of (await linesOfPdf(bytes)).entries()) {
    const left = Math.min(...lines.map((line) => line.left))
    for (const { glyphs } of lines) {
      const digits = glyphs.filter(({ size, text }) => size < 7 && /\d/.test(text))
      const [first] = digits
      const number = Number(digits.map(({ text }) => text).join(''))
      if (first) (first.x < left + 1 ? notes : marks).set(number, at)
    }
  }
  expect(marks.size).toBe(footnotes.length)
  expect(notes).toEqual(marks)
})

test('each line of a verse is one line of the page', async () => {
  const blocks = verses.map(
    (lines): Block => ({
      ...base,
      kind: 'verse',
      inlines: lines.flatMap((line, at) =>
        at > 0 ? [{ lineBreak: true as const }, run(line)] : [run(line)],
      ),
    }),
  )
  const { bytes } = await setBook(aBook([chapter('1', [paragraph(tamil[0] ?? ''), ...blocks])]))
  const drawn = (await linesOfPdf(bytes)).flatMap(({ lines }) => lines.filter(({ size }) => size === 9.9))
  expect(drawn).toHaveLength(verses.flat().length)
})
