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

const ingram = sample.tableOf(sample.ingramLayout('MTD'), [{}, {}]).map((row) => row.map(asText))

/** A row of sums: what the heading has in each of the rows together, and nothing in the others. */
function sumsOf(table: readonly (readonly TextCell[])[], ...headings: string[]): TextCell[] {
  const [header = [], ...rows] = table
  return header.map((heading, at) =>
    headings.includes(String(heading)) ? String(rows.reduce((sum, row) => sum + Number(row[at]), 0)) : '',
  )
}

test('a line of totals that no word calls one is told by its sums', async () => {
  const total = sumsOf(ingram, 'MTD_Quantity', 'MTD_pub_comp')
  const { rows, totals } = await readWhole(aTextTable([...ingram, total], { delimiter: '\t' }))
  expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([2, 3])
  expect(totals.leftOut.named).toMatchObject([{ kind: 'total', row: 4 }])
})

test('sums of each part, and of all parts, are told; a row without a book and with other copies is refused', async () => {
  const [header = [], first = [], second = []] = ingram
  const sumOf = (...rows: TextCell[][]) => sumsOf([header, ...rows], 'MTD_Quantity')
  const parts = [
    header,
    first,
    sumOf(first),
    second,
    first,
    sumOf(second, first),
    sumOf(first, second, first),
  ]
  const { totals } = await readWhole(aTextTable(parts, { delimiter: '\t' }))
  expect(totals.leftOut.named.map(({ kind, row }) => [kind, row])).toEqual([
    ['total', 3],
    ['total', 6],
    ['total', 7],
  ])
  const other = header.map((heading) => (heading === 'MTD_Quantity' ? '9' : ''))
  const problems = await problemsOf(aTextTable([header, first, other, second], { delimiter: '\t' }))
  expect(problems.length).toBeGreaterThan(0)
  expect(new Set(problems.map(({ row }) => row))).toEqual(new Set([3]))
})

test.each([0, 18])(
  'a table below, whose headings are some of the first, is left out; with %i empty cells behind it',
  async (more) => {
    const foot = [
      ['Country Of Sale', 'Partner Share Currency', 'Quantity', 'Extended Partner Share'],
      ['IN', 'INR', '4', '277.20'],
      ['US', 'USD', '2', '6.98'],
    ].map((row) => [...row, ...Array.from({ length: more }, () => '')])
    const { rows, totals } = await readWhole(aTextTable([...apple, ...foot], { delimiter: '\t' }))
    expect(rows).toHaveLength(2)
    expect(totals.leftOut.named.map(({ kind, row, text }) => [kind, row, text])).toEqual([
      ['foot', 4, 'Country Of Sale | Partner Share Currency | Quantity | Extended Partner Share'],
      ['foot', 5, 'IN | INR | 4 | 277.20'],
      ['foot', 6, 'US | USD | 2 | 6.98'],
    ])
  },
)

test('sales go on below a header that stands there once more', async () => {
  const [header = [], ...rows] = apple
  const { rows: read, totals } = await readWhole(
    aTextTable([header, ...rows, ['Total_Rows', '2'], header, ...rows], { delimiter: '\t' }),
  )
  expect(read).toHaveLength(4)
  expect(totals.leftOut.named.map(({ kind }) => kind)).toEqual(['total', 'header'])
})

function asText(cell: unknown): TextCell {
  return typeof cell === 'number' ? cell : String(cell ?? '')
}
