import { createManualSale } from '@panai/contract/sales-import/staff/manual-sales'
import { getSaleLine, listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import {
  postSalesImport,
  type SalesImport,
  undoSalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAgreement, anAuthor } from '../../../../test/builders.ts'
import { rowsLookedAt } from '../../../../test/rows-looked-at.ts'
import { panaiCsv, type Row } from '../../../../test/sales-files.ts'
import {
  anIsbn,
  postImport,
  readImport,
  shareInHalves,
  undoImport,
  untilImportIs,
} from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'
import { findSales } from './find-sales.ts'

let app: TestApplication
let clerk: StaffMember
let sold = 0
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

/** An author has a tenth of the MRP: of 800 in January, of 400 from February on. */
async function aRepricedBook() {
  const isbn = anIsbn()
  const author = await anAuthor(app.db)
  const { id: book_id } = await aBook(app.db, { isbn, author_id: author.id, mrp_paise: 400_00 })
  await anAgreement(app.db, book_id, [{ basis: 'mrp', rate_bp: 1_000 }])
  await app.db
    .insertInto('book_prices')
    .values([
      { book_id, price_paise: 800_00, valid_from: '2000-01-01' },
      { book_id, price_paise: 400_00, valid_from: '2026-02-01' },
    ])
    .execute()
  const row = (units: number, sale_date: string, given: Row = {}): Row => {
    sold += 1
    return { isbn, order_id: `R-${sold}`, units, amount: 300 * units, list_price: '', sale_date, ...given }
  }
  const unpaid = async () => {
    const found = await app.db
      .selectFrom('author_totals')
      .select('unpaid_paise')
      .where('author_id', '=', author.id)
      .executeTakeFirst()
    return (found?.unpaid_paise ?? 0) / 100
  }
  return { row, unpaid }
}

const read = (...rows: Row[]) => readImport(clerk, app, panaiCsv(rows))
const royalties = async ({ id }: SalesImport) =>
  (await clerk.calls(listSaleLines, { import_id: id })).data
    .toSorted((one, other) => one.id - other.id)
    .map(({ earns }) => earns?.royalty)

test('a return without a price takes back what the sale of its order gave, in an earlier file too', async () => {
  const { row, unpaid } = await aRepricedBook()
  await postImport(clerk, await read(row(1, '2026-01-10'), row(2, '2026-02-10', { order_id: 'ORDER 7' })))
  expect(await unpaid()).toBe(160)
  const back = await read(row(-1, '2026-03-01', { order_id: ' order 7 ' }), row(-1, '2026-03-02'))
  // The second names no order that is known: the oldest sale is of January.
  expect(await royalties(back)).toEqual([-40, -80])
  await postImport(clerk, back)
  expect(await unpaid()).toBe(40)
  expect(await findLedgerDifferences(app.db)).toEqual([])
})

test('a return may stand above its sale in one file, and the price of its sale goes before one that it names', async () => {
  const { row, unpaid } = await aRepricedBook()
  const both = await read(
    row(-1, '2026-02-20', { order_id: 'ONE-1' }),
    row(1, '2026-01-20', { order_id: 'ONE-1' }),
    row(-1, '2026-02-20', { list_price: 500 }),
  )
  expect(await royalties(both)).toEqual([-80, 80, -50])
  await postImport(clerk, both, { by_own_day: true })
  expect(await unpaid()).toBe(-50)
})

test('no copy comes back twice: where no sale is left the clerk decides', async () => {
  const { row, unpaid } = await aRepricedBook()
  await postImport(clerk, await read(row(1, '2026-01-10'), row(1, '2026-02-10')))
  await postImport(clerk, await read(row(-1, '2026-02-15')))
  expect(await unpaid()).toBe(40)
  const back = await read(row(-1, '2026-02-16'), row(-1, '2026-02-17'))
  expect(await royalties(back)).toEqual([-40, -40])
  expect(back.without_sale).toMatchObject({ count: 1, named: [{ row: 3, copies: 1, royalty: -40 }] })
  const { id, version } = back
  const refused = await clerk.tries(postSalesImport, { id, version })
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining(salesImportMessages.lacksSale),
  ])
  await clerk.calls(postSalesImport, { id, version, by_own_day: true })
  await untilImportIs(clerk, id, 'posted')
  expect(await unpaid()).toBe(-40)
})

test('a sale that comes or goes between looking and posting is shown before anything is posted', async () => {
  const { row, unpaid } = await aRepricedBook()
  const back = await read(row(-1, '2026-02-15'))
  expect([back.without_sale?.count, await royalties(back)]).toEqual([1, [-40]])
  const sale = await postImport(clerk, await read(row(1, '2026-01-10')))
  await clerk.calls(postSalesImport, { id: back.id, version: back.version, by_own_day: true })
  const found = await untilImportIs(clerk, back.id, 'ready')
  expect([found.is_shown_again, found.without_sale, await royalties(found)]).toEqual([true, null, [-80]])
  expect(await unpaid()).toBe(80)

  await clerk.calls(undoSalesImport, { id: sale.id, version: sale.version, reason: 'Of another shop' })
  await untilImportIs(clerk, sale.id, 'undone')
  await clerk.calls(postSalesImport, { id: found.id, version: found.version })
  const lost = await untilImportIs(clerk, back.id, 'ready')
  expect([lost.is_shown_again, lost.without_sale?.count, await royalties(lost)]).toEqual([true, 1, [-40]])
  expect(await unpaid()).toBe(0)
})

test.each(['no order', 'an order'])(
  'what a bestseller has sold is not read for a return of %s',
  async (of) => {
    const { row } = await aRepricedBook()
    const many = Array.from({ length: 1_500 }, () => row(1, '2026-01-10'))
    await postImport(clerk, await read(...many))
    const orders = [700, 1_400].map((at) => (of === 'no order' ? '' : (many[at]?.order_id ?? null)))
    const back = await read(...orders.map((order_id) => row(-1, '2026-02-20', { order_id })))
    expect(await royalties(back)).toEqual([-80, -80])
    const { data } = await clerk.calls(listSaleLines, { import_id: back.id })
    const looked = await rowsLookedAt(app.db, ['sales', 'sale_lines'], (tx) =>
      findSales(
        tx,
        data.map(({ id }) => id),
      ),
    )
    expect(looked).toBeGreaterThan(0)
    expect(looked).toBeLessThan(100)
  },
)

/** An author, and what they have a share of from a day on: of net income, in ten-thousandths. */
async function aBookOfRates(rates: readonly (readonly [from: string, rate_bp: number])[]) {
  const isbn = anIsbn()
  const author = await anAuthor(app.db)
  const { id } = await aBook(app.db, { isbn, author_id: author.id })
  const agreement_id = await anAgreement(app.db, id, [])
  const addRule = (valid_from: string, rate_bp: number) =>
    app.db
      .insertInto('royalty_rules')
      .values({ agreement_id, book_id: id, basis: 'net', rate_bp, valid_from })
      .execute()
  for (const [from, rate] of rates) await addRule(from, rate)
  const row = (units: number, sale_date: string, given: Row = {}): Row => {
    sold += 1
    const amount = 500 * units
    return {
      isbn,
      order_id: `N-${sold}`,
      units,
      amount,
      proceeds: amount,
      list_price: '',
      sale_date,
      ...given,
    }
  }
  return { id, author: author.id, row, addRule }
}

async function unpaidOf(author: number): Promise<number> {
  const found = await app.db
    .selectFrom('author_totals')
    .select('unpaid_paise')
    .where('author_id', '=', author)
    .executeTakeFirst()
  return (found?.unpaid_paise ?? 0) / 100
}

test('of net income a return takes back by the rate of its sale, by order or else of the oldest', async () => {
  const { author, row } = await aBookOfRates([
    ['2020-01-01', 1_000],
    ['2026-03-01', 2_000],
  ])
  await postImport(clerk, await read(row(2, '2026-02-10', { order_id: 'NET-1' }), row(1, '2026-03-10')))
  expect(await unpaidOf(author)).toBe(200)
  const back = await read(
    row(-1, '2026-04-01', { order_id: 'NET-1' }),
    row(-1, '2026-04-02'),
    row(-1, '2026-04-03'),
  )
  expect(await royalties(back)).toEqual([-50, -50, -100])
  await postImport(clerk, back)
  expect(await unpaidOf(author)).toBe(0)
  expect(await findLedgerDifferences(app.db)).toEqual([])
})

test('who shares a book since its sale neither gives back nor loses by the return', async () => {
  const { id, author, row } = await aBookOfRates([['2020-01-01', 1_000]])
  await postImport(clerk, await read(row(2, '2026-02-10', { order_id: 'SHARED-1' })))
  const other = await anAuthor(app.db)
  await shareInHalves(app.db, id, [author, other.id])
  await postImport(clerk, await read(row(-2, '2026-08-01', { order_id: 'SHARED-1' })))
  expect([await unpaidOf(author), await unpaidOf(other.id)]).toEqual([0, 0])
})

test('a rate that is written down for the day of the sale after it was posted changes nothing of its return', async () => {
  const { author, row, addRule } = await aBookOfRates([['2020-01-01', 1_000]])
  await postImport(clerk, await read(row(1, '2026-02-10', { order_id: 'LATE-1' })))
  await addRule('2026-01-01', 3_000)
  await postImport(clerk, await read(row(-1, '2026-02-20', { order_id: 'LATE-1' })))
  expect(await unpaidOf(author)).toBe(0)
})

test('a return whose file names another price takes back that of its sale', async () => {
  const { row, unpaid } = await aRepricedBook()
  await postImport(clerk, await read(row(1, '2026-02-10', { order_id: 'PRICE-1', list_price: 200 })))
  expect(await unpaid()).toBe(20)
  await postImport(clerk, await read(row(-1, '2026-02-20', { order_id: 'PRICE-1', list_price: 300 })))
  expect(await unpaid()).toBe(0)
})

test('a return of more copies than one sale takes from the oldest until all are found', async () => {
  const { author, row } = await aBookOfRates([
    ['2020-01-01', 1_000],
    ['2026-03-01', 2_000],
  ])
  await postImport(clerk, await read(row(2, '2026-02-10'), row(1, '2026-03-10'), row(2, '2026-03-20')))
  expect(await unpaidOf(author)).toBe(400)
  const back = await read(row(-4, '2026-04-01', { proceeds: -1_999.99 }))
  const [line] = (await clerk.calls(listSaleLines, { import_id: back.id })).data
  expect(
    line?.earns?.parts.map(({ copies, percent, base, royalty }) => [copies, percent, base, royalty]),
  ).toEqual([
    [-2, 10, -999.99, -100],
    [-1, 20, -500, -100],
    [-1, 20, -500, -100],
  ])
  await postImport(clerk, back)
  expect(await unpaidOf(author)).toBe(100)
  const detail = await clerk.calls(getSaleLine, { id: line?.id ?? 0 })
  expect(detail.data.earns).toEqual(line?.earns)
  const { copies, sales, royalty_paise } = await app.db
    .selectFrom('sales_import_authors')
    .selectAll()
    .where('import_id', '=', back.id)
    .executeTakeFirstOrThrow()
  expect([sales, Number(copies), royalty_paise]).toEqual([3, -4, -300_00])
  expect(await findLedgerDifferences(app.db)).toEqual([])
  await undoImport(clerk, back)
  expect(await unpaidOf(author)).toBe(400)
})

test('of an order all its copies take back what it gave, whatever the channel takes off, and no copy of another', async () => {
  const { author, row } = await aBookOfRates([['2020-01-01', 1_000]])
  const order = { order_id: 'THREE' }
  await postImport(
    clerk,
    await read(row(3, '2026-02-10', { ...order, proceeds: 1_000 }), row(3, '2026-02-11')),
  )
  expect(await unpaidOf(author)).toBe(250)
  const back = await read(
    row(-1, '2026-04-01', { ...order, proceeds: -400 }),
    row(-2, '2026-04-02', { ...order, proceeds: -500 }),
  )
  expect(await royalties(back)).toEqual([-33.33, -66.67])
  await postImport(clerk, back)
  expect(await unpaidOf(author)).toBe(150)
  const again = await read(row(-1, '2026-04-03', order))
  expect(again.without_sale).toMatchObject({ count: 1 })
})

test('a return that is undone and comes again takes back what it did, and all together what the sale gave', async () => {
  const { author, row } = await aBookOfRates([['2020-01-01', 1_000]])
  const order = { order_id: 'AGAIN' }
  await postImport(clerk, await read(row(3, '2026-02-10', { ...order, proceeds: 100 })))
  const returned: SalesImport[] = []
  for (const day of ['2026-04-01', '2026-04-02', '2026-04-03'])
    returned.push(await postImport(clerk, await read(row(-1, day, order))))
  const [, second] = returned as [SalesImport, SalesImport, SalesImport]
  expect(await unpaidOf(author)).toBe(0)
  await undoImport(clerk, second)
  expect(await unpaidOf(author)).toBe(3.34)
  await postImport(clerk, await read(row(-1, '2026-04-02', { ...order, title: 'Spelt otherwise' })))
  expect(await unpaidOf(author)).toBe(0)
  expect(await findLedgerDifferences(app.db)).toEqual([])
})

test('what was given away comes back without a sale', async () => {
  const { row } = await aBookOfRates([['2020-01-01', 1_000]])
  const back = await read(row(-1, '2026-04-01', { amount: 0, proceeds: 0 }))
  expect([back.without_sale, await royalties(back)]).toEqual([null, [0]])
})

test('a return that is typed takes back what the sale of its order gave', async () => {
  const { id, author, row } = await aBookOfRates([
    ['2020-01-01', 1_000],
    ['2026-03-01', 2_000],
  ])
  await postImport(clerk, await read(row(1, '2026-02-10', { order_id: 'TYPED' })))
  const typed = {
    book_id: id,
    format: 'paperback' as const,
    amount: -500,
    buyer_name: null,
    sold_on: '2026-04-01',
  }
  await clerk.calls(createManualSale, { ...typed, copies: -1, order_id: 'TYPED' })
  expect(await unpaidOf(author)).toBe(0)
})
