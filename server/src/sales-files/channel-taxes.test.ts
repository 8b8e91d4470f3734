import type { MappedLayout, SalesColumn } from '@panai/contract/sales/sales-columns'
import { expect, test } from 'vitest'
import { problemsOf, readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'
import { headerKeys } from './mapped/header-keys.ts'
import { readSalesFile } from './read-sales-file.ts'
import { recogniseSalesFile } from './recognise.ts'
import type { SalesRow } from './sales-row.ts'

const figures = ({ amount, costs, proceeds, taxes }: SalesRow) => ({ amount, costs, proceeds, taxes })

test.each([
  [
    'deducted at source',
    [
      ['ItemTDS', 'TDS (Section 194-O)', '-0.50'],
      ['other', 'TDS - Section 194-O', '-0.25'],
      ['ItemTDS', 'Section 194O', '-0.05'],
    ],
    { tds: 80, tcs: 0, gst: 0 },
  ],
  [
    'collected at source',
    [
      ['ItemTCS', 'TCS-CGST', '-0.60'],
      ['ItemTCS', 'TCS-SGST', '-0.60'],
      ['ItemWithheldTax', 'TCS-IGST', '-0.05'],
    ],
    { tds: 0, tcs: 125, gst: 0 },
  ],
  [
    'added to fees, and of buyers',
    [
      ['ItemFees', 'Commission IGST', '-9.00'],
      ['ItemFees', 'Fixed closing fee CGST', '-0.90'],
      ['ItemPrice', 'Product Tax', '25.00'],
    ],
    { tds: 0, tcs: 0, gst: -1_510 },
  ],
  [
    'of buyers, which Amazon itself pays',
    [
      ['ItemPrice', 'Tax', '8.00'],
      ['ItemWithheldTax', 'MarketplaceFacilitatorTax-Principal', '-8.00'],
    ],
    null,
  ],
])('Amazon: tax %s is no part of net', async (_, parts, taxes) => {
  const row = { 'order-id': '403-9', sku: 'PANAI-001' }
  const file = sample.amazonSettlement([
    { ...row, amount: '500.00', 'quantity-purchased': 1 },
    { ...row, 'amount-type': 'ItemFees', 'amount-description': 'Commission', amount: '-50.00' },
    ...parts.map(([type, description, amount]) => ({
      ...row,
      'amount-type': type ?? '',
      'amount-description': description ?? '',
      amount: amount ?? '',
    })),
  ])
  const { rows } = await readWhole(file)
  expect(rows.map(figures)).toEqual([{ amount: 50_000, costs: 5_000, proceeds: 45_000, taxes }])
})

/** A settlement of Rs. 500 less a fee of Rs. 50, in columns E to G, and tax, from H on. */
function flipkart(columns: sample.SampleLayout, to: string, given: sample.Row): Uint8Array {
  const layout: sample.SampleLayout = [
    ['Payment Date', '2026-04-15'],
    ['Order ID', 'OD330000000000000001'],
    ['Order item ID', '33000000000000000101'],
    [`${value} = SUM(E:${to})`, 0],
    ['Sale Amount (Rs.)', 500],
    ['Refund (Rs.)', 0],
    ['Marketplace Fee (Rs.)', -50],
    ...columns,
    ['Seller SKU', 'PANAI-001'],
    ['Quantity', 1],
  ]
  const { [value]: settled = 0, ...others } = given
  return sample.aSalesWorkbook(layout, [{ ...others, [`${value} = SUM(E:${to})`]: settled }], 'Orders')
}
const value = 'Bank Settlement Value (Rs.)'

test.each([
  [
    'told together, and by kind beside',
    [
      ['Taxes (Rs.)', -12],
      ['TCS (Rs.)', -2.5],
      ['TDS (Rs.)', -0.5],
      ['GST on MP Fees (Rs.)', -9],
    ],
    'H',
    { [value]: 438 },
    { tds: 50, tcs: 250, gst: 900 },
  ],
  [
    'told together, and by kind without signs',
    [
      ['Taxes (Rs.)', -12],
      ['TCS (Rs.)', 2.5],
      ['TDS (Rs.)', 0.5],
    ],
    'H',
    { [value]: 438 },
    { tds: 50, tcs: 250, gst: 900 },
  ],
  [
    'added up kind by kind',
    [
      ['TCS (Rs.)', -2.5],
      ['TDS (Rs.)', -0.5],
    ],
    'I',
    { [value]: 447 },
    { tds: 50, tcs: 250, gst: 0 },
  ],
  [
    'of fees apart from the others',
    [
      ['Taxes (Rs.)', -9],
      ['TCS (Rs.)', -2.5],
      ['TDS (Rs.)', -0.5],
    ],
    'J',
    { [value]: 438 },
    { tds: 50, tcs: 250, gst: 900 },
  ],
] satisfies [string, [string, number][], string, sample.Row, unknown][])(
  'Flipkart: tax %s is no part of net',
  async (_, columns, sum, given, taxes) => {
    const { rows } = await readWhole(flipkart(columns, sum, given))
    expect(rows.map(figures)).toEqual([{ amount: 50_000, costs: 5_000, proceeds: 45_000, taxes }])
  },
)

test('Flipkart: what is kept comes back with the refund', async () => {
  const given = { 'Sale Amount (Rs.)': 0, 'Refund (Rs.)': -500, 'Marketplace Fee (Rs.)': 0, [value]: -497 }
  const { rows } = await readWhole(
    flipkart(
      [
        ['TCS (Rs.)', 2.5],
        ['TDS (Rs.)', 0.5],
      ],
      'I',
      given,
    ),
  )
  expect(rows.map(figures)).toEqual([
    { amount: -50_000, costs: 0, proceeds: -50_000, taxes: { tds: -50, tcs: -250, gst: 0 } },
  ])
})

test('Flipkart: tax that is not the sum of its kinds is refused', async () => {
  const columns = [
    ['Taxes (Rs.)', -12],
    ['TCS (Rs.)', -2.5],
    ['GST on MP Fees (Rs.)', -5],
  ] satisfies [string, number][]
  expect(await problemsOf(flipkart(columns, 'H', { [value]: 438 }))).toMatchObject([
    { code: 'total_disagrees', column: 'Taxes (Rs.)' },
  ])
})

test('our own table: tax stands beside what reaches us, and has its direction', async () => {
  const columns: sample.SampleLayout = [...sample.panaiLayout, ['tds', ''], ['tcs', ''], ['gst', '']]
  const file = (row: sample.Row) => sample.aSalesText(columns, [row])
  const { rows } = await readWhole(file({ amount: '399.00', costs: '39.00', tds: '0.40', gst: '-7.02' }))
  expect(rows.map(figures)).toEqual([
    { amount: 39_900, costs: 3_900, proceeds: 36_000, taxes: { tds: 40, tcs: 0, gst: -702 } },
  ])
  expect(await problemsOf(file({ units: -1, amount: '-399.00', tcs: '2.00' }))).toMatchObject([
    { code: 'sign_differs', column: 'tcs' },
  ])
})

test('a row without tax keeps its identity and its fingerprint; one with other tax is the same sale with other figures', async () => {
  const columns: sample.SampleLayout = [...sample.panaiLayout, ['tds', '']]
  const read = async (layout: sample.SampleLayout, row: sample.Row) =>
    (await readWhole(sample.aSalesText(layout, [{ order_id: 'O-1', ...row }]))).rows[0]
  const [plain, none, some] = [
    await read(sample.panaiLayout, {}),
    await read(columns, { tds: '0.00' }),
    await read(columns, { tds: '0.40' }),
  ]
  expect(none?.hash).toBe(plain?.hash)
  expect(some?.identity).toBe(plain?.identity)
  expect(some?.hash).not.toBe(plain?.hash)
})

const columns: Partial<Record<SalesColumn, number>> = { title: 0, copies: 1, amount: 2, proceeds: 3 }
const mapped: MappedLayout = {
  id: 7,
  header: [],
  columns: { ...columns, tds: 4, tcs: 5, tcs_cgst: 6, tcs_sgst: 7, gst_on_fees: 8, gst_of_buyers: 9 },
  statuses: [],
  channel: 'amazon',
  account: null,
  currency: 'INR',
  format: null,
  dayOrder: null,
  isInSmallest: false,
  isAmountByPrice: false,
  isBeforeTax: false,
}

test.each([
  ['is what is left after tax', false, 'A,1,500,440,-0.5,,-1.25,-1.25,9,2', 45_000],
  ['is what is left after tax, of a return', false, 'A,-1,-500,-440,0.5,,1.25,1.25,-9,-2', -45_000],
  ['has tax in it still', true, 'A,1,500,450,0.5,,1.25,1.25,9,2', 45_000],
])('a table that a clerk has mapped, in which what is paid to us %s', async (_, isBeforeTax, line, net) => {
  const header = [
    'Book',
    'Qty',
    'Sales',
    'Total',
    'TDS',
    'TCS-IGST',
    'TCS-CGST',
    'TCS-SGST',
    'GST on fees',
    'Sales tax',
  ]
  const file = Buffer.from(`Statement for April 2026\n${header.join(',')}\n${line}\n`)
  const rows: SalesRow[] = []
  const layout = { ...mapped, isBeforeTax, header: headerKeys(header) }
  await readSalesFile(await recogniseSalesFile(file, [layout]), (batch) => void rows.push(...batch))
  const sign = Math.sign(net)
  expect(rows.map(figures)).toEqual([
    {
      amount: sign * 50_000,
      costs: null,
      proceeds: net,
      taxes: { tds: sign * 50, tcs: sign * 250, gst: sign * 700 },
    },
  ])
})
