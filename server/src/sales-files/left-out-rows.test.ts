import { expect, test } from 'vitest'
import { aTextTable, type TextCell } from '../../test/a-text-table.ts'
import { aWorkbook } from '../../test/a-workbook.ts'
import { problemsOf, readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'

const apple = sample.tableOf(sample.appleLayout, [{}, {}]).map((row) => row.map(asText))
const kdp = sample.tableOf(sample.kdpCombinedLayout, [{}, { Title: 'Total Eclipse' }])

test('the totals that Apple writes below its rows are left out, and told', async () => {
  const below = [
    ['Total_Rows', '2'],
    ['Total_Amount', '277.20'],
    ['Total_Units', '4'],
  ]
  const { rows, totals } = await readWhole(aTextTable([...apple, ...below], { delimiter: '\t' }))
  expect(rows).toHaveLength(2)
  expect(totals.leftOut).toEqual({
    count: 3,
    named: [
      { kind: 'total', sheet: null, row: 4, text: 'Total_Rows | 2' },
      { kind: 'total', sheet: null, row: 5, text: 'Total_Amount | 277.20' },
      { kind: 'total', sheet: null, row: 6, text: 'Total_Units | 4' },
    ],
  })
})

test('totals in either language, a second header, notes and empty rows among the rows of a workbook', async () => {
  const [header = [], first = [], second = []] = kdp
  const total = header.map((heading) =>
    heading === 'Royalty' ? 399 : heading === 'Royalty Date' ? 'Grand Total:' : null,
  )
  const file = aWorkbook({
    S: [
      header,
      first,
      ['  '],
      header,
      second,
      total,
      ['மொத்தம்', null, null, 399],
      ['These figures may still change.'],
    ],
  })
  const { rows, totals } = await readWhole(file)
  expect(rows.map(({ title }) => title)).toEqual(['பொன்னியின் செல்வன்', 'Total Eclipse'])
  expect(totals.leftOut.named.map(({ kind, row }) => [kind, row])).toEqual([
    ['header', 4],
    ['total', 6],
    ['total', 7],
    ['note', 8],
  ])
})

test.each(['Total', 'மொத்தம்'])('a book that is called %s is a sale', async (title) => {
  const columns = sample.kdpCombinedLayout.filter(([heading]) => heading !== 'Royalty Date')
  const table = sample.tableOf([...columns, ['Royalty Date', '2026-04']], [{ Title: title }])
  const { rows, totals } = await readWhole(aWorkbook({ S: table }))
  expect([rows.length, totals.leftOut.count]).toEqual([1, 0])
})

test('a line of text may end where its last value is, or have empty cells behind it; not where a needed value is missing', async () => {
  const [header = [], first = []] = apple
  const short = first.slice(0, 18)
  const { rows } = await readWhole(aTextTable([header, short, [...first, '', '']], { delimiter: '\t' }))
  expect(rows).toHaveLength(2)
  expect(rows[0]?.hash).not.toBe(undefined)
  for (const cut of [first.slice(0, 8), ['03/29/2026']])
    await expect(readWhole(aTextTable([header, first, cut], { delimiter: '\t' }))).rejects.toMatchObject({
      problems: [{ code: 'ragged_line', row: 3 }],
    })
})

test('a file of nothing but totals has no rows', async () => {
  const [header = []] = apple
  expect(await problemsOf(aTextTable([header, ['Total_Rows', '0']], { delimiter: '\t' }))).toMatchObject([
    { code: 'empty' },
  ])
})

function asText(cell: unknown): TextCell {
  return typeof cell === 'number' ? cell : String(cell ?? '')
}
