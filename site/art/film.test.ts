import { expect, test } from 'vitest'
import { frameAt, length } from './film.ts'
import { between, mixColour, steadily } from './motion.ts'

test('the same moment is drawn the same, and the end runs into the beginning', () => {
  for (const time of [0, 1.9, 3, 4.4]) expect(frameAt(time)).toBe(frameAt(time))
  expect(frameAt(length)).toBe(frameAt(0))
})

test('no frame has a number that is none', () => {
  for (let time = 0; time < length; time += 0.25) expect(frameAt(time)).not.toMatch(/NaN|Infinity|undefined/)
})

test('movements begin and end where they should', () => {
  expect([0, 2, 3, 4, 9].map((time) => between(time, 2, 4))).toEqual([0, 0, 0.5, 1, 1])
  expect([0, 2.5, 9].map((time) => steadily(time, 2, 4))).toEqual([0, 0.25, 1])
  expect(mixColour('#000000', '#fffe02', 0.5)).toBe('#807f01')
})
