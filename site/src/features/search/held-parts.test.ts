import { expect, it } from 'vitest'
import { heldParts } from './held-parts.ts'

it.each([
  ['Self-publishing', 'PUBLISH', ['publish']],
  ['Book to book', 'book', ['Book', 'book']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['Cover design', 'ebook', []],
  ['Cover design', '', []],
])('finds in %j what answers to %j', (text, query, held) => {
  expect(heldParts(text, query).map(({ start, end }) => text.slice(start, end))).toEqual(held)
})
