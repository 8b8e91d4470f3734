import { createReceipt, listReceipts, reverseReceipt } from '@panai/contract/accounting/staff/receipts'
import { receivablesReport } from '@panai/contract/accounting/staff/reports'
import { createManualSale } from '@panai/contract/sales-import/staff/manual-sales'
import { getSaleLine, listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { getSalesImport, postSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { mapSalesFile, previewSalesFile } from '@panai/contract/sales-import/staff/sales-layouts'
import { listWaitingSales, matchSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aSalesText, shopifyLayout, woocommerceLayout } from '../../../../test/more-sales-layouts.ts'
import { panaiCsv, type Row } from '../../../../test/sales-files.ts'
import {
  aBookOfHalves,
  accountsFromNow,
  balanceOf,
  postImport,
  readImport,
  undoImport,
  untilImportIs,
  upload,
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

async function post(file: Uint8Array) {
  return postImport(clerk, await readImport(clerk, app, file))
}

async function rowsOf({ id }: { id: number }) {
  return (await clerk.calls(listSaleLines, { import_id: id })).data
}

const typed = (book: { id: number }, other: object = {}) => ({
  ...{ book_id: book.id, format: 'paperback', copies: 2, amount: 500, sold_on: '2026-01-14' },
  ...other,
})

test('what is paid in cash at a fair is owed by nobody, and its return is given back', async () => {
  const book = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const paid = { paid_on: '2026-01-14', payment_method: 'Cash' }
  const { data: sale } = await clerk.calls(createManualSale, typed(book, paid))
  expect(await accounts()).toEqual({ cash: 500 })
  expect(await balanceOf(app.db, book.author)).toBe(250)
  const { data: line } = await clerk.calls(getSaleLine, { id: sale.line_id })
  expect(line.payment).toEqual({ on: '2026-01-14', method: 'Cash' })
  expect(line.cells).toContainEqual({ heading: 'Paid by', value: 'Cash' })

  const back = { copies: -1, amount: -250, paid_on: '2026-01-15', payment_method: 'UPI' }
  await clerk.calls(createManualSale, typed(book, back))
  expect(await accounts()).toEqual({ cash: 250 })
  await undoImport(clerk, { id: sale.import_id })
  expect(await accounts()).toEqual({ cash: -250 })
})

test('a sale on credit is owed, and the report of receivables says so', async () => {
  const owed = async () => {
    const { data } = await clerk.calls(receivablesReport, {})
    return data.rows.find(([account]) => account === 'Direct order')?.at(-1)
  }
  const before = Number(await owed())
  await clerk.calls(createManualSale, typed(await aBookOfHalves(app.db)))
  expect(await owed()).toBe(before + 500)
})

test('a day or a way of payment alone, and a day to come, are refused', async () => {
  const book = await aBookOfHalves(app.db)
  for (const half of [{ paid_on: '2026-01-14' }, { payment_method: 'Cash' }]) {
    const { status, text } = await clerk.tries(createManualSale, typed(book, half))
    expect([status, text.includes(salesImportMessages.payment)]).toEqual([422, true])
  }
  const tomorrow = { paid_on: '2199-01-01', payment_method: 'UPI' }
  const { status, text } = await clerk.tries(createManualSale, typed(book, tomorrow))
  expect([status, text.includes(salesImportMessages.dayToCome)]).toEqual([422, true])
})

test('orders of Shopify are paid by what and when their file says, and so is what is given back', async () => {
  const book = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const order = (name: string, other: Row = {}) => ({
    ...{ Name: name, 'Lineitem sku': book.isbn, 'Lineitem price': 100, 'Lineitem quantity': 1 },
    ...other,
  })
  const withMethod = [...shopifyLayout, ['Payment Method', 'Razorpay']] as const
  const done = await post(
    aSalesText(withMethod, [
      order('#P1', { 'Created at': '2026-04-20 23:50:00 +0530' }),
      order('#P2', { 'Financial Status': 'refunded' }),
      order('#P3', { 'Financial Status': 'pending', 'Paid at': '' }),
    ]),
  )
  expect(await accounts()).toEqual({ cash: 100 })
  const said = (await rowsOf(done)).map(({ order_id, units, payment }) => [order_id, units, payment])
  expect(said).toEqual(
    expect.arrayContaining([
      ['#P1', 1, { on: '2026-04-21', method: 'Razorpay' }],
      ['#P2', 1, { on: '2026-04-21', method: 'Razorpay' }],
      ['#P2', -1, { on: null, method: null }],
      ['#P3', 1, null],
    ]),
  )
  const [group] = (await clerk.calls(getSalesImport, { id: done.id })).data.groups.filter(
    ({ state }) => state === 'posted',
  )
  expect(group).toMatchObject({ rupees: 100, received: 100 })
})

test('an order of WooCommerce that is sent before it is paid is owed until it is completed', async () => {
  const book = await aBookOfHalves(app.db)
  const title = `Paid on delivery ${book.id}`
  const order = (status: string): Row => ({
    ...{ 'Order #': `W-${book.id}`, Status: status, 'Product(s)': `1× ${title}`, 'Items sold': 1 },
    ...{ 'N. Revenue (formatted)': '₹90.00', 'Net Sales': 90 },
  })
  const accounts = await accountsFromNow(app.db)
  const sent = await readImport(clerk, app, aSalesText(woocommerceLayout, [order('processing')]))
  const { data: waiting } = await clerk.calls(listWaitingSales, { waits_for: 'book', per_page: 100 })
  const key = waiting.find((group) => group.title === title)?.id
  await clerk.calls(matchSales, { key, book_id: book.id, format: 'paperback' })
  await postImport(clerk, (await clerk.calls(getSalesImport, { id: sent.id })).data)
  expect(await accounts()).toEqual({ 'channel:direct': 90 })
  await post(aSalesText(woocommerceLayout, [order('completed')]))
  expect(await accounts()).toEqual({ cash: 90 })
  expect(await balanceOf(app.db, book.author)).toBe(45)
})

test('a row that comes again and says that it was paid moves what is owed to cash, and nobody earns more', async () => {
  const book = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const row = { isbn: book.isbn, channel: 'direct', order_id: `D-${book.id}`, amount: 300, proceeds: '' }
  const first = await post(panaiCsv([{ ...row, paid_on: '', payment_method: '' }]))
  expect(await accounts()).toEqual({ 'channel:direct': 300 })
  const earned = await balanceOf(app.db, book.author)
  const again = panaiCsv([{ ...row, paid_on: '2026-05-02', payment_method: 'UPI' }])
  const read = await readImport(clerk, app, again)
  expect(read.revisions?.named).toMatchObject([{ is_paid: true, was_paid: false }])
  const second = await postImport(clerk, read)
  expect(await accounts()).toEqual({ cash: 300 })
  expect(await balanceOf(app.db, book.author)).toBe(earned)
  await undoImport(clerk, second)
  expect(await accounts()).toEqual({})
  await postImport(clerk, (await clerk.calls(getSalesImport, { id: first.id })).data)
  expect(await accounts()).toEqual({ 'channel:direct': 300 })
})

const order = (book: { id: number; isbn: string }, other: Row = {}): Row => ({
  ...{ isbn: book.isbn, channel: 'direct', order_id: `D-${book.id}`, amount: 300, proceeds: '' },
  ...{ paid_on: '', payment_method: '' },
  ...other,
})
const byUpi = { paid_on: '2026-05-02', payment_method: 'UPI' }

async function enterMoney(other: object) {
  const money = { channel: 'direct', received_on: '2026-05-01', method: 'Cash', amount: 300 }
  return (await clerk.calls(createReceipt, { ...money, ...other })).data
}

test('money that was entered for a sale does not come again when its file says that it was paid', async () => {
  const book = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const first = await post(panaiCsv([order(book)]))
  const [line] = await rowsOf(first)
  const { id: receiptId } = await enterMoney({ line_id: line?.id, amount: 200 })
  expect(await accounts()).toEqual({ cash: 200, 'channel:direct': 100 })

  const read = await readImport(clerk, app, panaiCsv([order(book, byUpi)]))
  expect(read.revisions?.named).toMatchObject([{ is_paid: true, received_before: 200 }])
  expect(read.groups).toMatchObject([{ rupees: 300, received: 100, received_before: 200 }])
  expect(read.revisions?.may_have_come).toEqual([])
  const second = await postImport(clerk, read)
  expect(await accounts()).toEqual({ cash: 300 })
  // It counts towards what the file says, so it is no slip while that stands.
  const back = { id: receiptId, reason: 'Of another order' }
  const { status, text } = await clerk.tries(reverseReceipt, back)
  expect([status, text.includes(`See import No. ${second.id}.`)]).toEqual([409, true])

  await undoImport(clerk, second)
  expect(await accounts()).toEqual({ cash: 200, 'channel:direct': -200 })
  await postImport(clerk, (await clerk.calls(getSalesImport, { id: first.id })).data)
  expect(await accounts()).toEqual({ cash: 200, 'channel:direct': 100 })
  await clerk.calls(reverseReceipt, back)
  expect(await accounts()).toEqual({ 'channel:direct': 300 })
})

test('money goes with its sale into another file: of an undone one, and of one that says another sum', async () => {
  const book = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const first = await post(panaiCsv([order(book, { title: 'A' })]))
  await enterMoney({ line_id: (await rowsOf(first))[0]?.id, amount: 250 })
  const second = await post(panaiCsv([order(book, { amount: 330 })]))
  const [line] = await rowsOf(second)
  const tooMuch = {
    channel: 'direct',
    received_on: '2026-05-01',
    method: 'Cash',
    line_id: line?.id,
    amount: 80.01,
  }
  expect((await clerk.tries(createReceipt, tooMuch)).status).toBe(422)
  const { data: listed } = await clerk.calls(listReceipts, { line_id: line?.id })
  expect(listed.map(({ amount }) => amount)).toEqual([250])
  expect(await accounts()).toEqual({ cash: 250, 'channel:direct': 80 })

  await undoImport(clerk, second)
  await undoImport(clerk, first)
  expect(await accounts()).toEqual({ cash: 250, 'channel:direct': -250 })
  await post(panaiCsv([order(book, { amount: 240, ...byUpi })]))
  expect(await accounts()).toEqual({ cash: 250, 'channel:direct': -10 })
})

test('what is entered between looking and posting is shown again', async () => {
  const book = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const first = await post(panaiCsv([order(book)]))
  const read = await readImport(clerk, app, panaiCsv([order(book, byUpi)]))
  await enterMoney({ line_id: (await rowsOf(first))[0]?.id })
  await clerk.calls(postSalesImport, { id: read.id, version: read.version })
  const shown = await untilImportIs(clerk, read.id, 'ready')
  expect(shown).toMatchObject({ is_shown_again: true, revisions: { named: [{ received_before: 300 }] } })
  await postImport(clerk, shown)
  expect(await accounts()).toEqual({ cash: 300 })
})

test('that money was entered for the channel as a whole is said where rows are paid now', async () => {
  const book = await aBookOfHalves(app.db)
  await post(panaiCsv([order(book)]))
  const together = await enterMoney({})
  const read = await readImport(clerk, app, panaiCsv([order(book, byUpi)]))
  expect(read.revisions?.may_have_come).toEqual(['direct'])
  await clerk.calls(reverseReceipt, { id: together.id, reason: 'It was for this order' })
  const { data } = await clerk.calls(getSalesImport, { id: read.id })
  expect(data.revisions?.may_have_come).toEqual([])
})

test('our own table refuses a way of payment without a day', async () => {
  const book = await aBookOfHalves(app.db)
  const row = { isbn: book.isbn, channel: 'direct', amount: 300, paid_on: '', payment_method: 'Cash' }
  const { id } = await upload(clerk, app, panaiCsv([row]))
  const refused = await untilImportIs(clerk, id, 'refused')
  expect(refused.problems?.named).toMatchObject([{ code: 'payment_without_day', column: 'payment_method' }])
})

test('columns of a mapped table say what was paid; without a day of payment the way is asked for nowhere', async () => {
  const book = await aBookOfHalves(app.db)
  const table = (heading: string, cells: readonly string[]) =>
    Buffer.from(
      [`Bill No,Bill Date,ISBN,Copies,Amount,${heading}`]
        .concat(cells.map((cell, at) => `B${book.id}${at},2026-06-0${at + 1},${book.isbn},1,200,${cell}`))
        .join('\n'),
    )
  const accounts = await accountsFromNow(app.db)
  const waiting = await anUnmappedFile(
    clerk,
    app,
    table('Paid On,Payment Mode', ['2026-06-09,UPI', ',']),
    'fair.csv',
  )
  const { data: shown } = await clerk.calls(previewSalesFile, { id: waiting.id })
  expect(shown.guess).toMatchObject({ date: 1, paid_on: 5, payment_method: 6 })
  const asked = await asGuessed(clerk, waiting)
  const wrong = await clerk.tries(mapSalesFile, {
    ...asked,
    columns: { ...asked.columns, paid_on: undefined },
  })
  expect([wrong.status, wrong.text.includes(salesImportMessages.columnPaidOn)]).toEqual([422, true])
  await clerk.calls(mapSalesFile, asked)
  await postImport(clerk, await untilImportIs(clerk, waiting.id, 'ready'))
  expect(await accounts()).toEqual({ cash: 200, 'channel:direct': 200 })

  const unpaid = await anUnmappedFile(clerk, app, table('Payment Mode', ['COD']), 'cod.csv')
  const { data: other } = await clerk.calls(previewSalesFile, { id: unpaid.id })
  expect(other.guess).not.toHaveProperty('payment_method')

  const bare = Buffer.from(`Payment date,ISBN,Copies,Amount\n2026-06-01,${book.isbn},1,200`)
  const { id } = await anUnmappedFile(clerk, app, bare, 'settled.csv')
  const { data: settled } = await clerk.calls(previewSalesFile, { id })
  expect(settled.guess).toMatchObject({ date: 0 })
  expect(settled.columns.map((column) => column.looks_like_payment_day)).toEqual([true, false, false, false])
})
