import { expect, test } from 'vitest'
import { aWorkbook } from '../../test/a-workbook.ts'
import { readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'
import { recogniseSalesFile } from './recognise.ts'

const isbn = '9788194012344'
const asin = 'B0PAPER001'

/** As KDP writes its tabs of printed books now: the ASIN beside the ISBN, or behind all else. */
function withAsin(layout: sample.SampleLayout, place: 'beside' | 'last'): sample.SampleLayout {
  const at = place === 'last' ? layout.length : layout.findIndex(([heading]) => heading === 'ISBN') + 1
  return [...layout.slice(0, at), ['ASIN', asin], ...layout.slice(at)]
}

/** A tab of prior months: the month above, and no day in a row. */
const firstPrint: sample.SampleLayout = sample.kdpFirstEbookLayout.map(([heading, cell]) =>
  heading === 'ASIN'
    ? ['ISBN', isbn]
    : heading === 'Avg. Delivery Cost'
      ? ['Avg. Manufacturing Cost', 80]
      : [heading, cell],
)
const inMonth = (layout: sample.SampleLayout, rows: sample.Row[]) => [
  ['Sales Period', 'April 2026'],
  ...sample.tableOf(layout, rows),
]

const paperback = { 'Transaction Type': 'Standard - Paperback' }
const hardcover = { 'Transaction Type': 'Standard - Hardcover' }
const expanded = { 'Transaction Type': 'Expanded Distribution Channels' }

test.each(['beside', 'last'] as const)('the tab with an ASIN %s is one of printed books', async (place) => {
  const layout = withAsin(sample.kdpPrintLayout, place)
  const rows = [paperback, hardcover, expanded, {}, { ISBN: '' }, { ISBN: 'N/A' }, { ISBN: '9.78819E+12' }]
  for (const file of [
    aWorkbook({ 'Paperback Royalty': sample.tableOf(layout, rows) }),
    sample.aSalesText(layout, rows),
  ]) {
    expect((await recogniseSalesFile(file)).sheets).toMatchObject([{ layout: 'kdp-print' }])
    const read = (await readWhole(file)).rows
    expect(read.map((row) => [row.isbn, row.asin, row.identifier, row.format])).toEqual([
      [isbn, asin, isbn, 'paperback'],
      [isbn, asin, isbn, 'hardback'],
      [isbn, asin, isbn, 'paperback'],
      [isbn, asin, isbn, 'paperback'],
      [null, asin, asin, 'paperback'],
      [null, asin, asin, 'paperback'],
      [null, asin, asin, 'paperback'],
    ])
  }
})

test('where the type says nothing, the tab does', async () => {
  const both = withAsin(sample.kdpPrintLayout, 'last')
  const formatIn = async (tab: string, layout: sample.SampleLayout) =>
    (await readWhole(sample.aSalesWorkbook(layout, [{}], tab))).rows[0]?.format
  expect(await formatIn('Hardcover Royalty', both)).toBe('hardback')
  expect(await formatIn('Paperback Royalty', both)).toBe('paperback')
  expect(await formatIn('Sheet1', both)).toBe('paperback')
  expect(await formatIn('eBook Royalty', both)).toBe('ebook')
  expect(await formatIn('eBook Royalty', sample.kdpEbookLayout)).toBe('ebook')
  expect(await formatIn('Paperback Royalty', sample.kdpEbookLayout)).toBe('paperback')
})

test('a sale is the same row in its tab, with an ASIN or without, and among all sales', async () => {
  const sales = [paperback, { ...hardcover, 'Units Refunded': 0, 'Net Units Sold': 3, Royalty: 59.25 }]
  const day = { 'Royalty Date': '2026-04-03' }
  for (const number of [isbn, '8194012341']) {
    const inTab = sales.map((sale) => ({ ...sale, ISBN: number }))
    const files = [
      sample.aSalesWorkbook(withAsin(sample.kdpPrintLayout, 'beside'), inTab, 'Paperback Royalty'),
      sample.kdpEstimator({ paperback: inTab }),
      sample.kdpEstimator({
        combined: sales.map((sale) => ({ Royalty: 39.5, ...sale, ...day, 'ASIN/ISBN': number })),
      }),
    ]
    const hashes = await Promise.all(
      files.map(async (file) => (await readWhole(file)).rows.map(({ hash }) => hash)),
    )
    expect(hashes[1]).toEqual(hashes[0])
    expect(hashes[2]).toEqual(hashes[0])
  }
})

test('two ASINs without an ISBN are two books', async () => {
  const layout = withAsin(sample.kdpPrintLayout, 'beside')
  const rows = [{ ISBN: '' }, { ISBN: '', ASIN: 'B0PAPER002' }]
  const [one, other] = (await readWhole(sample.aSalesText(layout, rows))).rows
  expect(one?.hash).not.toBe(other?.hash)
})

test('tabs of prior months without a sheet of all sales are read each by itself', async () => {
  const file = aWorkbook({
    'eBook Royalty': inMonth(sample.kdpFirstEbookLayout, [{}]),
    'Paperback Royalty': inMonth(withAsin(firstPrint, 'last'), [paperback, expanded, {}]),
    'Hardcover Royalty': inMonth(firstPrint, [{}]),
  })
  const { sheets, estimate } = await recogniseSalesFile(file)
  expect(estimate).toBe(false)
  expect(sheets.map(({ layout }) => layout)).toEqual([
    'kdp-first-ebook',
    'kdp-first-print',
    'kdp-first-print',
  ])
  const { rows, totals } = await readWhole(file)
  expect(rows.map((row) => [row.isbn, row.asin, row.format, row.costs])).toEqual([
    [null, 'B0CXYZ1234', 'ebook', 1_400],
    [isbn, asin, 'paperback', 16_000],
    [isbn, asin, 'paperback', 16_000],
    [isbn, asin, 'paperback', 16_000],
    [isbn, null, 'hardback', 16_000],
  ])
  expect(totals).toMatchObject({ units: 10, period: { from: '2026-04-01', to: '2026-04-30' } })
})

test('the tabs of prior months repeat the sheet of all its sales, row by row', async () => {
  const total = inMonth(sample.kdpPriorLayouts.newer, [
    { 'ASIN/ISBN': isbn, 'Payout Plan': 'Standard - Paperback' },
  ])
  const tab = inMonth(withAsin(firstPrint, 'beside'), [paperback])
  const { sheets } = await recogniseSalesFile(
    aWorkbook({ 'Total Earnings': total, 'Paperback Royalty': tab }),
  )
  expect(sheets.map(({ leftOut }) => leftOut)).toEqual([null, 'repeated'])
  const [inTotal, inTab] = [
    await readWhole(aWorkbook({ 'Total Earnings': total })),
    await readWhole(aWorkbook({ 'Paperback Royalty': tab })),
  ]
  expect(inTab.rows.map(({ hash }) => hash)).toEqual(inTotal.rows.map(({ hash }) => hash))
})
