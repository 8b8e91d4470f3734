import { expect, test } from 'vitest'
import { stepAtHand, stepInWords } from './book-step-words.ts'
import type { BookStep } from './book-steps.ts'

const step = (given: Partial<BookStep>): BookStep => ({
  ...{ kind: 'interior', state: 'later', ahead: null, seconds: null, usual_seconds: null, sizes: null },
  ...{ changes: null, fault: null, reason: null },
  ...given,
})

test('a step says in words how far it is, and of times and queues only what is known', () => {
  const said: [Partial<BookStep>, string][] = [
    [{ state: 'later', sizes: [] }, 'To come'],
    [{ state: 'waiting', sizes: [] }, 'Waiting its turn'],
    [
      { state: 'waiting', ahead: 2, usual_seconds: 40 },
      'Waiting its turn · 2 ahead of it · usually about 40 seconds',
    ],
    [
      { state: 'working', sizes: ['A4', '5 X 7 in', '6 X 9 in'], seconds: 1, usual_seconds: 250 },
      'Under way · 3 of 8 sizes · for 1 second · usually about 4 minutes',
    ],
    [{ state: 'done', sizes: ['A4'] }, 'Done · 1 of 8 sizes'],
    [{ kind: 'edits', state: 'done', changes: 1_200 }, '1,200 changes used'],
    [{ state: 'failed', fault: 'too_long', sizes: [] }, 'Failed · Too many pages in this size.'],
  ]
  for (const [given, words] of said) expect(stepInWords(step(given)).join(' · ')).toBe(words)
  const ours = step({ state: 'failed', fault: 'ours' })
  expect(stepInWords(ours).join(' ')).toMatch(/^Failed The fault is ours, not yours\./)
  expect(stepInWords(ours, 'staff')).toEqual(['Failed'])
})

test('what is said aloud stays the same while seconds and sizes go on', () => {
  const check = step({ kind: 'check', state: 'done' })
  const at = (seconds: number) => stepAtHand([check, step({ state: 'working', seconds })])
  expect(at(1)).toBe('Setting the pages: Under way')
  expect(at(9)).toBe(at(1))
  expect(stepAtHand([check, step({ state: 'failed' })])).toBe('Setting the pages: Failed')
  expect(stepAtHand([check])).toBe('All is made.')
  expect(stepAtHand([check, step({})])).toBe('')
})
