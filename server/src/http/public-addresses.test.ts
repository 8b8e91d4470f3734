import { endpoints } from '@panai/contract/endpoints'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicAddresses } from './public-addresses.ts'

const keyOf = publicAddresses(endpoints, (url) => (url.pathname === '/blogs' ? url.pathname : null))

test.each([
  ['/api/books', 'application/json /api/books'],
  ['/api/books?page=2&genre=poetry', 'application/json /api/books?genre=poetry&page=2'],
  ['/api/books?genre=poetry&page=2', 'application/json /api/books?genre=poetry&page=2'],
  ['/api/books?utm_source=x&page=2&fbclid=y', 'application/json /api/books?page=2'],
  ['/api/books?page=2&page=3', 'application/json /api/books?page=2&page=3'],
  ['/api/books?page=3&page=2', 'application/json /api/books?page=3&page=2'],
  ['/api/books?q=%E0%AE%AA%E0%AE%A9%E0%AF%88', 'application/json /api/books?q=%E0%AE%AA%E0%AE%A9%E0%AF%88'],
  ['/api/books?q=பனை', 'application/json /api/books?q=%E0%AE%AA%E0%AE%A9%E0%AF%88'],
  ['/api/books?q=a+b', 'application/json /api/books?q=a+b'],
  ['/api/books?q=a%20b', 'application/json /api/books?q=a+b'],
  ['/api/books?q=a%26page%3D2', 'application/json /api/books?q=a%26page%3D2'],
  ['/api/books/7', 'application/json /api/books/7'],
  ['/api/books/7?page=2', 'application/json /api/books/7'],
  ['/api/./books/../books', 'application/json /api/books'],
  ['/blog.rss', '*/* /blog.rss'],
  ['/ta/blog.rss?x=1', '*/* /ta/blog.rss'],
  ['/api/blogs?x=1&texts_in=ta&page=2', 'application/json /api/blogs?page=2&texts_in=ta'],
  ['/robots.txt?x=1', '*/* /robots.txt'],
  ['/sitemaps/books-12.xml', '*/* /sitemaps/books-12.xml'],
  ['/api/docs', '*/* /api/docs'],
])('%s, asked for as JSON', (address, key) => {
  expect(keyOf(address, 'application/json')).toBe(key)
})

test('what is a page and data at one address has one key for each', () => {
  expect(keyOf('/authors/7', 'application/json')).toBe('application/json /authors/7')
  expect(keyOf('/authors/7', 'text/html')).toBeNull()
  expect(keyOf('/blogs', 'text/html')).toBe('text/html /blogs')
  expect(keyOf('/blogs', 'application/json')).toBe('text/html /blogs')
})

test.each([
  '/api/books/abc',
  '/api/books/',
  '/api/Books',
  '/api/unknown',
  '/api/blogs/1/2',
  '/healthz',
  '/readyz',
  '/storage/pictures/x',
  '/sitemaps/../login',
  '//evil.example/api/books',
  'http://evil.example/api/books',
  'http://[',
  '/dashboard',
])('%s is nothing to keep', (address) => {
  expect(keyOf(address, 'application/json')).toBeNull()
})

test('the key says all that the answer depends on, whatever the order and company of parameters', () => {
  const known = ['q', 'format', 'genre', 'language', 'author_id', 'featured', 'page', 'per_page', 'sort']
  const parameters = fc.uniqueArray(fc.tuple(fc.constantFrom(...known), fc.string({ unit: 'grapheme' })), {
    selector: ([name]) => name,
  })
  const unknown = fc.array(fc.tuple(fc.stringMatching(/^x[a-z]{1,5}$/), fc.string()))
  const orders = fc.tuple(parameters, unknown).chain(([asked, extra]) =>
    fc.record({
      asked: fc.constant(asked),
      one: fc.shuffledSubarray([...asked, ...extra], { minLength: asked.length + extra.length }),
      other: fc.shuffledSubarray(asked, { minLength: asked.length }),
    }),
  )
  fc.assert(
    fc.property(orders, ({ asked, one, other }) => {
      const key = keyOf(`/api/books?${new URLSearchParams(one)}`, 'application/json')
      expect(key).toBe(keyOf(`/api/books?${new URLSearchParams(other)}`, 'application/json'))
      const said = new URL(`http://x${key?.slice('application/json '.length)}`).searchParams
      expect(Object.fromEntries(said)).toEqual(Object.fromEntries(new URLSearchParams(asked)))
    }),
  )
})

test('no address makes it throw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('text/html', 'application/json'),
      (address, accept) => {
        const key = keyOf(address, accept)
        expect(key === null || /^\S+ \//.test(key)).toBe(true)
      },
    ),
    { numRuns: 1_000 },
  )
})
