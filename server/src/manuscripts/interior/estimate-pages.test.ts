import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { Block, BookDocument } from '@panai/contract/manuscripts/book-document'
import { expect, test } from 'vitest'
import { prose } from '../../../../demo/src/manuscripts/texts.ts'
import { aBook, base, chapter, line, paragraph, run } from '../../../test/a-book-text.ts'
import { record } from '../../../test/a-set-book.ts'
import { estimatePages } from './estimate-pages.ts'
import { houseStyles } from './house-styles.ts'
import { pageLayout } from './page-layout.ts'
import { openBook } from './set-interior.ts'
import { TooLong } from './too-long.ts'

const size: TrimSize = '5.5 X 8.5 in'
const pagesOf = async (book: BookDocument, given: TrimSize = size) =>
  (await (await openBook(book, new Map(), record))(given, null)).pages
const text = (count: number) =>
  [...Array(count).keys()].map((at) => paragraph(prose[at % prose.length] ?? ''))
const rows = (count: number): Block => ({
  ...base,
  kind: 'table',
  rows: [...Array(count).keys()].map((at) => [
    [line(`${at + 1}`)],
    [line('கிணற்றில் வானம்')],
    [line('மு. செல்வி')],
  ]),
})

test.each<[string, BookDocument]>([
  ['chapters of prose', aBook([...Array(9).keys()].map((at) => chapter(`${at}`, text(60))))],
  ['one chapter', aBook([chapter('1', text(400))])],
  ['a long table', aBook([chapter('1', [rows(900)])])],
])('%s has about as many pages as estimated', async (_, book) => {
  for (const given of ['5 X 7 in', size, 'A4'] as const) {
    const estimate = estimatePages(book, pageLayout(given, 'ta', 17), houseStyles.novel)
    const pages = await pagesOf(book, given)
    expect(estimate).toBeGreaterThan(pages * 0.85)
    expect(estimate).toBeLessThan(pages * 1.15)
  }
})

test('poems of a page each are not counted as chapters that begin on the right', async () => {
  const lines: Block = { ...base, kind: 'verse', inlines: [run('காணி நிலம் வேண்டும்')] }
  const poems = aBook([...Array(50).keys()].map((at) => chapter(`${at}`, [lines])))
  expect(await pagesOf(poems)).toBe(56)
  expect(estimatePages(poems, pageLayout(size, 'ta', 17), houseStyles.poetry)).toBe(56)
})

test('a text of 3,000 pages is refused before it is set, with about how many it has', async () => {
  const book = aBook([...Array(20).keys()].map((at) => chapter(`${at}`, text(900))))
  const began = performance.now()
  const error = await pagesOf(book).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(TooLong)
  expect(error).toMatchObject({
    pages: expect.toSatisfy((pages: number) => pages > 2_500 && pages < 4_000),
    message: expect.stringMatching(/about \d{4} pages: no book of more than 1000 is printed/),
  })
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('a book without chapters, of empty ones, of one paragraph, and a table of 5,000 rows are set', async () => {
  expect(await pagesOf(aBook([]))).toBe(4)
  expect(await pagesOf(aBook([chapter('', []), chapter('Two', []), chapter('', [])]))).toBe(12)
  expect(await pagesOf(aBook([chapter('', [paragraph('One')])]))).toBe(6)
  const pages = await pagesOf(aBook([chapter('1', [rows(5_000)])]))
  expect(pages).toBeGreaterThan(100)
})
