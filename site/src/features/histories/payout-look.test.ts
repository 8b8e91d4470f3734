import { expect, test } from 'vitest'
import { payoutLook } from './payout-look.ts'

test.each([
  ['processing', 'Processing', 'yellow'],
  ['completed', 'Completed', 'green'],
  ['failed', 'Failed', 'grey'],
  ['', 'Unknown', 'grey'],
  [null, 'Unknown', 'grey'],
  [undefined, 'Unknown', 'grey'],
])('%s is shown as %s in %s', (status, title, tone) => {
  expect(payoutLook(status)).toEqual({ title, tone })
})
