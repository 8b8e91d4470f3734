import { createCurrencyRate } from '@panai/contract/sales-import/staff/currency-rates'
import {
  changeSaleMatch,
  listSaleMatches,
  previewMatchChange,
} from '@panai/contract/sales-import/staff/sale-matches'
import { listStaffSales } from '@panai/contract/sales-import/staff/sales'
import { getSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { listSalesLayouts, mapSalesFile } from '@panai/contract/sales-import/staff/sales-layouts'
import { listWaitingSales, matchSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import {
  amazonSettlement,
  aSalesText,
  panaiLayout,
  type Row,
  type SampleLayout,
} from '../../../../test/sales-files.ts'
import {
  aBookOfHalves,
  accountsFromNow,
  balanceOf,
  postImport,
  readImport,
  undoImport,
  untilImportIs,
} from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { anUnmappedFile, asGuessed } from '../../../../test/unmapped-files.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(async () => {
  expect(await findLedgerDifferences(app.db)).toEqual([])
  await app.stop()
})

let orders = 0
async function aBookWithSku() {
  orders += 1
  const book = await aBookOfHalves(app.db)
  const sku = `TAXED-${orders}`
  await app.db.insertInto('book_identifiers').values({ book_id: book.id, kind: 'sku', value: sku }).execute()
  return { ...book, row: { 'order-id': `407-${orders}`, sku }, balance: () => balanceOf(app.db, book.author) }
}

const amounts = (
  row: Row,
  given: readonly (readonly [type: string, description: string, amount: number])[],
) =>
  given.map(([type, description, amount]) => ({
    ...row,
    'amount-type': type,
    'amount-description': description,
    amount: amount.toFixed(2),
    ...(description === 'Principal' && { 'quantity-purchased': 1 }),
  }))

test('tax that Amazon keeps lowers what it transfers and no royalty, and comes back with the refund', async () => {
  const { row, balance, author } = await aBookWithSku()
  const accounts = await accountsFromNow(app.db)
  const sale = amounts(row, [
    ['ItemPrice', 'Principal', 500],
    ['ItemFees', 'Commission', -50],
    ['ItemFees', 'Commission IGST', -9],
    ['ItemTDS', 'TDS (Section 194-O)', -0.5],
    ['ItemTCS', 'TCS-IGST', -2.5],
  ])
  const ready = await readImport(clerk, app, amazonSettlement(sale))
  expect(ready.groups).toMatchObject([
    { proceeds: 450, taxes: { tds: 0.5, tcs: 2.5, gst: 9 }, rupees: 438, state: 'new' },
  ])
  const sold = await postImport(clerk, ready)
  expect(await balance()).toBe(225)
  const kept = { tds_credit: 0.5, tcs_credit: 2.5, gst_credit: 9 }
  expect(await accounts()).toEqual({ 'channel:amazon': 438, ...kept })
  const { data } = await clerk.calls(listStaffSales, { author_id: String(author) })
  expect(data[0]?.working).toMatchObject({ base: 450, received: { paid: 500, tax: 12 } })

  const dates = { 'posted-date': '2026-05-02', 'posted-date-time': '2026-05-02 10:00:00 UTC' }
  const refund = amounts({ ...row, ...dates, 'transaction-type': 'Refund' }, [
    ['ItemPrice', 'Principal', -500],
    ['ItemFees', 'Refund commission', -10],
    ['ItemTDS', 'TDS (Section 194-O)', 0.5],
    ['ItemTCS', 'TCS-IGST', 2.5],
  ])
  const back = await postImport(clerk, await readImport(clerk, app, amazonSettlement(refund)))
  expect(await balance()).toBe(0)
  expect(await accounts()).toEqual({ 'channel:amazon': -69, gst_credit: 9 })
  await undoImport(clerk, back)
  await undoImport(clerk, sold)
  expect(await balance()).toBe(0)
  expect(await accounts()).toEqual({})
})

const taxed: SampleLayout = [...panaiLayout, ['tds', ''], ['tcs', ''], ['gst', '']]
const aFile = (...rows: Row[]) => aSalesText(taxed, rows)

test('a later file that tells the tax apart corrects the royalty, and not what is owed', async () => {
  const book = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const order = { order_id: 'TAX-1', isbn: book.isbn, units: 1, amount: '500.00' }
  const first = await postImport(clerk, await readImport(clerk, app, aFile({ ...order, proceeds: '445.00' })))
  expect(await balanceOf(app.db, book.author)).toBe(222.5)
  const told = await readImport(clerk, app, aFile({ ...order, proceeds: '450.00', tds: '5.00' }))
  expect(told.revisions?.named).toMatchObject([
    { proceeds_before: 445, proceeds: 450, taxes_before: null, taxes: { tds: 5, tcs: 0, gst: 0 } },
  ])
  const revised = await postImport(clerk, told)
  expect(await balanceOf(app.db, book.author)).toBe(225)
  expect(await accounts()).toEqual({ 'channel:direct': 445, tds_credit: 5 })
  await undoImport(clerk, revised)
  await undoImport(clerk, first)
  expect(await accounts()).toEqual({})
  expect(await balanceOf(app.db, book.author)).toBe(0)
})

test('rows that waited, and rows that move to another book, keep their tax, in rupees', async () => {
  const [book, other] = [await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  const accounts = await accountsFromNow(app.db)
  const title = `Taxed ${crypto.randomUUID()}`
  const row = { isbn: '', title, author: 'As written', currency: 'EUR', units: 1, amount: '10.00' }
  const { id } = await readImport(
    clerk,
    app,
    aFile({ ...row, order_id: 'TAX-2', proceeds: '8.00', tds: '0.80' }),
  )
  const { data: waiting } = await clerk.calls(listWaitingSales, { waits_for: 'book', per_page: 100 })
  const key = waiting.find((group) => group.title === title)?.id
  await clerk.calls(matchSales, { key, book_id: book.id, format: null })
  await clerk.calls(createCurrencyRate, { currency: 'EUR', valid_from: '2020-01-01', rupees: 90.125 })
  const { data: found } = await clerk.calls(getSalesImport, { id })
  expect(found.groups).toMatchObject([{ state: 'new', taxes: { tds: 0.8 }, rupees: 648.9 }])
  await postImport(clerk, found)
  expect(await accounts()).toEqual({ 'channel:direct': 648.9, tds_credit: 72.1 })
  expect(await balanceOf(app.db, book.author)).toBe(360.5)

  const { data: matches } = await clerk.calls(listSaleMatches, { q: title })
  const [match] = matches
  if (!match) throw new Error('nothing is remembered')
  const { data: seen } = await clerk.calls(previewMatchChange, { id: match.id, book_id: other.id })
  const change = { id: match.id, book_id: other.id, format: null, version: match.version }
  await clerk.calls(changeSaleMatch, { ...change, preview: seen.preview, reason: 'A slip' })
  expect(await accounts()).toEqual({ 'channel:direct': 648.9, tds_credit: 72.1 })
  expect(await balanceOf(app.db, other.author)).toBe(360.5)
})

test('a table with columns of tax is mapped once, by whether what is paid to us is before it', async () => {
  const book = await aBookOfHalves(app.db)
  const header = 'Sold on,ISBN,Qty,Net payable,TDS,TCS-CGST,TCS-SGST'
  const shop = (day: string) => Buffer.from(`${header}\r\n${day},${book.isbn},1,450,-0.50,-1.25,-1.25\r\n`)
  const file = await anUnmappedFile(clerk, app, shop('2026-08-21'))
  const asked = await asGuessed(clerk, file, { name: 'With tax', channel: 'amazon', before_tax: true })
  expect(asked.columns).toEqual({
    date: 0,
    isbn: 1,
    copies: 2,
    proceeds: 3,
    tds: 4,
    tcs_cgst: 5,
    tcs_sgst: 6,
  })
  await clerk.calls(mapSalesFile, asked)
  const before = await untilImportIs(clerk, file.id, 'ready')
  expect(before.groups).toMatchObject([{ proceeds: 450, taxes: { tds: 0.5, tcs: 2.5, gst: 0 }, rupees: 447 }])
  await postImport(clerk, before)
  expect(await balanceOf(app.db, book.author)).toBe(225)
  const { data: layouts } = await clerk.calls(listSalesLayouts, { per_page: '100' })
  expect(layouts.find(({ name }) => name === 'With tax')).toMatchObject({ before_tax: true })
  const next = await readImport(clerk, app, shop('2026-08-22'))
  expect(next.groups).toMatchObject([{ proceeds: 450, rupees: 447 }])
})
