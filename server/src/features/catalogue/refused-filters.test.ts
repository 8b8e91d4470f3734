import { refusalReply } from '@panai/contract/http/refusal-reply'
import { bookFormats, bookOrders, genres, languages } from '@panai/contract/language/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'

let application: TestApplication
beforeAll(async () => {
  application = await startTestApplication()
})
afterAll(() => application.stop())

async function errorsOf(query: string): Promise<Record<string, string[]> | undefined> {
  const { status, json } = await application.get(`/api/books?${query}`)
  expect([query, status]).toEqual([query, 422])
  const { message, errors } = refusalReply.parse(json())
  expect(message).toBe('Please check the highlighted values.')
  return errors
}

const words = {
  format: `format must be one of ${bookFormats.join(', ')}`,
  genre: `genre must be one of ${genres.join(', ')}`,
  language: `language must be one of ${languages.join(', ')}`,
  author_id: 'author_id must be a whole number from 1 to 2147483646',
  featured: 'featured must be one of true, false',
  page: 'page must be a whole number from 1 to 10000',
  per_page: 'per_page must be a whole number from 1 to 100',
  sort: `sort must be one of ${bookOrders.join(', ')}`,
}

const absurd = {
  format: ['audio', 'PAPERBACK', 'paperback,ebook', '%00'],
  genre: ['horror', 'toString', 'children-book%20'],
  language: ['fr', 'Tamil', 'TA'],
  author_id: [
    '0',
    '-1',
    '1.5',
    '1e3',
    '2147483648',
    '9999999999',
    '99999999999999999999',
    'abc',
    '%E0%AF%A7',
    '%00',
    '0x10',
  ],
  featured: ['yes', '1', 'TRUE'],
  page: ['0', '-1', '1.5', '1e3', '10001', 'NaN', 'Infinity', '+1', '%E0%AF%A7', '%201'],
  per_page: ['0', '101', '-5', 'all', '1%3B'],
  sort: ['cheap', 'newest;drop', 'id'],
}

test.each(Object.entries(absurd).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s=%s is refused by its name',
  async (name, value) => {
    expect(await errorsOf(`${name}=${value}`)).toEqual({ [name]: [words[name as keyof typeof words]] }) // a key of both
  },
)

test('all that is wrong is named at once', async () => {
  const query = Object.entries(absurd).map(([name, [value]]) => `${name}=${value}`)
  const errors = await errorsOf([...query, `q=${'a'.repeat(101)}`].join('&'))
  expect(errors).toEqual({
    q: ['q must have at most 100 characters'],
    ...Object.fromEntries(Object.entries(words).map(([name, message]) => [name, [message]])),
  })
})

test('a parameter given twice is refused, together with what else is wrong', async () => {
  expect(await errorsOf('page=1&page=2')).toEqual({ page: ['page must be given once'] })
  expect(await errorsOf('q=a&q=a&genre=x&sort=')).toEqual({
    q: ['q must be given once'],
    genre: [words.genre],
  })
})

test('an empty parameter counts as none, an unknown one as nothing', async () => {
  const plain = await application.get('/api/books')
  for (const query of [
    'q=&format=&genre=&author_id=&featured=&page=&per_page=&sort=',
    'x=1&x=2&__proto__=1',
  ]) {
    const answer = await application.get(`/api/books?${query}`)
    expect([query, answer.status, answer.text]).toEqual([query, 200, plain.text])
  }
})
