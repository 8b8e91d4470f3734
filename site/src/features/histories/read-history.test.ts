import { expect, test } from 'vitest'
import { readHistory } from './read-history.ts'

const rows = [{ quantity: 2 }, { quantity: 1 }]

test.each([
  [
    'data.sales_history',
    { data: { sales_history: rows }, meta: { page: 2, per_page: 25, total: 27, last_page: 2 } },
  ],
  ['data', { data: rows, meta: { page: 2, per_page: 25, total: 27, last_page: 2 } }],
])('rows are read from %s', (_, answer) => {
  expect(readHistory(answer, 'sales_history')).toEqual({ rows, page: 2, perPage: 25, total: 27, lastPage: 2 })
})

test('without meta it is the only page', () => {
  expect(readHistory({ data: rows }, 'sales_history')).toEqual({
    rows,
    page: 1,
    perPage: 2,
    total: 2,
    lastPage: 1,
  })
})

test.each([[null], [{}], [{ data: {} }], [{ data: { sales_history: null } }], ['no']])(
  '%j is empty',
  (answer) => {
    expect(readHistory(answer, 'sales_history')).toMatchObject({ rows: [], page: 1, lastPage: 1 })
  },
)
