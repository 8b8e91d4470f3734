import { listSaleLines } from '@panai/contract/staff/sale-lines'
import { salesImportMessages } from '@panai/contract/staff/sales-import-messages'
import { postSalesImport, type SalesImport, undoSalesImport } from '@panai/contract/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAgreement, anAuthor } from '../../../../test/builders.ts'
import { rowsLookedAt } from '../../../../test/rows-looked-at.ts'
import { panaiCsv, type Row } from '../../../../test/sales-files.ts'
import { anIsbn, postImport, readImport, untilImportIs } from '../../../../test/sales-imports.ts'
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

test('a return may stand above its sale in one file; a price that the file names goes before', async () => {
  const { row, unpaid } = await aRepricedBook()
  const both = await read(
    row(-1, '2026-02-20', { order_id: 'ONE-1' }),
    row(1, '2026-01-20', { order_id: 'ONE-1' }),
    row(-1, '2026-02-20', { list_price: 500 }),
  )
  expect(await royalties(both)).toEqual([-80, 80, -50])
  await postImport(clerk, both)
  expect(await unpaid()).toBe(-50)
})

test('no copy comes back twice: where no sale is left the clerk decides', async () => {
  const { row, unpaid } = await aRepricedBook()
  await postImport(clerk, await read(row(1, '2026-01-10'), row(1, '2026-02-10')))
  await postImport(clerk, await read(row(-1, '2026-02-15')))
  expect(await unpaid()).toBe(40)
  const back = await read(row(-1, '2026-02-16'), row(-1, '2026-02-17'))
  expect(await royalties(back)).toEqual([-40, -40])
  expect(back.without_sale).toMatchObject({ count: 1, named: [{ row: 3, copies: 1 }] })
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
