import { expect, test } from 'vitest'
import { setPageLinks } from './set-page-links.ts'

function linksOf(filter: object, place: { page: number; last_page: number }): Record<string, string> {
  const headers = new Headers()
  setPageLinks(headers, '/api/books', filter, place)
  const links = headers.get('link') ?? ''
  return Object.fromEntries(
    [...links.matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, address = '', relation = '']) => [
      relation,
      address,
    ]),
  )
}

test('in the middle of a list all four are named, with the filter', () => {
  expect(
    linksOf({ genre: 'poetry', per_page: 10, page: 3, q: undefined }, { page: 3, last_page: 5 }),
  ).toEqual({
    first: '/api/books?genre=poetry&per_page=10&page=1',
    prev: '/api/books?genre=poetry&per_page=10&page=2',
    next: '/api/books?genre=poetry&per_page=10&page=4',
    last: '/api/books?genre=poetry&per_page=10&page=5',
  })
})

test('the first page has none before it and the last none after it', () => {
  expect(Object.keys(linksOf({}, { page: 1, last_page: 2 }))).toEqual(['first', 'next', 'last'])
  expect(Object.keys(linksOf({}, { page: 2, last_page: 2 }))).toEqual(['first', 'prev', 'last'])
  expect(linksOf({}, { page: 1, last_page: 1 })).toEqual({
    first: '/api/books?page=1',
    last: '/api/books?page=1',
  })
})

test('from behind the end the way back leads to the last page', () => {
  expect(linksOf({}, { page: 90, last_page: 2 })).toEqual({
    first: '/api/books?page=1',
    prev: '/api/books?page=2',
    last: '/api/books?page=2',
  })
})

test('words that would break a header are written as an address writes them', () => {
  const { first } = linksOf({ q: 'பனை", <a>&\r\nX: 1' }, { page: 1, last_page: 1 })
  expect(first).toMatch(/^[!-~]+$/)
  expect(new URL(first ?? '', 'http://x').searchParams.get('q')).toBe('பனை", <a>&\r\nX: 1')
})
