import { trimSizes } from '@panai/contract/language/vocabulary'
import { frontWithBleed, pixelsFor, trims } from '@panai/contract/manuscripts/book-making'
import { expect, test } from 'vitest'
import { fitPicture } from './fit-picture.ts'

const front = frontWithBleed(trims['5.5 X 8.5 in'])

test.each(trimSizes)('the pixels that the guidelines ask for fit the front of %s', (size) => {
  const place = frontWithBleed(trims[size])
  const picture = { width: pixelsFor(place.width), height: pixelsFor(place.height) }
  expect(fitPicture(picture, place)).toMatchObject({ verdict: 'fits', isCut: false, dpi: 300 })
})

test.each([
  ['one pixel less than is asked for', { width: 1_684, height: 2_620 }, 'small', false, 299],
  ['half the pixels', { width: 843, height: 1_311 }, 'small', false, 150],
  ['less than that', { width: 842, height: 1_309 }, 'too_small', false, 149],
  ['what the site asks for of an e-book', { width: 1_600, height: 2_560 }, 'small', false, 284],
  ['a picture that is too tall', { width: 1_800, height: 3_400 }, 'fits', true, 320],
  ['a square', { width: 3_000, height: 3_000 }, 'other_shape', true, 343],
  ['one on its side', { width: 4_000, height: 2_700 }, 'other_shape', true, 309],
  ['a dot', { width: 1, height: 1 }, 'other_shape', true, 0],
] as const)('%s', (_, picture, verdict, isCut, dpi) => {
  expect(fitPicture(picture, front)).toMatchObject({ verdict, isCut, dpi })
})

test('what is cut away is what the place has no room for', () => {
  expect(fitPicture({ width: 1_000, height: 1_000 }, { width: 50, height: 100 }).cut).toBeCloseTo(0.5)
  expect(fitPicture({ width: 1_000, height: 2_000 }, { width: 50, height: 100 }).cut).toBeCloseTo(0)
})
