import { expect, test } from 'vitest'
import { ApiError } from '../../api.ts'
import { loginFailure, NotLoggedIn } from './login-failure.ts'

test.each([
  [new ApiError(422, 'Please check the highlighted values.'), 'Please check your input and try again'],
  [new ApiError(401, 'Incorrect email or password'), 'Incorrect email or password'],
  [new ApiError(401, null), 'Authentication failed'],
  [new ApiError(500, 'Oops'), 'Server error. Please try again later.'],
  [new ApiError(503, null), 'Server error. Please try again later.'],
  [new ApiError(429, 'Please wait 40 seconds.'), 'Please wait 40 seconds.'],
  [new ApiError(403, 'Blocked'), 'Incorrect email or Password.Login Failed'],
  [new TypeError('Failed to fetch'), 'Network error. Please check your connection.'],
  [new DOMException('', 'TimeoutError'), 'Network error. Please check your connection.'],
  [new NotLoggedIn('Not today'), 'Not today'],
  [new NotLoggedIn(), 'Login failed'],
  [new SyntaxError('Unexpected token'), 'Incorrect email or Password.Login Failed'],
])('%s', (cause, said) => {
  expect(loginFailure(cause)).toBe(said)
})
