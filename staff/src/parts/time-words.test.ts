import { expect, test } from 'vitest'
import { ago, dayFromNow, dayOf, momentOf } from './time-words.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:40Z', 'just now'],
  ['2026-11-21T11:31:00Z', '29 minutes ago'],
  ['2026-11-21T10:00:01Z', '1 hour ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-18T12:00:00Z', '3 days ago'],
  ['2026-11-07T12:00:00Z', '2 weeks ago'],
  ['2026-08-01T12:00:00Z', '3 months ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
  ['2026-11-23T12:00:00Z', 'in 2 days'],
])('%s was %s', (at, said) => {
  expect(ago(at, now)).toBe(said)
})

test('days are counted from the day that it is in India', () => {
  expect(dayFromNow(0, Date.parse('2026-11-21T18:29:00Z'))).toBe('2026-11-21')
  expect(dayFromNow(0, Date.parse('2026-11-21T18:30:00Z'))).toBe('2026-11-22')
  expect(dayFromNow(7, now)).toBe('2026-11-28')
})

test('a day is that day everywhere, a moment is of the clock in India', () => {
  expect(dayOf('2026-04-01')).toBe('1 Apr 2026')
  expect(momentOf('2026-04-01T19:00:00Z')).toBe('2 Apr 2026, 12:30 am')
})
