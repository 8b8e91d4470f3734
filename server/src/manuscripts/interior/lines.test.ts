import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language, TrimSize } from '@panai/contract/language/vocabulary'
import { insideFor } from '@panai/contract/manuscripts/text-area'
import { expect, test } from 'vitest'
import { aBook, chapter, paragraph, setBook } from '../../../test/a-set-book.ts'
import { type DrawnPage, linesOfPdf } from '../../../test/lines-of-pdf.ts'
import { pageLayout } from './page-layout.ts'

const catalogue = path.join(import.meta.dirname, '../../../../demo/catalogue')
/** Paragraphs of prose that people wrote, in a script. */
async function prose(letters: RegExp, ...files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => readFile(path.join(catalogue, `${file}.md`), 'utf8')))
  return texts
    .flatMap((text) => text.split(/\n+/))
    .filter((line) => (line.match(letters)?.length ?? 0) > 100 && !/^[#|`-]/.test(line))
}
const tamil = await prose(
  /\p{Script=Tamil}/gu,
  'blogs/palm-leaf-to-print',
  'blogs/tamil-manuscript-in-unicode',
  'blogs/writing-from-home-an-hour-a-day',
)
const texts: Partial<Record<Language, readonly string[]>> = {
  ta: tamil,
  en: await prose(/\p{Script=Latin}/gu, 'books/godan', 'books/indulekha', 'books/kanyasulkam'),
  hi: await prose(/\p{Script=Devanagari}/gu, 'books/godan', 'authors/premchand'),
  ml: await prose(/\p{Script=Malayalam}/gu, 'books/indulekha', 'books/veena-poovu', 'authors/kumaran-asan'),
  te: await prose(/\p{Script=Telugu}/gu, 'books/kanyasulkam', 'authors/gurajada-apparao'),
}
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
