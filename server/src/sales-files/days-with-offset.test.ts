import type { MappedLayout } from '@panai/contract/sales/sales-columns'
import { expect, test } from 'vitest'
import { problemsOf, readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'
import { readSalesFile } from './read-sales-file.ts'
import { recogniseSalesFile } from './recognise.ts'
import type { SalesRow } from './sales-row.ts'

/** Late on the last of March in Greenwich: in India it is April, and another year of the books. */
const late = '2026-03-31T18:30:00Z'
const lateInNumbers = '31/03/2026 18:30:00 +0000'

const files = {
  'shopify-orders': sample.aSalesText(sample.shopifyLayout, [{ 'Created at': '2026-03-31 18:30:00 +0000' }]),
  'woocommerce-orders': sample.aSalesText(sample.woocommerceLayout, [{ Date: '2026-03-31 14:30:00 -0400' }]),
  'panai-csv': sample.panaiCsv([{ sale_date: late }]),
  'kobo-sales': sample.aSalesWorkbook(sample.koboLayout, [{ Date: lateInNumbers }], 'Details'),
  'amazon-tax': sample.aSalesText(sample.amazonTaxLayout, [{ 'Invoice Date': '31-03-2026 18:30 UTC' }]),
  'flipkart-orders': sample.flipkartOrders([{ 'Payment Date': late }]),
  'flipkart-sales': sample.aSalesWorkbook(
    sample.flipkartSalesLayout,
    [{ 'Order Date': '2026-03-31 20:00:00.0 +00:00' }],
    'Sales Report',
  ),
  'google-earnings': sample.googleEarnings([{ 'Earnings Date': '2026-03-31 12:00:00 PDT' }]),
  'apple-financial': sample.aSalesText(
    sample.appleLayout,
    [{ 'Start Date': '03/31/2026 18:30:00 GMT', 'End Date': '03/31/2026 18:45:00 GMT' }],
    { delimiter: '\t' },
  ),
  'kdp-print': sample.kdpEstimator({ paperback: [{ 'Royalty Date': late }] }),
  'kdp-kenp': sample.kdpEstimator({ kenp: [{ Date: late }] }),
  'amazon-settlement': sample.amazonSettlement([
    { 'posted-date': '2026-03-31', 'posted-date-time': '2026-03-31 18:30:00 UTC' },
  ]),
}

test.each(Object.entries(files))('%s: with an offset a day is that of India', async (layout, file) => {
  expect((await recogniseSalesFile(file)).sheets).toMatchObject([{ layout }])
  const { rows } = await readWhole(file)
  expect(rows.map(({ period }) => period)).toEqual([{ from: '2026-04-01', to: '2026-04-01' }])
})

test("Google's day without an offset stays Google's", async () => {
  const { totals } = await readWhole(sample.googleEarnings([{ 'Earnings Date': '2026-03-31' }]))
  expect(totals.period).toEqual({ from: '2026-03-31', to: '2026-03-31' })
})

test('Amazon: without a time the bare date counts, and the parts of an order of one moment are one line', async () => {
  const untimed = sample.amazonSettlement([{ 'posted-date': '2026-03-31', 'posted-date-time': '' }])
  expect((await readWhole(untimed)).totals.period?.from).toBe('2026-03-31')
  const timed = sample
    .settlementOrder('403-9', 'PANAI-001')
    .map((row) => ({ ...row, 'posted-date': '31.03.2026', 'posted-date-time': '31.03.2026 19:05:00 UTC' }))
  const { rows } = await readWhole(sample.amazonSettlement(timed))
  expect(rows).toMatchObject([{ period: { from: '2026-04-01' }, units: 1, proceeds: 33_850 }])
})

test('a table whose columns somebody named is read in the same way', async () => {
  const mapped: MappedLayout = {
    id: 7,
    header: ['when', 'book', 'copies', 'money'],
    columns: { date: 0, title: 1, copies: 2, amount: 3 },
    channel: 'direct',
    account: null,
    currency: 'INR',
    format: 'paperback',
    dayOrder: 'day first',
    isInSmallest: false,
    statuses: [],
    isAmountByPrice: false,
    isBeforeTax: false,
  }
  const text = [
    'When,Book,Copies,Money',
    '31/03/2026 20:00 +0000,Mazhai,1,150',
    '31/03/2026 20:00,Mazhai,2,300',
    '1 Apr 2026 00:30 IST,Mazhai,3,450',
  ].join('\n')
  const rows: SalesRow[] = []
  await readSalesFile(
    await recogniseSalesFile(Buffer.from(text), [mapped]),
    (some) => void rows.push(...some),
  )
  const copies = new Map<string, number>()
  for (const { period, units } of rows) copies.set(period.from, (copies.get(period.from) ?? 0) + units)
  expect([...copies]).toEqual([
    ['2026-04-01', 4],
    ['2026-03-31', 2],
  ])
})

test('a zone that nobody knows is named with its row', async () => {
  const file = sample.aSalesText(sample.shopifyLayout, [{ 'Created at': '2026-03-31 18:30:00 CST' }])
  expect(await problemsOf(file)).toMatchObject([{ code: 'bad_date', row: 2, column: 'Created at' }])
})
