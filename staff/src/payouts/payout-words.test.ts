import { resultOutcomes } from '@panai/contract/payouts/staff/payouts'
import { payoutStatuses } from '@panai/contract/royalties/royalties'
import { expect, test } from 'vitest'
import { dueWords, outcomeWords, resultWords } from './payout-words.ts'

test.each([
  ['2026-11-10T00:00:00+05:30', 'is paid on 10 Nov 2026'],
  ['2026-11-10T23:59:00+05:30', 'is paid on 10 Nov 2026'],
  ['2026-11-11T00:00:00+05:30', 'was due on 10 Nov 2026'],
])('at %s a payout of the 10th %s', (now, words) => {
  expect(dueWords('2026-11-10', new Date(now))).toBe(words)
})

test('what became of a payout begins with a capital letter', () => {
  const said = [
    ...payoutStatuses.map((status) => resultWords[status]),
    ...resultOutcomes.map((outcome) => outcomeWords[outcome]),
  ]
  expect(said.filter((words) => !/^[A-Z]/.test(words))).toEqual([])
})
