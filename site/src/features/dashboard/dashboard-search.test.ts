import { expect, test } from 'vitest'
import { dashboardParameters, readDashboardSearch, shelfWithBooks } from './dashboard-search.ts'

test.each([
  [{}, undefined, { page: 1 }],
  [{}, 'submitted' as const, { shelf: 'submitted', page: 1 }],
  [{ books: 'published' }, 'submitted' as const, { shelf: 'published', page: 1 }],
  [
    { books: 'submitted', genre: 'poetry', page: '3' },
    undefined,
    { shelf: 'submitted', genre: 'poetry', page: 3 },
  ],
  [{ page: 3 }, undefined, { page: 3 }],
  [{ books: 'submitted', messages: 12 }, undefined, { shelf: 'submitted', page: 1, messages: 12 }],
  [{ messages: '0' }, undefined, { page: 1 }],
  [{ books: 'x', genre: '', page: '-2' }, undefined, { page: 1 }],
])('%j after arriving with %s', (search, arrival, shown) => {
  expect(readDashboardSearch(search, arrival)).toEqual(shown)
})

test('an address leads back to what it names', () => {
  const shown = { shelf: 'submitted', genre: 'poetry', page: 2, messages: 7 } as const
  const written = Object.entries(dashboardParameters(shown)).map(([name, value]) => [name, String(value)])
  expect(readDashboardSearch(Object.fromEntries(written), undefined)).toEqual(shown)
})

test.each([
  ['both have books', [1], [1], 'published'],
  ['only a manuscript is on its way', [], [1], 'submitted'],
  ['there is nothing at all', [], [], 'published'],
  ['the published could not be fetched', null, [1], 'published'],
  ['the submitted could not be fetched', [], null, 'published'],
] as const)('the shelf that opens when %s', (_, published, submitted, shelf) => {
  expect(shelfWithBooks(published, submitted)).toBe(shelf)
})
