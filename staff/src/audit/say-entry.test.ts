import { expect, test } from 'vitest'
import { sayEntry } from './say-entry.ts'

const bare = { changes: [], call: null, operation: 'update', subject: 'sessions', part: null } as const

test.each([
  [{ ...bare, changes: ['changed the title', 'set the ISBN'] }, 'Changed the title and set the ISBN'],
  [{ ...bare, call: 'Gives the second factor' }, 'Gives the second factor'],
  [{ ...bare, operation: 'delete', subject: 'payout_settings' }, 'Removed payout settings'],
] as const)('%o is said as “%s”', (entry, words) => {
  expect(sayEntry({ ...entry, changes: [...entry.changes] })).toBe(words)
})
