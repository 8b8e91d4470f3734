import { ApiError } from '@panai/client/api-error'
import { expect, test } from 'vitest'
import { SessionEnded } from '../session/index.ts'
import { arrivedBefore, failureText, setupFailureText, uploadStopped } from './failure-text.ts'
import { NoResponse } from './upload.ts'

test.each([
  [new SessionEnded(), 'Session expired. Please login again.'],
  [
    new ApiError(422, {
      message: 'Please check the highlighted values.',
      errors: {
        title: ['No title', 'Bad'],
        genre: ['No genre'],
      },
    }),
    'No title, Bad, No genre',
  ],
  [new ApiError(429, { message: 'Too many requests.' }), 'Too many requests.'],
  [new ApiError(502, {}), 'Error submitting book information'],
  [new ApiError(409, { message: 'Used before' }), arrivedBefore],
  [new NoResponse(), 'No response received from server'],
  [new TypeError('Failed to fetch'), 'No response received from server'],
  [new DOMException('', 'AbortError'), uploadStopped],
])('%s', (cause, text) => expect(failureText(cause)).toBe(text))

test('a form that could not be sent says why', () => {
  expect(setupFailureText(new Error('the file costs $& too much'))).toBe(
    'Error during request setup: the file costs $& too much',
  )
})
