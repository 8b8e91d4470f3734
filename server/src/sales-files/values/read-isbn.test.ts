import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAsin, readIsbn } from './read-isbn.ts'

test.each([
  '9788194012344',
  '978-81-940123-4-4',
  "'9788194012344",
  '9788194012344.0',
  'ISBN 9788194012344',
  'ISBN-13: 978 81 940123 4 4',
  '8194012341',
  '81-940123-4-1',
  "'8194012341.0",
  '="9788194012344"',
  '="978-81-940123-4-4"',
  '\u200b9788194012344\ufeff',
  '978\u00a081\u202f940123\u20094\u20094',
  '978\u201181\u2012940123\u20134\u20144',
  '978\u221281\u2043940123\ufe634\uff0d4',
  '978\u00ad8194\u2060012344',
  '９７８８１９４０１２３４４',
  '“9788194012344”',
  'ISBN 8194012341',
])('%s is one book', (text) => {
  expect(readIsbn(text)).toBe('9788194012344')
})

test('an ISBN of ten digits may end with X', () => {
  expect(readIsbn('0-8044-2957-X')).toBe('9780804429573')
  expect(readIsbn('080442957x')).toBe('9780804429573')
})

test.each(['', '9788194012345', '8194012342', '9.78819E+12', '1234567890123', 'B0CXYZ1234', 'PANAI-001'])(
  '%j is no ISBN',
  (text) => {
    expect(readIsbn(text)).toBeNull()
  },
)

test('a changed digit is noticed', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), digit, (at, other) => {
      const isbn = '9788194012344'
      const changed = isbn.slice(0, at) + other + isbn.slice(at + 1)
      expect(readIsbn(changed)).toBe(changed === isbn ? isbn : null)
    }),
  )
})

test('an ASIN is ten letters and digits', () => {
  expect(readAsin(' b0cxyz1234 ')).toBe('B0CXYZ1234')
  expect(readAsin('8194012341')).toBe('8194012341')
  expect(readAsin('\u200bB0CXYZ1234\u200b')).toBe('B0CXYZ1234')
  expect(readAsin('9788194012344')).toBeNull()
})
