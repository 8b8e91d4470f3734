import { ApiError } from '@panai/client/api-error'
import { expect, test } from 'vitest'
import { NotRegistered, registrationFailure } from './registration-failure.ts'

test('a 422 says all that is wrong, each beside its field', () => {
  const cause = new ApiError(422, {
    message: 'Please check the highlighted values.',
    errors: {
      name: ['Full name is required', 'Name must be at least 2 characters'],
      profile_photo: ['Please select a valid image file'],
    },
  })
  expect(registrationFailure(cause)).toEqual({
    toast: 'Validation errors occurred',
    problems: { name: 'Full name is required' },
    photoProblem: 'Please select a valid image file',
  })
})

test('a 409 is about the address', () => {
  expect(registrationFailure(new ApiError(409, { message: 'Conflict' }))).toMatchObject({
    toast: 'Email already exists',
    problems: { email: 'Email already registered' },
  })
})

test.each([
  [new ApiError(429, { message: 'Please wait a minute.' }), 'Please wait a minute.'],
  [new ApiError(500, {}), 'Registration failed'],
  [new TypeError('Failed to fetch'), 'Network error. Please check your connection.'],
  [new DOMException('', 'TimeoutError'), 'Network error. Please check your connection.'],
  [new NotRegistered('Not today'), 'Not today'],
  [new NotRegistered(), 'Registration failed'],
])('%s', (cause, said) => {
  expect(registrationFailure(cause)).toEqual({ toast: said, problems: {}, photoProblem: undefined })
})
