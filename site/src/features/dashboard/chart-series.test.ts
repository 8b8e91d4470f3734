import { expect, test } from 'vitest'
import { lastMonths, monthName, mostEarning } from './chart-series.ts'

test('a month by its name', () => expect(monthName('2026-09')).toBe('Sept 2026'))

test('months without a sale are among the others, and only the last are shown', () => {
  const months = [
    { month: '2024-01', copies: 9, royalty: 900 },
    { month: '2025-11', copies: 2, royalty: 200 },
    { month: '2026-02', copies: 1, royalty: 100.5 },
  ]
  expect(lastMonths(months, 4)).toEqual([
    { name: 'Nov 2025', copies: 2, royalty: 200 },
    { name: 'Dec 2025', copies: 0, royalty: 0 },
    { name: 'Jan 2026', copies: 0, royalty: 0 },
    { name: 'Feb 2026', copies: 1, royalty: 100.5 },
  ])
  expect(lastMonths(months.slice(1), 24)).toHaveLength(4)
  expect(lastMonths([], 12)).toEqual([])
})

test('few books are all shown, of many those with most royalty and the rest together', () => {
  const books = [5, 4, 3, 2].map((royalty, at) => ({
    book_id: at + 1,
    title: at === 3 ? null : `Book ${at}`,
    copies: 10 - at,
    royalty,
  }))
  expect(mostEarning(books, 4).map(({ name }) => name)).toEqual(['Book 0', 'Book 1', 'Book 2', 'Unknown'])
  expect(mostEarning(books, 3)).toEqual([
    { name: 'Book 0', copies: 10, royalty: 5 },
    { name: 'Book 1', copies: 9, royalty: 4 },
    { name: '2 other books', copies: 15, royalty: 5 },
  ])
})
