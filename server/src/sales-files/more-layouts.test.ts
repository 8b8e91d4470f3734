import { expect, test } from 'vitest'
import { problemsOf, readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'
import { recogniseSalesFile } from './recognise.ts'

const april = { from: '2026-04-01', to: '2026-04-30' }

const plain = {
  'shopify-orders': sample.shopifyLayout,
  'woocommerce-orders': sample.woocommerceLayout,
}

test.each(Object.entries(plain))(
  '%s is one file as text, quoted or not, and as a workbook, whatever stands before it',
  async (layout, columns) => {
    const mixed = [['Remark', 'x'] as const, ...columns.toReversed()]
    const files = [
      sample.aSalesText(columns, [{}, {}]),
      sample.aSalesText(columns, [{}, {}], { quoted: true }),
      sample.aSalesText(columns, [{}, {}], { quoted: true, delimiter: '\t', encoding: 'utf-16le' }),
      sample.aSalesWorkbook(columns, [{}, {}], 'Sheet1'),
      sample.aSalesWorkbook(mixed, [{}, {}], 'அறிக்கை'),
    ]
    const hashes = await Promise.all(
      files.map(async (file) => {
        expect((await recogniseSalesFile(file)).sheets).toMatchObject([{ layout }])
        return (await readWhole(file, { period: april })).rows.map(({ hash }) => hash)
      }),
    )
    expect(new Set(hashes.map(String)).size).toBe(1)
    expect(hashes[0]).toHaveLength(2)
  },
)

test('Apple: the signs of a row are those of its kind', async () => {
  const wrong = sample.aSalesText(sample.appleLayout, [{ 'Sales or Return': 'R' }])
  expect(await problemsOf(wrong)).toMatchObject([{ code: 'sign_differs', row: 2, column: 'Sales or Return' }])
})

test('Kobo: a list price of another currency is left out', async () => {
  const foreign = { 'LP Currency': 'EUR', 'Foreign Exchange Rate to Payable Currency': 97.1 }
  const { rows } = await readWhole(sample.aSalesWorkbook(sample.koboLayout, [foreign], 'Details'))
  expect(rows).toMatchObject([
    { amount: null, listPrice: null, conversionRate: '97.1', currency: 'INR', proceeds: 35_414 },
  ])
})

test('Draft2Digital: rows that no shop has confirmed are counted as estimates', async () => {
  const { ebook } = sample.draft2digitalLayouts
  const { totals } = await readWhole(sample.aSalesText(ebook, [{}, { Verified: 'No' }]))
  expect(totals).toMatchObject({ estimatedRows: 1, period: april })
  expect(await problemsOf(sample.aSalesText(ebook, [{ Verified: 'perhaps' }]))).toMatchObject([
    { code: 'unknown_value', column: 'Verified' },
  ])
})

test("Google's summary is of the month above it, and its copies must agree", async () => {
  const above = [['Sales', 'April 2026']]
  const { rows } = await readWhole(sample.aSalesText(sample.googleSummaryLayout, [{}], { above }))
  expect(rows).toMatchObject([{ units: 4, period: april }])
  const wrong = sample.aSalesText(sample.googleSummaryLayout, [{ 'Net Units Sold': 5 }], { above })
  expect(await problemsOf(wrong)).toMatchObject([{ code: 'units_disagree', column: 'Net Units Sold' }])
})

test('Shopify: the items of an order, its state from the first of its rows', async () => {
  const second = { ...sample.furtherItem, 'Lineitem name': 'Another', 'Lineitem sku': '9788194012344' }
  const file = sample.aSalesText(sample.shopifyLayout, [
    { 'Lineitem discount': 98 },
    { ...second, 'Lineitem quantity': 1, 'Lineitem price': '250.00' },
    { Name: '#1002', 'Financial Status': 'pending' },
    { ...second, Name: '#1002' },
    { Name: '#1003', 'Financial Status': 'refunded', 'Refunded Amount': 798 },
    { Name: '#1004', 'Financial Status': 'partially_refunded', 'Refunded Amount': '100.00' },
    { Name: '#1005', 'Financial Status': 'partially_refunded', 'Refunded Amount': '100.00' },
    { ...second, Name: '#1005' },
  ])
  const { rows } = await readWhole(file)
  expect(rows.map((row) => [row.orderId, row.measure, row.units, row.amount, row.proceeds])).toEqual([
    ['#1001', 'copies', 2, 70_000, null],
    ['#1001', 'copies', 1, 25_000, null],
    ['#1002', 'orders', 2, 79_800, null],
    ['#1002', 'orders', 2, 79_800, null],
    ['#1003', 'copies', 2, 79_800, null],
    ['#1003', 'copies', -2, -79_800, null],
    ['#1004', 'copies', 2, 79_800, null],
    ['#1005', 'copies', 2, 79_800, null],
    ['#1005', 'copies', 2, 79_800, null],
    ['#1004', 'copies', -2, -10_000, null],
    ['#1005', 'copies', -4, -10_000, null],
  ])
  // Of one book it is known of which, of two it is not; of how many copies is not told in either case.
  const [one, two] = rows.slice(-2)
  expect([one?.refundOf, one?.isbn, two?.refundOf, two?.isbn, two?.title]).toEqual([
    2,
    rows[0]?.isbn,
    4,
    null,
    null,
  ])
  expect(rows[1]).toMatchObject({ isbn: '9788194012344', currency: 'INR', title: 'Another' })
})

test('Shopify: an order that is sent again after it was given back is its sale and one more row', async () => {
  const [sold, given] = [{}, { 'Financial Status': 'refunded' }].map((row) =>
    sample.aSalesText(sample.shopifyLayout, [row]),
  )
  const [before, after] = [await readWhole(sold ?? ''), await readWhole(given ?? '')]
  expect(after.rows[0]?.hash).toBe(before.rows[0]?.hash)
  expect(after.rows).toHaveLength(2)
})

test('WooCommerce: the books of an order by their titles, and its money where it is of one book', async () => {
  const file = sample.aSalesText(sample.woocommerceLayout, [
    {},
    {
      'Product(s)': '1× Salt, Sand, 2× Rain',
      'Items sold': 3,
      'N. Revenue (formatted)': '&#8377;900.00',
      'Net Sales': 900,
    },
    { Status: 'on-hold' },
    { Status: 'refunded', 'Items sold': -2, 'Net Sales': -798 },
  ])
  const { rows } = await readWhole(file)
  expect(rows.map((row) => [row.title, row.measure, row.units, row.amount])).toEqual([
    ['பொன்னியின் செல்வன்', 'copies', 2, 79_800],
    ['Salt, Sand', 'copies', 1, null],
    ['Rain', 'copies', 2, null],
    ['பொன்னியின் செல்வன்', 'orders', 2, 79_800],
    ['பொன்னியின் செல்வன்', 'copies', -2, -79_800],
  ])
  const untold = sample.aSalesText(sample.woocommerceLayout, [{ 'N. Revenue (formatted)': '$798.00' }])
  expect(await problemsOf(untold)).toMatchObject([{ code: 'unknown_currency', row: 2 }])
  const miscounted = sample.aSalesText(sample.woocommerceLayout, [{ 'Items sold': 3 }])
  expect(await problemsOf(miscounted)).toMatchObject([{ code: 'units_disagree', row: 2 }])
})

test('KDP without the type of sale: the number tells the e-book, the price what was given away', async () => {
  const columns = sample.kdpCombinedLayout.filter(([heading]) => heading !== 'Transaction Type')
  const gift = { 'Avg. Offer Price without tax': 0, Royalty: 0 }
  const file = sample.aSalesWorkbook(columns, [{}, gift, { 'ASIN/ISBN': '9788194012344' }], 'Combined Sales')
  const { rows } = await readWhole(file)
  expect(rows).toMatchObject([
    { format: 'ebook', units: 2, terms: '70%', estimate: true },
    { units: 0, freeUnits: 2 },
    { format: null, isbn: '9788194012344' },
  ])
  const oldest = sample.kdpFirstEbookLayout.filter(([heading]) => heading !== 'Transaction Type')
  const { rows: old } = await readWhole(sample.aSalesWorkbook(oldest, [{}], 'S'), { period: april })
  expect(old).toMatchObject([{ format: 'ebook', units: 2, terms: '70%', period: april }])
})

const quoted = {
  'kdp-print': sample.kdpPrintLayout,
  'flipkart-orders': sample.flipkartLayout,
}

test.each(Object.entries(quoted))(
  '%s with every cell quoted is the workbook saved as text',
  async (layout, columns) => {
    for (const delimiter of [',', ';', '\t'] as const) {
      const file = sample.aSalesText(columns, [{}, {}], { delimiter, quoted: true })
      expect((await recogniseSalesFile(file)).sheets).toMatchObject([{ layout }])
      const fromText = await readWhole(file)
      const fromWorkbook = await readWhole(sample.aSalesWorkbook(columns, [{}, {}], 'S'))
      expect(fromText.rows.map(({ hash }) => hash)).toEqual(fromWorkbook.rows.map(({ hash }) => hash))
    }
  },
)
