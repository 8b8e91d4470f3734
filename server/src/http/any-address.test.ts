import { endpoints } from '@panai/contract/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'
import { askRaw } from '../../test/ask.ts'
import { aBlog, aBook, aTestimonial } from '../../test/builders.ts'

let application: TestApplication
beforeAll(async () => {
  application = await startTestApplication()
  await aBook(application.db, { title: 'பனை ஓலை' })
  await aBlog(application.db)
  await aTestimonial(application.db)
})
afterAll(() => application.stop())

const api = endpoints.flatMap(({ path, aliases = [] }: { path: string; aliases?: readonly string[] }) => [
  path,
  ...aliases,
])
const pages = [
  '/',
  '/publications',
  '/books/{id}',
  '/authors/{id}',
  '/blogs',
  '/blog/{id}',
  '/help',
  '/login',
]
const files = [
  '/sitemap.xml',
  '/sitemaps/{id}',
  '/robots.txt',
  '/blog.rss',
  '/ta/blog.rss',
  '/storage/pictures/{id}',
  '/storage/{id}',
]
const names = [
  'q',
  'format',
  'genre',
  'author_id',
  'featured',
  'page',
  'per_page',
  'sort',
  'tab',
  'preview',
  '__proto__',
]

/** Text with everything in it that has ever broken a parser. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '0',
    '-1',
    '1e9',
    '9999999999',
    '2147483647',
    '2147483648',
    'NaN',
    'true',
    '[]',
    '{}',
    '\0',
    '%',
    '_',
  ),
  fc.constantFrom(
    "'",
    '"',
    '\\',
    '%%',
    "';--",
    '../..',
    'constructor',
    'toString',
    '__proto__',
    'null',
    '௧',
    'பனை',
  ),
)

/** The same, and as an address that nobody has encoded properly. */
const inAddress = fc.oneof(
  { weight: 4, arbitrary: oddText.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{0,20}$/) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '%00', '%E0%A4%A', '%ff', '%2e%2e%2f', '%252e', '//', '\\', '%5c..'),
  },
)

const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names), inAddress), inAddress), { maxLength: 5 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

const path = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...api, ...pages, ...files), inAddress).map(fill) },
  { weight: 1, arbitrary: fc.array(inAddress, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`) },
)

function fill([place, id]: [string, string]): string {
  return place.replace('{id}', () => id)
}

test('no address and no query is an error of the server', async () => {
  await fc.assert(
    fc.asyncProperty(path, query, async (address, words) => {
      const target = words === '' ? address : `${address}?${words}`
      const status = await askRaw(application.origin, target)
      expect(status).toBeGreaterThanOrEqual(200)
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 600 },
  )
})

test.each(api)('no query makes %s an error of the server', async (place) => {
  await fc.assert(
    fc.asyncProperty(query, async (words) => {
      const target = `${place.replace('{id}', '1')}?${words}`
      const status = await askRaw(application.origin, target, 'application/json')
      // 401: whose call it is has to say so first. 406: that spelling is a page's. 429: it is asked too often.
      expect([200, 400, 401, 404, 406, 422, 429]).toContain(status)
    }),
    { numRuns: 150 },
  )
})

const absurd = {
  'no path': '*',
  'half an address': 'http://[/',
  'another host': 'http://evil.example/api/books',
  'another host without a scheme': '//evil.example/api/books',
  'a name that every object has': '/sitemaps/constructor-1.xml',
  'a file before the first': '/sitemaps/books-0.xml',
  'NUL in the path': '/api/books/%00',
  'a search of 10 kB': `/api/books?q=${'%E0%AE%AA'.repeat(1_100)}`,
  'the same parameter 1,500 times': `/api/books?${'page=1&'.repeat(1_500)}`,
  'a deep path': `/${'a/'.repeat(4_000)}`,
  'a token of 5 kB': `/blog/1?preview=${'a'.repeat(5_000)}`,
  'JSON in the query of a page': '/publications?q=%5B%22a%22%5D&page=%7B%7D',
}

test.each(Object.entries(absurd))('%s is no error of the server', async (_, target) => {
  const status = await askRaw(application.origin, target)
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
})

test('a line longer than a server takes is refused before it reaches the application', async () => {
  expect(await askRaw(application.origin, `/api/books?q=${'a'.repeat(20_000)}`)).toBe(431)
})

test('an address of another host leads nowhere else', async () => {
  for (const target of [
    '//evil.example/home',
    '///evil.example/',
    '/\\evil.example/home',
    '//evil.example/Publications',
  ]) {
    const { status, headers } = await application.get(target)
    if (status >= 300 && status < 400)
      expect(new URL(String(headers.location), application.origin).host).toBe(
        new URL(application.origin).host,
      )
  }
})
