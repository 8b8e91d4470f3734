import type { MappedLayout } from '@panai/contract/sales/sales-columns'
import { expect, test } from 'vitest'
import { aWorkbook, type WorkbookCell } from '../../test/a-workbook.ts'
import * as sample from '../../test/sales-files.ts'
import { recogniseSalesFile } from './recognise.ts'

const ours = sample.tableOf(sample.panaiLayout, [{}])

/** What is told of a sheet that stands behind one that is read. */
async function toldOf(cells: WorkbookCell[][], mapped: readonly MappedLayout[] = []) {
  const { sheets } = await recogniseSalesFile(aWorkbook({ Chennai: ours, Madurai: cells }), mapped)
  return sheets[1]
}

test('of a sheet that is read nothing is told', async () => {
  expect((await recogniseSalesFile(aWorkbook({ Chennai: ours }))).sheets).toMatchObject([
    { leftOut: null, unread: null },
  ])
})

const noRows: [name: string, cells: WorkbookCell[][]][] = [
  ['an empty sheet', []],
  ['blank cells', [['', ' '], [' ']]],
  ['a note', [['Sales of the fair, 6 March 2026']]],
  ['notes in two cells', [['Prepared by', 'மலர்'], [], ['Period', 'March 2026']]],
  ['headings without rows', [['Day', 'ISBN-13', 'Copies', 'Rs.']]],
  ['numbers that stand alone', [['12'], ['13']]],
]

test.each(noRows)('%s has no rows that could be sales', async (_, cells) => {
  expect(await toldOf(cells)).toMatchObject({ leftOut: 'unknown', unread: { rows: 0, hasMore: false } })
})

const someRows: [name: string, cells: WorkbookCell[][], rows: number, first: string[]][] = [
  ['rows without a header', [['Mazhai', 5, 750]], 1, ['Mazhai', '5', '750']],
  [
    'a table below its title',
    [['மதுரை விற்பனை'], [], ['நூல்', 'பிரதிகள்'], ['மழை', '௫'], ['கடல்', '5 பிரதிகள்']],
    2,
    ['நூல்', 'பிரதிகள்'],
  ],
  [
    'amounts in words of money',
    [
      ['Book', 'Paid'],
      ['Mazhai', 'Rs. 750'],
      ['Kadal', '₹ 1,250.00'],
    ],
    2,
    ['Book', 'Paid'],
  ],
]

test.each(someRows)('%s may be sales', async (_, table, rows, cells) => {
  expect(await toldOf(table)).toMatchObject({ unread: { rows, hasMore: false, cells, lacks: [] } })
})

test.each([
  ['amount', 'amout'],
  ['units', 'copies'],
  ['sale_date', 'day'],
])('without the column %s a sheet is nearly our table, and the column is named', async (name, written) => {
  const layout = sample.panaiLayout.map(
    ([heading, cell]) => [heading === name ? written : heading, cell] as const,
  )
  const told = await toldOf([['Madurai', '6 March'], ...sample.tableOf(layout, [{}, {}])])
  expect(told?.unread).toMatchObject({ rows: 2, lacks: [name] })
  expect(told?.unread?.cells).toContain(written)
})

test("a tab of KDP's estimator without its days is named with what it lacks", async () => {
  const layout = sample.kdpKenpLayout.filter(([heading]) => heading !== 'Date')
  const file = sample.kdpEstimator({ ebook: [{}] }, { 'KENP Read': sample.tableOf(layout, [{}]) })
  expect((await recogniseSalesFile(file)).sheets[1]).toMatchObject({
    leftOut: 'unknown',
    unread: { rows: 1, lacks: ['date'] },
  })
})

test('a header that is nearly one which somebody has explained lacks what that has', async () => {
  const mapped: MappedLayout = {
    id: 7,
    header: ['bill on', 'book', 'copies', 'collected'],
    columns: { date: 0, title: 1, copies: 2, amount: 3 },
    channel: 'direct',
    account: null,
    currency: 'INR',
    format: null,
    dayOrder: null,
    isInSmallest: false,
    statuses: [],
    isAmountByPrice: false,
    isBeforeTax: false,
  }
  const file = aWorkbook({
    Chennai: [
      ['Bill on', 'Book', 'Copies', 'Collected'],
      ['2026-03-05', 'Mazhai', 2, 300],
    ],
    Madurai: [
      ['Bill date', 'Book', 'Copies', 'Collected'],
      ['2026-03-06', 'Mazhai', 5, 750],
    ],
    Trichy: [
      ['What', 'How many', 'Where'],
      ['Mazhai', 5, 'Trichy'],
    ],
  })
  const { sheets } = await recogniseSalesFile(file, [mapped])
  expect(sheets.map(({ layout, unread }) => [layout, unread?.rows, unread?.lacks])).toEqual([
    [7, undefined, undefined],
    [null, 1, ['bill on']],
    [null, 1, []],
  ])
})

test('of a sheet that repeats another the rows are counted', async () => {
  const file = sample.kdpEstimator({ combined: [{}], ebook: [{}, {}], hardcover: [] })
  const { sheets } = await recogniseSalesFile(file)
  expect(sheets.map(({ leftOut, unread }) => [leftOut, unread?.rows, unread?.lacks])).toEqual([
    [null, undefined, undefined],
    ['repeated', 2, []],
    ['repeated', 0, []],
  ])
})

test('a long sheet is counted up to a limit, and a cell of it is cut', async () => {
  const long = Array.from({ length: 12_000 }, (_, at) => [`Book ${at} ${'x'.repeat(200)}`, at])
  const told = await toldOf([['What', 'How many'], ...long])
  expect(told?.unread?.hasMore).toBe(true)
  expect(told?.unread?.rows).toBeGreaterThan(9_000)
  const wide = await toldOf([Array.from({ length: 40 }, (_, at) => `${at} ${'x'.repeat(200)}`)])
  expect(wide?.unread?.cells.map((cell) => cell.length)).toEqual(Array.from({ length: 30 }, () => 80))
})
