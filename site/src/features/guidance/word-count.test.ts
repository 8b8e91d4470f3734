import { expect, it } from 'vitest'
import { countWords, whatItMakes } from './word-count.ts'

it('counts what stands between spaces', () => {
  expect(countWords('')).toBe(0)
  expect(countWords(' \n\t ')).toBe(0)
  expect(countWords('One  two\nthree – four * * *')).toBe(4)
  expect(countWords('மழை வந்த மாலை, எங்கள் தெரு.')).toBe(5)
  expect(countWords('well-known 1,200 مرحبا 👍')).toBe(3)
})

it.each([
  [0, ''],
  [99, '1 more for About the Author or About the Book'],
  [100, 'Right for About the Author or About the Book'],
  [150, 'Right for About the Author or About the Book'],
  [151, 'The length of a short story'],
  [7500, 'The length of a short story'],
  [7501, 'The length of a novella'],
  [40_000, 'The length of a novella'],
  [40_001, 'The length of a novel'],
])('%i words: %s', (words, text) => {
  expect(whatItMakes(words)).toBe(text)
})
