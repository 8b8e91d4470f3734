import { ApiError } from '@panai/client/api-error'
import { expect, test } from 'vitest'
import { loginFailure, NotLoggedIn } from './login-failure.ts'

test.each([
  [
    new ApiError(422, { message: 'Please check the highlighted values.' }),
    'Please check your input and try again',
  ],
  [new ApiError(401, { message: 'Incorrect email or password' }), 'Incorrect email or password'],
  [new ApiError(401, {}), 'Authentication failed'],
  [new ApiError(500, { message: 'Oops' }), 'Server error. Please try again later.'],
  [new ApiError(503, {}), 'Server error. Please try again later.'],
  [new ApiError(429, { message: 'Please wait 40 seconds.' }), 'Please wait 40 seconds.'],
  [new ApiError(403, { message: 'Blocked' }), 'Incorrect email or Password.Login Failed'],
  [new TypeError('Failed to fetch'), 'Network error. Please check your connection.'],
  [new DOMException('', 'TimeoutError'), 'Network error. Please check your connection.'],
  [new NotLoggedIn('Not today'), 'Not today'],
  [new NotLoggedIn(), 'Login failed'],
  [new SyntaxError('Unexpected token'), 'Incorrect email or Password.Login Failed'],
])('%s', (cause, said) => {
  expect(loginFailure(cause)).toBe(said)
})
