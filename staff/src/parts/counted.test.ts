import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 authors'],
  [1, '1 author'],
  [-1, '-1 author'],
  [2, '2 authors'],
  [123_456, '1,23,456 authors'],
])('%i of them is said as "%s"', (count, words) => {
  expect(counted(count, 'author')).toBe(words)
})
