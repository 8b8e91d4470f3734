import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['silvan', 'silvan', 0],
  ['silvan', 'silvam', 1],
  ['silvan', 'silvn', 1],
  ['silvan', 'sillvan', 1],
  ['silvan', 'sivlan', 1],
  ['trikural', 'trikurla', 1],
  ['silvan', 'salvam', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['', '', 0],
])('%s and %s: %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})
