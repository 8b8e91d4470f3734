import { expect, test } from 'vitest'
import { distanceInside, distanceToBeginning, editDistance } from './edit-distance.ts'

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

test.each([
  ['selvan', 'ponniyinselvan', 0],
  ['selvam', 'ponniyinselvan', 1],
  ['malai', 'maalai', 1],
  ['sevlan', 'ponniyinselvan', 1],
  ['zzzz', 'ponniyin', 4],
  ['', 'abc', 0],
  ['abc', '', 3],
])('%s inside %s: %i', (word, text, distance) => {
  expect(distanceInside(word, text)).toBe(distance)
})

test.each([
  ['selv', 'selvan', 0],
  ['slev', 'selvan', 1],
  ['selvan', 'selva', 1],
  ['lvan', 'selvan', 3],
  ['', 'abc', 0],
])('%s at the beginning of %s: %i', (word, other, distance) => {
  expect(distanceToBeginning(word, other)).toBe(distance)
})
