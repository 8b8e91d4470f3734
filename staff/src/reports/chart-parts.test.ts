import type { Report } from '@panai/contract/accounting/staff/reports'
import { expect, test } from 'vitest'
import { chartParts } from './chart-parts.ts'
import { readReportSearch } from './report-search.ts'

const asked = (search: string) => readReportSearch(new URLSearchParams(search), new Date('2026-03-02'))
const paged = { title: 'Sales', totals: [], notes: [], page: 1, per_page: 50, total_rows: 2 }

const byChannel: Report = {
  ...paged,
  columns: [
    { title: 'Month', kind: 'month' },
    { title: 'Amazon', kind: 'money' },
    { title: 'Kindle', kind: 'money' },
    { title: 'Total', kind: 'money' },
  ],
  rows: [
    ['2026-01', 100, -20.5, 79.5],
    ['2026-02', 0, 0, 0],
  ],
}

test('months are stacked by what stands in the columns', () => {
  expect(chartParts(byChannel, asked(''))).toEqual({
    kind: 'months',
    title: 'Royalty',
    series: ['Amazon', 'Kindle'],
    months: [
      {
        name: 'Jan 2026',
        words: 'Rs. 79.50',
        parts: [
          { name: 'Amazon', value: 100 },
          { name: 'Kindle', value: -20.5 },
        ],
      },
      {
        name: 'Feb 2026',
        words: 'Rs. 0.00',
        parts: [
          { name: 'Amazon', value: 0 },
          { name: 'Kindle', value: 0 },
        ],
      },
    ],
  })
})

test('books are bars by the chosen figure, the most first', () => {
  const report: Report = {
    ...paged,
    columns: [
      { title: 'Book', kind: 'text' },
      { title: 'Copies', kind: 'count' },
      { title: 'Royalty', kind: 'money' },
    ],
    rows: [
      ['பனங்காட்டு நிலா', 2, 10],
      ['Godan', 7, 3],
    ],
  }
  expect(chartParts(report, asked('rows=book&figure=copies'))).toEqual({
    kind: 'bars',
    title: 'Copies',
    bars: [
      { name: 'Godan', value: 7, words: '7' },
      { name: 'பனங்காட்டு நிலா', value: 2, words: '2' },
    ],
  })
  expect(chartParts({ ...report, rows: report.rows.slice(1) }, asked('rows=book'))).toBe(null)
})
