import { expect, test } from 'vitest'
import { aWorkbook } from '../../test/a-workbook.ts'
import { readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'
import { readSalesFile } from './read-sales-file.ts'
import { recogniseSalesFile } from './recognise.ts'

test('KDP: copies, returns, free copies and the royalty, as estimates', async () => {
  const { rows, totals } = await readWhole(
    sample.kdpEstimator({
      combined: [
        { Royalty: { number: '12.339999999999999' } },
        { 'Avg. Offer Price without tax': 0, 'Transaction Type': 'Free - Promotion', Royalty: 0 },
        { 'ASIN/ISBN': '8194012341', 'Transaction Type': 'Standard - Hardcover' },
      ],
    }),
  )
  expect(rows).toMatchObject([
    {
      units: 2,
      unitsSold: 3,
      unitsReturned: 1,
      proceeds: 1_234,
      amount: 29_900,
      format: 'ebook',
      estimate: true,
    },
    { units: 0, freeUnits: 2, proceeds: 0 },
    { isbn: '9788194012344', asin: '8194012341', format: 'hardback' },
  ])
  expect(totals).toMatchObject({
    rows: 3,
    units: 4,
    freeUnits: 2,
    estimatedRows: 3,
    money: [{ currency: 'INR', amount: 59_800, proceeds: 21_184 }],
    period: { from: '2026-04-01', to: '2026-04-30' },
  })
})

test("KDP's earlier months: the month above the header, pages with their money, notes below", async () => {
  const pages = {
    'Payout Plan': 'Kindle Unlimited',
    'Units Sold': 'N/A',
    'Units Refunded': 'N/A',
    'Net Units Sold or Combined KENP': 4100,
    'Avg. Offer Price without tax': 'N/A',
    Royalty: 0,
  }
  const { Royalty: _, ...newer } = pages
  const { rows, totals } = await readWhole(sample.kdpPriorMonths([{}, { ...newer, Earnings: 820.25 }]))
  expect(rows).toMatchObject([
    { measure: 'copies', units: 2, estimate: false, period: { from: '2026-04-01', to: '2026-04-30' } },
    { measure: 'pages', units: 0, pages: 4_100, proceeds: 82_025 },
  ])
  expect(totals).toMatchObject({ units: 2, pages: 4_100 })
})

test("KDP's oldest sheet of e-books", async () => {
  const file = aWorkbook({ Sheet1: [['April 2026'], ...sample.tableOf(sample.kdpFirstEbookLayout, [{}])] })
  const { rows } = await readWhole(file)
  expect(rows).toMatchObject([
    { asin: 'B0CXYZ1234', units: 2, proceeds: 19_950, estimate: false, period: { from: '2026-04-01' } },
  ])
})

test('a report without a month takes the one that is given, and no other does', async () => {
  const april = { from: '2026-04-01', to: '2026-04-30' }
  const march = { from: '2026-03-01', to: '2026-03-31' }
  const untold = await readWhole(sample.kdpPriorMonths([{}], { month: '' }), { period: march })
  expect(untold.totals.period).toEqual(march)
  const told = await readWhole(sample.kdpPriorMonths([{}]), { period: march })
  expect(told.totals.period).toEqual(april)
})

test('Ingram: the month alone, and returns as a line of their own', async () => {
  const { rows, totals } = await readWhole(
    sample.ingramCompensation([
      {},
      { MTD_net_quantity: 8, MTD_net_wholesale: 1436.4, MTD_net_pub_comp: 700 },
    ]),
  )
  expect(rows).toMatchObject([
    { units: 10, proceeds: 99_450, costs: 80_100, title: 'The 12" Ruler', isbn: '9788194012344' },
    { units: 10, proceeds: 99_450, rowNumber: 3 },
    { units: -2, unitsReturned: 2, amount: -35_910, proceeds: -29_450, rowNumber: 3 },
  ])
  expect(totals.period).toEqual({ from: '2026-05-01', to: '2026-05-31' })
})

test("Google: refunds are negative, and the payment is in the payment's currency", async () => {
  const { rows } = await readWhole(
    sample.googleEarnings([
      { Qty: -1, Type: 'Refund', 'Payment Amount': -118.05 },
      { 'List Price Currency': 'USD', 'Payment Amount': '1,234.565', 'Currency Conversion Rate': '83.21' },
    ]),
  )
  expect(rows).toMatchObject([
    { units: -1, unitsReturned: 1, proceeds: -11_805, isbn: '9788194012344', format: 'ebook' },
    { currency: 'INR', proceeds: 123_457, listPrice: null, amount: null, conversionRate: '83.21' },
  ])
})

test('Amazon: the rows of an order are one line, wherever they stand, and fees without a book are kept', async () => {
  const [price, commission, closing] = sample.settlementOrder('403-1', 'PANAI-001', 2)
  const fee = {
    sku: '',
    'order-id': '',
    'transaction-type': 'ServiceFee',
    'amount-type': 'ServiceFee',
    amount: '-10.00',
  }
  const refund = { 'transaction-type': 'Refund', 'order-id': '403-1', amount: '-399.00' }
  const rowsOfFile = [price, fee, commission, refund, closing].filter((row) => row !== undefined)
  const { rows, totals } = await readWhole(sample.amazonSettlement(rowsOfFile))
  expect(rows).toMatchObject([
    {
      sku: 'PANAI-001',
      orderId: '403-1',
      units: 2,
      amount: 79_800,
      costs: 6_050,
      proceeds: 73_750,
      rowNumber: 3,
    },
    { measure: 'charges', units: 0, proceeds: -1_000, rowNumber: 4 },
    { units: -1, unitsReturned: 1, proceeds: -39_900, rowNumber: 6 },
  ])
  expect(rows[0]?.furtherRows).toEqual([5, 7])
  expect(totals.money).toEqual([{ currency: 'INR', amount: 39_900, proceeds: 32_850 }])
})

test('Amazon: a refund without a number of copies is of as many as it has rows, until its order tells', async () => {
  const [price] = sample.settlementOrder('404-1', 'A', 2)
  const refund = { 'transaction-type': 'Refund', 'order-id': '404-1', sku: 'A', amount: '-40.00' }
  const counted = { ...refund, 'order-id': '404-2', 'quantity-purchased': 1 }
  const { rows } = await readWhole(sample.amazonSettlement([price ?? {}, refund, refund, counted]))
  expect(rows.map((row) => [row.units, row.refundOf, row.amount])).toEqual([
    [2, null, 79_800],
    [-2, 2, -8_000],
    [-1, null, -4_000],
  ])
})

test('Flipkart: names with line breaks, a row of formulas, refunds', async () => {
  const refunded = {
    'Sale Amount (Rs.)': 0,
    'Refund (Rs.)': -399,
    'Marketplace Fee (Rs.)': 0,
    'Taxes (Rs.)': 0,
    'Bank Settlement Value (Rs.)': -399,
  }
  const { rows } = await readWhole(sample.flipkartOrders([{}, refunded]))
  expect(rows).toMatchObject([
    { sku: 'PANAI-001', units: 1, amount: 39_900, costs: 7_000, proceeds: 32_900, rowNumber: 4 },
    { units: -1, unitsReturned: 1, refundOf: 1, proceeds: -39_900, rowNumber: 5 },
  ])
})

test.each([
  ['a small part of the price', -40, 2],
  ['the price of one', -399, 1],
  ['all of it', -798, 0],
])('Flipkart: in the row of its sale %s tells how many copies came back', async (_, refund, units) => {
  const row = { Quantity: 2, 'Sale Amount (Rs.)': 798, 'Refund (Rs.)': refund }
  const sums = { 'Marketplace Fee (Rs.)': 0, 'Taxes (Rs.)': 0, 'Bank Settlement Value (Rs.)': 798 + refund }
  const { rows } = await readWhole(sample.flipkartOrders([{ ...row, ...sums }]))
  expect(rows).toMatchObject([{ units, refundOf: null, amount: 79_800 + refund * 100 }])
})

test('our own table: equal lines are two sales, the same file again the same two', async () => {
  const file = sample.panaiCsv([{}, {}, { title: 'with, "quotes"\nand lines', units: -1, amount: '-399.00' }])
  const [first, again] = [await readWhole(file), await readWhole(file)]
  expect(new Set(first.rows.map(({ hash }) => hash)).size).toBe(3)
  expect(again.rows.map(({ hash }) => hash)).toEqual(first.rows.map(({ hash }) => hash))
  expect(first.rows[2]).toMatchObject({ title: 'with, "quotes" and lines', units: -1, proceeds: -39_900 })
})

test('reading can be ended, and says how far it is', async () => {
  const file = await recogniseSalesFile(sample.panaiCsv(Array.from({ length: 3_000 }, () => ({}))))
  const shares: number[] = []
  await readSalesFile(file, () => {}, { onProgress: (share) => shares.push(share) })
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  const reason = new Error('cancelled')
  await expect(readSalesFile(file, () => {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})
