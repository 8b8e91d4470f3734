import { expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

test.each([
  ['/sales-history?page=2', '/sales-history?page=2'],
  ['/profile#password', '/profile#password'],
  ['/', '/'],
  ['/login-help', '/login-help'],
])('a page of the site is come back to: %s', (wanted, to) => {
  expect(wayBack(wanted)).toBe(to)
})

test.each([
  undefined,
  '',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '\\\\elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/login',
  '/login?back=/login',
  '/register',
  '/reset-password/abc?email=a@b.example',
  '/./login',
  '/.//elsewhere.example',
  'dashboard',
  '///',
  '/\\',
])('nothing else is: %s', (wanted) => {
  expect(wayBack(wanted)).toBe('/dashboard')
})
