import { expect, test } from 'vitest'
import { coverWarning } from './cover-warning.ts'

test.each([
  [300, 200, /only 300 × 200 pixels.*blurred/],
  [599, 900, /only 599 × 900 pixels/],
  [1200, 800, /lies on its side \(1,200 × 800 pixels\)/],
])('a cover of %i × %i pixels warns', (width, height, words) => {
  expect(coverWarning({ width, height })).toMatch(words)
})

test.each([
  [600, 900],
  [1600, 2560],
  [2000, 2000],
])('a cover of %i × %i pixels is fine', (width, height) => {
  expect(coverWarning({ width, height })).toBeNull()
})
