import { listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { getSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import {
  countRefund,
  listWaitingSales,
  previewRefund,
} from '@panai/contract/sales-import/staff/waiting-sales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAgreement, anAuthor } from '../../../../test/builders.ts'
import { aSalesText, shopifyLayout } from '../../../../test/more-sales-layouts.ts'
import { amazonSettlement, flipkartOrders, type Row } from '../../../../test/sales-files.ts'
import {
  anIsbn,
  balanceOf,
  owedFor,
  postImport,
  readImport,
  receivedFor,
  rowsBy,
  undoImport,
} from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'

let app: TestApplication
let clerk: StaffMember
let made = 0
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

/** A book of Rs. 250 of which the author has a tenth, by its price or of net income. */
async function aBookWithSku(basis: 'net' | 'mrp') {
  made += 1
  const [sku, isbn] = [`REFUND-${made}`, anIsbn()]
  const author = await anAuthor(app.db)
  const { id, title } = await aBook(app.db, { isbn, author_id: author.id, mrp_paise: 250_00 })
  await anAgreement(app.db, id, [{ basis, rate_bp: 1_000 }])
  await app.db.insertInto('book_identifiers').values({ book_id: id, kind: 'sku', value: sku }).execute()
  return { id, title, isbn, sku, order: `405-${made}`, balance: () => balanceOf(app.db, author.id) }
}

type Book = Awaited<ReturnType<typeof aBookWithSku>>

const read = (file: Uint8Array) => readImport(clerk, app, file)
const post = async (file: Uint8Array) => postImport(clerk, await read(file))
const again = async ({ id }: { id: number }) => (await clerk.calls(getSalesImport, { id })).data
const unitsOf = async ({ id }: { id: number }) =>
  (await clerk.calls(listSaleLines, { import_id: id })).data.map(({ units }) => units)

let settlements = 0
/** A settlement; each is another file. */
function settlement(...rows: Row[]): Uint8Array {
  settlements += 1
  const fee = { 'amount-type': 'other', 'amount-description': `Fee ${settlements}`, amount: -settlements }
  return amazonSettlement([...rows, { ...fee, sku: '', 'order-id': '', 'transaction-type': 'ServiceFee' }])
}

const sale = ({ sku, order }: Book, copies: number, amount = 250 * copies): Row => {
  return { 'order-id': order, sku, 'quantity-purchased': copies, amount: amount.toFixed(2) }
}
const refund = ({ sku, order }: Book, amount: number, day = '2026-05-02'): Row => {
  const dates = { 'posted-date': day, 'posted-date-time': `${day} 10:00:00 UTC` }
  return { 'transaction-type': 'Refund', 'order-id': order, sku, amount: (-amount).toFixed(2), ...dates }
}

test.each([
  ['two copies that are given back whole', 'mrp', 500, -2, 0],
  ['the price of one of two', 'mrp', 250, -1, 25],
  ['the price of one and a little more', 'mrp', 290, -1, 25],
  ['a little of the price', 'mrp', 40, 0, 50],
  ['a little of the price', 'net', 40, 0, 46],
  ['the price of one and a little more', 'net', 290, -1, 21],
  ['more than was paid', 'net', 640, -2, 0],
] as const)(
  'a refund in a later settlement takes back its part: %s, of %s',
  async (_, basis, given, units, left) => {
    const book = await aBookWithSku(basis)
    const sold = await post(settlement(sale(book, 2)))
    expect(await book.balance()).toBe(50)
    const back = await post(settlement(refund(book, given)))
    expect(await unitsOf(back)).toContain(units)
    expect(await book.balance()).toBe(left)
    expect(await owedFor(app.db, [sold, back])).toBe(500 - given)
    expect(await findLedgerDifferences(app.db)).toEqual([])
  },
)

test('several refunds of an order count together, in one settlement or in several, and undone they are sold again', async () => {
  const [one, other] = [await aBookWithSku('mrp'), await aBookWithSku('mrp')]
  await post(
    settlement(
      sale(one, 2),
      refund(one, 150),
      refund(one, 100, '2026-05-03'),
      refund(one, 250, '2026-05-04'),
    ),
  )
  expect(await one.balance()).toBe(0)
  await post(settlement(sale(other, 2)))
  await post(settlement(refund(other, 150)))
  expect(await other.balance()).toBe(50)
  const second = await post(settlement(refund(other, 100, '2026-05-03')))
  expect(await other.balance()).toBe(25)
  await post(settlement(refund(other, 250, '2026-05-04')))
  expect(await other.balance()).toBe(0)
  await undoImport(clerk, second)
  expect(await other.balance()).toBe(25)
})

test.each(['mrp', 'net'] as const)(
  'money that was given back of a revised sale is of as many copies as it pays for by it: of %s',
  async (basis) => {
    const book = await aBookWithSku(basis)
    await post(settlement(sale(book, 2)))
    const back = await post(settlement(refund(book, 250)))
    expect([await unitsOf(back), await book.balance()]).toEqual([[0, -1], 25])
    const revised = await read(settlement(sale(book, 2, 600)))
    expect(revised.revisions?.returns).toMatchObject({
      rows: 1,
      named: [{ import_id: back.id, copies: 0, copies_before: -1 }],
    })
    await postImport(clerk, revised)
    expect([await unitsOf(back), await book.balance()]).toEqual([[0, 0], basis === 'mrp' ? 50 : 35])
    expect(await owedFor(app.db, [back])).toBe(-250)
    expect(await findLedgerDifferences(app.db)).toEqual([])
    await undoImport(clerk, revised)
    expect([await unitsOf(back), await book.balance()]).toEqual([[0, -1], -25])
    expect(await findLedgerDifferences(app.db)).toEqual([])
  },
)

test('a refund that is undone and comes again in another file counts as it did, with those that came after it', async () => {
  const [one, other] = [await aBookWithSku('mrp'), await aBookWithSku('net')]
  for (const [book, sold, parts] of [
    [one, 500, [150, 100, 250]],
    [other, 100, [33.33, 33.33, 33.34]],
  ] as const) {
    await post(settlement(sale(book, 2, sold)))
    const back: { id: number }[] = []
    for (const [at, amount] of parts.entries())
      back.push(await post(settlement(refund(book, amount, `2026-05-0${at + 2}`))))
    expect(await book.balance()).toBe(0)
    const second = back[1] ?? { id: 0 }
    await undoImport(clerk, second)
    const again = await post(settlement(refund(book, parts[1], '2026-05-03')))
    expect(await book.balance()).toBe(0)
    expect(await owedFor(app.db, [...back.filter((one) => one !== second), again])).toBe(-sold)
  }
  expect(await findLedgerDifferences(app.db)).toEqual([])
})

test('what the channel keeps of a copy that came back is not taken from the author', async () => {
  const book = await aBookWithSku('net')
  const { sku, order } = book
  const commission = { 'order-id': order, sku, 'amount-type': 'ItemFees', 'amount-description': 'Commission' }
  await post(settlement(sale(book, 1), { ...commission, amount: '-37.50' }))
  expect(await book.balance()).toBe(21.25)
  const kept = { ...refund(book, 250), ...commission, amount: '27.50' }
  await post(settlement(refund(book, 250), kept))
  expect(await book.balance()).toBe(0)
})

test('a refund of an order that is in no file waits for the clerk, with the money of each answer; a sale that comes answers it', async () => {
  const [one, other] = [await aBookWithSku('mrp'), await aBookWithSku('net')]
  const back = await read(settlement(refund(one, 250), refund(other, 40)))
  expect(rowsBy(back)).toMatchObject({ waiting: 2 })
  const { data: groups } = await clerk.calls(listWaitingSales, { waits_for: 'copies' })
  const waiting = groups.find(({ order_id }) => order_id === one.order)
  expect(waiting).toMatchObject({ rows: 1, book_id: one.id, proceeds: -250, copies: -1 })
  const line_id = waiting?.first_line_id ?? 0
  const { data: readings } = await clerk.calls(previewRefund, { line_id })
  expect(readings.map(({ copies, royalty }) => [copies, royalty])).toEqual([
    [0, 0],
    [1, -25],
    [2, -50],
    [3, -75],
  ])
  const answered = await clerk.calls(countRefund, { line_id, book_id: one.id, copies: 0 })
  expect(answered.data).toEqual({ matched: 1, still_waiting: 0 })
  const twice = await clerk.tries(countRefund, { line_id, book_id: one.id, copies: 1 })
  expect([twice.status, twice.text]).toEqual([409, expect.stringContaining(salesImportMessages.settled)])

  await post(settlement(sale(other, 1)))
  const found = await again(back)
  expect(rowsBy(found)).toMatchObject({ new: 2 })
  await postImport(clerk, found)
  expect([await one.balance(), await other.balance()]).toEqual([0, 21])
  expect(await owedFor(app.db, [back])).toBe(-290)
})

test('Flipkart: a refund of an earlier sale goes by its part of what was paid', async () => {
  for (const [given, left] of [
    [40, 50],
    [500, 0],
  ] as const) {
    const book = await aBookWithSku('mrp')
    const item = { 'Order ID': `OD${made}`, 'Order item ID': `${made}`, 'Seller SKU': book.sku, Quantity: 2 }
    const none = { 'Marketplace Fee (Rs.)': 0, 'Taxes (Rs.)': 0 }
    const sold = { ...item, ...none, 'Sale Amount (Rs.)': 500, 'Bank Settlement Value (Rs.)': 500 }
    await post(flipkartOrders([sold]))
    const back = { ...item, ...none, 'Sale Amount (Rs.)': 0, 'Refund (Rs.)': -given }
    await post(
      flipkartOrders([{ ...back, 'Bank Settlement Value (Rs.)': -given, 'Payment Date': '2026-06-02' }]),
    )
    expect(await book.balance()).toBe(left)
  }
})

const ordered = (name: string, { isbn }: Book, given: number): Row => {
  const status = {
    'Financial Status': given === 0 ? 'paid' : 'partially_refunded',
    'Refunded Amount': given || '',
  }
  return { Name: name, ...status, 'Lineitem price': 250, 'Lineitem sku': isbn }
}

test('Shopify: a part refund of the only book of an order is of as many copies as it pays for, and all of it later of all', async () => {
  const book = await aBookWithSku('mrp')
  const name = `#${7_000 + made}`
  const sold = await post(aSalesText(shopifyLayout, [ordered(name, book, 250)]))
  expect([await book.balance(), await receivedFor(app.db, [sold])]).toEqual([25, 250])
  const whole = { ...ordered(name, book, 500), 'Financial Status': 'refunded' }
  const back = await post(aSalesText(shopifyLayout, [whole]))
  expect([await book.balance(), await receivedFor(app.db, [sold, back])]).toEqual([0, 0])
})

test('Shopify: a part refund of an order of several books asks of which it is', async () => {
  const [one, other] = [await aBookWithSku('mrp'), await aBookWithSku('mrp')]
  const name = `#${7_000 + made}`
  const further = { Name: name, 'Lineitem sku': other.isbn, 'Lineitem price': 250, 'Lineitem quantity': 1 }
  const blank = Object.fromEntries(shopifyLayout.map(([heading]) => [heading, '']))
  const file = aSalesText(shopifyLayout, [
    ordered(name, one, 250),
    { ...blank, ...further, 'Lineitem name': 'Another' },
  ])
  const sold = await read(file)
  expect(rowsBy(sold)).toMatchObject({ new: 2, waiting: 1 })
  const { data: groups } = await clerk.calls(listWaitingSales, { waits_for: 'copies' })
  const line_id = groups.find(({ order_id }) => order_id === name)?.first_line_id ?? 0
  const { data: readings } = await clerk.calls(previewRefund, { line_id })
  const shown = readings.map(({ book_id, copies, royalty }) => [book_id, copies, royalty])
  expect(shown.filter(([id]) => id === other.id)).toEqual([
    [other.id, 0, 0],
    [other.id, 1, -25],
  ])
  expect(shown.filter(([id]) => id === one.id)).toHaveLength(3)
  const wrong = await clerk.tries(countRefund, {
    line_id,
    book_id: (await aBookWithSku('mrp')).id,
    copies: 1,
  })
  expect(wrong.status).toBe(409)
  await clerk.calls(countRefund, { line_id, book_id: other.id, copies: 1 })
  await postImport(clerk, await again(sold))
  expect([await one.balance(), await other.balance(), await receivedFor(app.db, [sold])]).toEqual([
    50, 0, 500,
  ])
})
