import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { idInPath, MAX_ID, oneOf, oneOfInAnyCase, wholeNumber } from './fields.ts'

test('an id in an address is a whole number that the database can hold', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_ID }), (id) => {
      expect(idInPath.parse(String(id))).toBe(id)
    }),
  )
})

test.each([
  '',
  '0',
  '-1',
  '01',
  '1.5',
  '1e3',
  ' 1',
  '1 ',
  '+1',
  '0x1',
  '௧',
  '٣',
  'abc',
  '1\n',
  '2147483648',
  '9'.repeat(20),
])('%j is no id', (text) => {
  expect(idInPath.safeParse(text).success).toBe(false)
})

const page = wholeNumber('page', 1, 10)

test('a whole number is taken within its limits, the limits included', () => {
  for (const [text, number] of [
    ['1', 1],
    ['10', 10],
    ['007', 7],
  ] as const)
    expect(page.parse(text)).toBe(number)
})

test.each(['0', '11', '-1', '1.0', '1e0', '', ' ', 'one', '௧', '99999999999'])(
  '%j is none, and one message says so',
  (text) => {
    const { error } = page.safeParse(text)
    expect(error?.issues.map(({ message }) => message)).toEqual(['page must be a whole number from 1 to 10'])
  },
)

test('one of a list in any case is read in lower case, and shows its values', () => {
  const genre = oneOfInAnyCase('genre', ['poetry', 'fiction'])
  for (const text of ['poetry', 'POETRY', 'PoEtRy']) expect(genre.parse(text)).toBe('poetry')
  for (const text of ['poetry ', 'drama', '', ['poetry'], 7])
    expect(genre.safeParse(text).error?.issues[0]?.message).toBe('genre must be one of poetry, fiction')
  expect(z.toJSONSchema(genre, { io: 'input' })).toMatchObject({ enum: ['poetry', 'fiction'] })
})

test('one of a list is that one exactly', () => {
  const sort = oneOf('sort', ['newest', 'oldest'])
  expect(sort.parse('oldest')).toBe('oldest')
  for (const text of ['Oldest', 'old', '', 'newest,oldest', 'toString'])
    expect(sort.safeParse(text).error?.issues[0]?.message).toBe('sort must be one of newest, oldest')
})
