import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=40-59', { start: 40, end: 59 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['Bytes=0-1', { start: 0, end: 1 }],
])('%s of 100 bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s has nothing to give',
  (header) => {
    expect(readRange(header, 100)).toBe('unsatisfiable')
  },
)

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-4',
  'bytes=a-b',
  'items=0-5',
  'bytes=0-1,5-6',
  'bytes=0--1',
  'bytes=1.5-2',
])('%j is passed over', (header) => {
  expect(readRange(header, 100)).toBeNull()
})
