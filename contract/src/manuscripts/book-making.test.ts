import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interiors } from '../royalties/calculator-rates.ts'
import { BLEED, coverSheet, frontWithBleed, pixelsFor, spineWidth, trims } from './book-making.ts'

test.each([
  [200, 'B & W cream paper', 'Soft Cover', 13.5],
  [200, 'B & W White paper', 'Soft Cover', 11.7],
  [199, 'B & W White paper', 'Soft Cover', 11.7],
  [79, 'B & W cream paper', 'Soft Cover', 5.7],
  [80, 'B & W cream paper', 'Soft Cover', 5.7],
  [81, 'B & W cream paper', 'Soft Cover', 5.8],
  [32, 'Standard colour with White paper', 'Soft Cover', 2.4],
  [250, 'B & W cream paper', 'Hard Cover', 22.3],
] as const)('the spine of %i pages on %s, %s, is %d mm', (pages, interior, binding, width) => {
  expect(spineWidth(pages, interior, binding)).toBe(width)
})

test('a longer book never has a thinner spine, on any paper', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 999 }),
      fc.constantFrom(...interiors),
      (pages, interior) => spineWidth(pages + 1, interior) >= spineWidth(pages, interior),
    ),
  )
})

test('the sheet holds both covers, the spine and the bleed', () => {
  const sheet = coverSheet(trims['5.5 X 8.5 in'], 13.5)
  expect(sheet.width).toBeCloseTo(2 * 139.7 + 13.5 + 2 * BLEED)
  expect(sheet.height).toBeCloseTo(215.9 + 2 * BLEED)
})

test('a full 6 X 9 in page needs 1800 by 2700 pixels', () => {
  const { width, height } = trims['6 X 9 in']
  expect([pixelsFor(width), pixelsFor(height)]).toEqual([1800, 2700])
})

test('the front of an A4 book with its bleed needs 2516 by 3579 pixels', () => {
  const { width, height } = frontWithBleed(trims.A4)
  expect([pixelsFor(width), pixelsFor(height)]).toEqual([2516, 3579])
})
