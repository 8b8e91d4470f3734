import { expect, test } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('page %i of %i offers %s', (page, lastPage, offered) => {
  const shown = pagesToShow(page, lastPage).map((n) => n ?? '…')
  expect(shown.join(' ')).toBe(offered)
})
