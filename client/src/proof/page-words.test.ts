import { expect, test } from 'vitest'
import { lettersOf, type PageWord, pagesFrom, placeOfQuote, quoteAt, thousandths } from './page-words.ts'

function aPage(lines: readonly string[]): PageWord[] {
  return lines.flatMap((line, at) =>
    line.split(' ').map((text, nth) => ({ letters: lettersOf(text), x: 100 + 150 * nth, y: 100 + 40 * at })),
  )
}
const before = aPage(['கிணற்றில் வானம் தெரிந்தது', 'அவள் குனிந்து பார்த்தாள் வாளி', 'மெல்ல கீழே இறங்கியது'])

test('a place is found by its letters where the lines break elsewhere', () => {
  const quote = quoteAt(before, { x: 255, y: 142 })
  expect(quote).toMatch(/^குனிந்துபார்த்தாள்/)
  const after = aPage([
    'புதிய முன்னுரை',
    'கிணற்றில் வானம்',
    'தெரிந்தது அவள் குனிந்து',
    'பார்த்தாள் வாளி மெல்ல',
    'கீழே இறங்கியது',
  ])
  expect(placeOfQuote(after, quote)).toEqual({ x: 400, y: 180 })
  expect(placeOfQuote(aPage(['வேறு பக்கம்']), quote)).toBeNull()
})

test('at the end of a page the letters before a place are taken, and on an empty one there are none', () => {
  expect(quoteAt(before, { x: 400, y: 180 })).toMatch(/இறங்கியது$/)
  expect(quoteAt(aPage(['முடிவு']), { x: 100, y: 100 })).toBe('')
  expect(quoteAt([], { x: 1, y: 1 })).toBe('')
  expect(placeOfQuote(before, '')).toBeNull()
})

test('hyphens at the ends of lines and marks of the file are no letters', () => {
  expect(lettersOf('pub\u0002lish-\u00ading 12, கி\u0005')).toBe('publishing12கி')
})

test('what has moved is looked for near where it was, on each page once', () => {
  expect(pagesFrom(3, 5)).toEqual([3, 2, 4, 1, 5])
  expect(pagesFrom(9, 3)).toEqual([3, 2, 1])
})

test.each([
  [-0.2, 0],
  [0.2504, 250],
  [1.1, 1_000],
])('%d of a page is %i thousandths', (part, whole) => {
  expect(thousandths(part)).toBe(whole)
})
