import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { expect, test } from 'vitest'
import { firstExtent } from './first-extent.ts'

const at = '2026-11-01T00:00:00.000Z'
const step = (status: StaffSubmission['status']) => ({
  ...{ id: 1, status, at, by: null, note: null, reason: null },
})
const unpublished = { sample: null, steps: [step('manuscript_submitted'), step('final_validation')] }
const published = { sample: null, steps: [step('published'), step('final_validation')] }

test('of a book that was never published a tenth, where it is known that there is a text', () => {
  expect(firstExtent(unpublished, true)).toBe('tenth')
  expect(firstExtent(unpublished, false)).toBeNull()
  expect(firstExtent(unpublished, null)).toBeNull()
})

test('what was chosen before stays, nothing too', () => {
  const sample = { extent: 'first_chapter', state: 'made', percent: 9, problem: null } as const
  expect(firstExtent({ ...published, sample }, false)).toBe('first_chapter')
  expect(firstExtent(published, true)).toBeNull()
})
