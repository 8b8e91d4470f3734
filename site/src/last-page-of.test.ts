import { expect, it } from 'vitest'
import { lastPageOf } from './last-page-of.ts'

it('finds the last page among the links', () => {
  const header = [
    '</api/blogs?per_page=12>; rel="first"',
    '</api/blogs?per_page=12&page=2>; rel="next"',
    '</api/blogs?per_page=12&page=14>; rel="last"',
  ].join(', ')
  expect(lastPageOf(header)).toBe(14)
})

it.each([null, '', '</api/blogs>; rel="last"', 'nonsense'])(
  'takes one page for granted with %j',
  (header) => {
    expect(lastPageOf(header)).toBe(1)
  },
)
