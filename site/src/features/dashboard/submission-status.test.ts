import { expect, test } from 'vitest'
import { statusLook } from './submission-status.ts'

test.each([
  ['manuscript_submitted', 'Manuscript Submitted', 'grey'],
  ['in_review', 'In Review', 'blue'],
  ['final_validation', 'Final Validation', 'teal'],
  ['published', 'Published', 'green'],
  ['on_hold', 'On_hold', 'grey'],
  ['', '', 'grey'],
])('%s is shown as %s in %s', (status, title, tone) => {
  expect(statusLook(status)).toMatchObject({ title, tone })
})
