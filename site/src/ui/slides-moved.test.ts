import { expect, test } from 'vitest'
import { slidesMoved } from './slides-moved.ts'

test.each([
  [0, 0],
  [30, 0],
  [79, 0],
  [-79, 0],
  [80, 1],
  [-80, -1],
  [500, 1],
  [700, 2],
  [-700, -2],
])('a drag of %i px over slides of 400 px moves %i', (distance, slides) => {
  expect(slidesMoved(distance, 400)).toBe(slides)
})
