import { expect, test } from 'vitest'
import { looksOf } from './statement-words.ts'

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
