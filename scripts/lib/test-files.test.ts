import { expect, test } from 'vitest'
import { closestTestFiles, findTestFiles } from './test-files.ts'

const files = [
  'contract/src/money.test.ts',
  'contract/src/money.ts',
  'e2e/journeys/author-money.spec.ts',
  'e2e/journeys/payouts.spec.ts',
  'e2e/support/payouts.ts',
  'server/src/features/payouts/calendar.test.ts',
  'server/src/features/payouts/pay-crash.long.test.ts',
  'server/src/features/payouts/pay.ts',
]

test('a part of a path finds the tests and the journeys that have it, and nothing that is no test', () => {
  expect(findTestFiles(['payouts'], files)).toEqual({
    tests: [
      'server/src/features/payouts/calendar.test.ts',
      'server/src/features/payouts/pay-crash.long.test.ts',
    ],
    journeys: ['e2e/journeys/payouts.spec.ts'],
  })
  expect(findTestFiles(['features/payouts/CAL'], files)).toEqual({
    tests: ['server/src/features/payouts/calendar.test.ts'],
    journeys: [],
  })
})

test('several parts find what has one of them, each file once', () => {
  expect(findTestFiles(['contract', 'money'], files)).toEqual({
    tests: ['contract/src/money.test.ts'],
    journeys: ['e2e/journeys/author-money.spec.ts'],
  })
})

test('a part that no file has finds none', () => {
  expect(findTestFiles(['statements'], files)).toEqual({ tests: [], journeys: [] })
})

test.each([
  ['payout/calender', 'server/src/features/payouts/calendar.test.ts'],
  ['pay-crsh', 'server/src/features/payouts/pay-crash.long.test.ts'],
  ['monney', 'contract/src/money.test.ts'],
  ['money.ts', 'contract/src/money.test.ts'],
])('closest to %s is %s', (part, closest) => {
  expect(closestTestFiles(part, files)[0]).toBe(closest)
})

test('nothing is close to a part that shares no three letters with any', () => {
  expect(closestTestFiles('xyzzy', files)).toEqual([])
  expect(closestTestFiles('zz', files)).toEqual([])
})
