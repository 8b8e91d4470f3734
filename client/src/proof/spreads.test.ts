import { expect, test } from 'vitest'
import { nearestPage, pagesAt, turned } from './spreads.ts'

const book = { pages: 6, inPairs: true }
const phone = { pages: 6, inPairs: false }

test.each([
  [1, [1]],
  [2, [2, 3]],
  [3, [2, 3]],
  [4, [4, 5]],
  [6, [6]],
])('with page %i of six %j lie open', (page, open) => {
  expect(pagesAt(page, book)).toEqual(open)
  expect(pagesAt(page, phone)).toEqual([page])
})

test('turned leaf by leaf, every page is seen once, in either direction', () => {
  for (const pages of [1, 2, 3, 20, 21])
    for (const inPairs of [true, false]) {
      const spread = { pages, inPairs }
      const all: number[] = []
      for (let at: number | null = 1; at !== null; at = turned(at, 1, spread))
        all.push(...pagesAt(at, spread))
      expect(all).toEqual(Array.from({ length: pages }, (_, at) => at + 1))
      const back: number[] = []
      for (let at: number | null = pages; at !== null; at = turned(at, -1, spread))
        back.unshift(...pagesAt(at, spread))
      expect(back).toEqual(all)
    }
})

test.each([
  [0, 1],
  [-3, 1],
  [7, 6],
  [2.9, 2],
])('page %d of six is page %i', (wanted, page) => {
  expect(nearestPage(wanted, 6)).toBe(page)
})
