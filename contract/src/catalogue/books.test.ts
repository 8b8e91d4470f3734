import { expect, test } from 'vitest'
import { bookFilter } from './books.ts'

function messagesFor(filter: Record<string, string>): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { path, message } of bookFilter.safeParse(filter).error?.issues ?? []) {
    const name = String(path[0])
    found[name] = [...(found[name] ?? []), message]
  }
  return found
}

test('a filter is read into what it means', () => {
  expect(bookFilter.parse({})).toEqual({})
  expect(
    bookFilter.parse({
      q: 'பனை',
      featured: 'false',
      page: '2',
      per_page: '12',
      author_id: '7',
      sort: 'title',
    }),
  ).toEqual({
    q: 'பனை',
    featured: false,
    page: 2,
    per_page: 12,
    author_id: 7,
    sort: 'title',
  })
})

test('the last place that can be reached is number 10,000', () => {
  for (const filter of [
    { page: '100' },
    { page: '10000', per_page: '1' },
    { page: '1000', per_page: '10' },
    { page: '334', per_page: '30' },
  ])
    expect([filter, messagesFor(filter)]).toEqual([filter, {}])
  for (const filter of [
    { page: '101' },
    { page: '5001', per_page: '2' },
    { page: '1001', per_page: '10' },
    { page: '335', per_page: '30' },
  ])
    expect([filter, messagesFor(filter)]).toEqual([
      filter,
      { page: ['page times per_page must not pass 10000'] },
    ])
})

test('a number that is wrong by itself is named for that alone, and nothing else with it', () => {
  expect(messagesFor({ page: '99999' })).toEqual({ page: ['page must be a whole number from 1 to 10000'] })
  expect(messagesFor({ per_page: 'all' })).toEqual({
    per_page: ['per_page must be a whole number from 1 to 100'],
  })
  expect(Object.keys(messagesFor({ page: '200', genre: 'horror', sort: 'weight' }))).toEqual([
    'genre',
    'sort',
  ])
})
