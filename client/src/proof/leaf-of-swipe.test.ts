import { expect, test } from 'vitest'
import { leafOfSwipe } from './leaf-of-swipe.ts'

const from = { x: 200, y: 300, at: 1_000 }

test.each([
  ['to the left turns onwards', { x: 120, y: 310, at: 1_200 }, 1],
  ['to the right turns back', { x: 280, y: 290, at: 1_200 }, -1],
  ['and no way at all is a tap', { x: 204, y: 302, at: 1_050 }, null],
  ['down the page scrolls it', { x: 190, y: 120, at: 1_200 }, null],
  ['aslant scrolls it', { x: 120, y: 250, at: 1_200 }, null],
  ['slowly marks words', { x: 120, y: 300, at: 2_500 }, null],
])('a finger that goes %s', (_, to, leaf) => {
  expect(leafOfSwipe(from, to)).toBe(leaf)
})
