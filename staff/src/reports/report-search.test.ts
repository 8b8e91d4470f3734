import { expect, test } from 'vitest'
import { readReportSearch, writeReportSearch } from './report-search.ts'

const today = new Date('2026-01-20T10:00:00Z')
const read = (search: string) => readReportSearch(new URLSearchParams(search), today)

test('a first visit shows royalties of a year by month and channel', () => {
  expect(read('')).toEqual({
    report: 'sales',
    rows: 'month',
    columns: 'channel',
    figure: 'royalty',
    taxRows: 'quarter',
    from: '2025-02',
    to: '2026-01',
    page: 1,
  })
})

test.each([
  ['rows=book&columns=month&figure=copies&from=2025-04&to=2026-03&page=3'],
  ['report=tax&taxRows=payee&from=2025-04&to=2026-03'],
  ['rows=channel'],
])('what is asked for by %s is written as it was read', (search) => {
  const asked = read(search)
  expect(readReportSearch(writeReportSearch(asked), today)).toEqual(asked)
})

test.each([
  ['rows=month&columns=month', { rows: 'month', columns: null }],
  ['rows=author&columns=book', { rows: 'author', columns: null }],
  ['rows=nothing&figure=nothing&report=nothing', { rows: 'month', figure: 'royalty', report: 'sales' }],
  ['from=2026-05&to=2026-01', { from: '2025-02', to: '2026-01' }],
  ['from=2026-13&to=2026-01', { from: '2025-02' }],
  ['page=-1', { page: 1 }],
])('%s makes no sense and is put right', (search, expected) => {
  expect(read(search)).toMatchObject(expected)
})
