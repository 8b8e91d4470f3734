import { expect, test } from 'vitest'
import { lettersBefore, lettersOf, type PageWord, placeOf, thousandths } from './page-words.ts'

function aPage(lines: readonly string[]): PageWord[] {
  return lines.flatMap((line, at) =>
    line.split(' ').map((text, nth) => ({ letters: lettersOf(text), x: 100 + 150 * nth, y: 100 + 40 * at })),
  )
}
const page = aPage(['one two six', 'ten for all', 'may the end'])

test('a place is told by the letters before the word nearest to it', () => {
  expect(lettersBefore(page, { x: 1, y: 1 })).toBe(0)
  expect(lettersBefore(page, { x: 255, y: 142 })).toBe(444)
  // Between two lines: what is beside is nearer than what is below.
  expect(lettersBefore(page, { x: 160, y: 115 })).toBe(0)
  expect(lettersBefore(page, { x: 1_000, y: 1_000 })).toBe(889)
})

test('each word of a page is found again by the letters before it', () => {
  const found = page.map((word) => placeOf(page, lettersBefore(page, word) ?? 0))
  expect(found).toEqual(page.map(({ x, y }) => ({ x, y })))
})

test('letters within a word belong to it, and the last ones to the last word', () => {
  expect(placeOf(page, 500)).toEqual({ x: 250, y: 140 })
  expect(placeOf(page, 1_000)).toEqual({ x: 400, y: 180 })
})

test('where the lines break elsewhere it is the same word', () => {
  const before = lettersBefore(page, { x: 255, y: 142 }) ?? 0
  expect(placeOf(aPage(['one', 'two six ten', 'for all', 'may the end']), before)).toEqual({ x: 100, y: 180 })
})

test('a page without letters has no such place', () => {
  expect(lettersBefore([], { x: 1, y: 1 })).toBeNull()
  expect(placeOf([], 0)).toBeNull()
})

test('hyphens at the ends of lines and marks of the file are no letters', () => {
  expect(lettersOf('pub\u0002lish-\u00ading 12, கி\u0005')).toBe('publishing12கி')
})

test.each([
  [-0.2, 0],
  [0.2504, 250],
  [1.1, 1_000],
])('%d of a page is %i thousandths', (part, whole) => {
  expect(thousandths(part)).toBe(whole)
})
