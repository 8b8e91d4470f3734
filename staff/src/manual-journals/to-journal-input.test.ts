import { expect, test } from 'vitest'
import { toJournalInput } from './to-journal-input.ts'

test.each([
  ['author', 1_234.5],
  ['against', -1_234.5],
])('an amount %s is sent with its sign', (favour, amount) => {
  expect(toJournalInput({ favour, amount: 1_234.5, reason: 'A slip' })).toEqual({ amount, reason: 'A slip' })
})

test('an advance is in the author’s favour, whatever was chosen before it was one', () => {
  expect(toJournalInput({ kind: 'advance', favour: 'against', amount: 50 })).toEqual({
    kind: 'advance',
    amount: 50,
  })
})
