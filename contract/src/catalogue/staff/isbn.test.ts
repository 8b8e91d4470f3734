import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isbnCheckDigit, isbnMessages, readIsbn } from './isbn.ts'

test.each([
  ['9780306406157', '9780306406157'],
  ['978-0-306-40615-7', '9780306406157'],
  [' ISBN 978 0 306 40615 7 ', '9780306406157'],
  ['ISBN-13: 978–0–306–40615–7', '9780306406157'],
  ['979-10-90636-07-1', '9791090636071'],
  ['978-81-7276-433-4', null],
])('%s', (typed, isbn) => {
  const read = readIsbn(typed)
  expect('isbn' in read ? read.isbn : null).toBe(isbn)
})

test.each([
  ['', isbnMessages.digits],
  ['97803064061', isbnMessages.digits],
  ['97803064061577', isbnMessages.digits],
  ['978030640615X', isbnMessages.digits],
  ['9770306406157', isbnMessages.prefix],
  ['0-306-40615-2', isbnMessages.old],
  ['030640615X', isbnMessages.old],
])('%s is refused and told why', (typed, problem) => {
  expect(readIsbn(typed)).toEqual({ problem })
})

test('a wrong check digit is told with the right one', () => {
  expect(readIsbn('978-0-306-40615-3')).toEqual({
    problem: 'The last digit should be 7 and is 3: please compare it with the certificate',
  })
})

const twelve = fc
  .tuple(fc.constantFrom('978', '979'), fc.stringMatching(/^\d{9}$/))
  .map((parts) => parts.join(''))

test('one digit of any valid number changed: it is refused', () => {
  fc.assert(
    fc.property(twelve, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const whole = digits + isbnCheckDigit(digits)
      const changed = `${whole.slice(0, at)}${(Number(whole[at]) + by) % 10}${whole.slice(at + 1)}`
      expect(readIsbn(whole)).toEqual({ isbn: whole })
      expect(readIsbn(changed)).toHaveProperty('problem')
    }),
  )
})
