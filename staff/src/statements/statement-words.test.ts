import { expect, test } from 'vitest'
import { looksOf, sayFlags } from './statement-words.ts'

test.each([
  [{ state: 'ready', draft: 2, verified: 0, issued: 0 }, 'Ready to verify and issue'],
  [{ state: 'ready', draft: 0, verified: 1, issued: 4 }, 'Ready to verify and issue'],
  [{ state: 'ready', draft: 0, verified: 0, issued: 5 }, 'Issued'],
  [{ state: 'issuing', draft: 0, verified: 0, issued: 5 }, 'Being issued'],
  [{ state: 'ready', draft: 0, verified: 0, issued: 0 }, 'Ready to verify and issue'],
  [{ state: 'discarded', draft: 0, verified: 0, issued: 0 }, 'Discarded'],
] as const)('a run with %o is shown as “%s”', (run, label) => {
  expect(looksOf(run).label).toBe(label)
})

test('flags are said with how many drafts have them', () => {
  expect(sayFlags({ negative: 2, doubled: 0, halved: 0, many_returns: 1 })).toBe(
    'Closes below zero (2), More than half returned (1)',
  )
})
