import { listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { listSaleMatches } from '@panai/contract/sales-import/staff/sale-matches'
import { changeSalesAccount, type SalesAccount } from '@panai/contract/sales-import/staff/sales-accounts'
import { cancelSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import {
  changeSalesLayout,
  listSalesLayouts,
  mapSalesFile,
} from '@panai/contract/sales-import/staff/sales-layouts'
import { listWaitingSales, matchSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import {
  aSalesAccount,
  mergeAccounts,
  ofAccount,
  postTable,
  salesAccountNow,
  soldByShop,
} from '../../../../test/sales-accounts.ts'
import { amazonSettlement, panaiCsv, type Row, settlementOrder } from '../../../../test/sales-files.ts'
import {
  aBookOfHalves,
  accountsFromNow,
  anIsbn,
  balanceOf,
  postImport,
  readImport,
  rowsBy,
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

test('two shops with the same order, book and day are two sales, each owed by its own', async () => {
  const [one, other] = [await aSalesAccount(clerk), await aSalesAccount(clerk, { kind: 'distributor' })]
  const { isbn, author } = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const rows = [soldByShop(isbn, { order_id: 'B-1', proceeds: '200.00' })]
  await postTable(clerk, app, rows, ofAccount(one))
  // Another file with the same rows; one more row makes it another file to the letter.
  const second = await postTable(
    clerk,
    app,
    [...rows, soldByShop(isbn, { order_id: 'B-2', proceeds: '100.00' })],
    ofAccount(other),
  )
  expect([second.sales_account?.id, second.channel, rowsBy(second)]).toEqual([other.id, null, { posted: 2 }])
  expect(await accounts()).toEqual({ [`sales_account:${one.id}`]: 200, [`sales_account:${other.id}`]: 300 })
  expect(await balanceOf(app.db, author)).toBe(250)
  const again = await readImport(
    clerk,
    app,
    panaiCsv([...rows, soldByShop(isbn, { order_id: 'B-3' })]),
    ofAccount(one),
  )
  expect(rowsBy(again)).toEqual({ duplicate: 1, new: 1 })
  expect([(await salesAccountNow(clerk, one)).owes, (await salesAccountNow(clerk, other)).owes]).toEqual([
    200, 300,
  ])
})

test('a row names its account in the channel, by any name that it had', async () => {
  const account = await aSalesAccount(clerk, { name: 'Odyssey, Adyar' })
  await clerk.calls(changeSalesAccount, { id: account.id, version: account.version, name: 'ஒடிசி' })
  const { isbn } = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const { id } = await postTable(clerk, app, [
    soldByShop(isbn, { channel: 'odyssey,  ADYAR', amount: '100.00' }),
    soldByShop(isbn, { channel: 'ஒடிசி', amount: '150.00' }),
    soldByShop(isbn, { channel: 'direct', amount: '50.00' }),
  ])
  expect(await accounts()).toEqual({ [`sales_account:${account.id}`]: 250, 'channel:direct': 50 })
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: String(id) })
  expect(lines.map(({ channel, sales_account }) => [channel, sales_account?.name])).toEqual([
    ['trade', 'ஒடிசி'],
    ['trade', 'ஒடிசி'],
    ['direct', undefined],
  ])
  const unknown = await upload(clerk, app, panaiCsv([soldByShop(isbn, { channel: 'Landmark' })]))
  const refused = await untilImportIs(clerk, unknown.id, 'refused')
  expect(refused.problems?.named).toMatchObject([{ code: 'unknown_channel', row: 2, found: 'Landmark' }])
})

test('a file of a channel is none of an account', async () => {
  const account = await aSalesAccount(clerk)
  const settlement = await upload(
    clerk,
    app,
    amazonSettlement(settlementOrder('171-1', 'SKU-1')),
    'a.txt',
    ofAccount(account),
  )
  expect((await untilImportIs(clerk, settlement.id, 'refused')).problems?.named).toMatchObject([
    { code: 'not_of_account', found: 'Amazon' },
  ])
  const table = panaiCsv([soldByShop(anIsbn()), soldByShop(anIsbn(), { channel: 'flipkart' })])
  const { id } = await upload(clerk, app, table, 'sales.csv', ofAccount(account))
  expect((await untilImportIs(clerk, id, 'refused')).problems?.named).toMatchObject([
    { code: 'not_of_account', row: 3, found: 'Flipkart' },
  ])
})

const shopHeader = 'Date,ISBN,Copies,MRP,Bill no'
const aShopTable = (...rows: string[]) => Buffer.from(`${shopHeader}\n${rows.join('\n')}\n`)

test('what a table does not say is owed is the price less the discount, and that is said', async () => {
  const [account, other] = [
    await aSalesAccount(clerk, { discount: 35 }),
    await aSalesAccount(clerk, { discount: 40 }),
  ]
  const { isbn, author } = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const file = await anUnmappedFile(
    clerk,
    app,
    aShopTable(`2026-06-01,${isbn},3,249.50,7`, `2026-06-02,${isbn},-1,249.50,8`),
  )
  const given = await asGuessed(clerk, file, { sales_account_id: account.id, channel: 'trade' })
  await clerk.calls(mapSalesFile, given)
  const ready = await untilImportIs(clerk, file.id, 'ready')
  expect(ready).toMatchObject({ sales_account: { id: account.id }, channel: 'trade', discounted_rows: 2 })
  await postImport(clerk, ready)
  // 748.50 less 261.98, of one copy 249.50 less 87.33.
  expect(await accounts()).toEqual({ [`sales_account:${account.id}`]: 486.52 - 162.17 })
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: String(file.id) })
  expect(lines.map(({ proceeds, discount }) => [proceeds, discount])).toEqual([
    [486.52, 35],
    [-162.17, 35],
  ])
  expect(await balanceOf(app.db, author)).toBe(162.17)
  // The terms of later say nothing of what was there before: the rows are the same to the letter.
  await clerk.calls(changeSalesAccount, {
    id: account.id,
    version: (await salesAccountNow(clerk, account)).version,
    discount: 50,
  })
  const again = aShopTable(`2026-06-01,${isbn},3,249.50,7`, `2026-06-03,${isbn},1,100,9`)
  const later = await readImport(clerk, app, again)
  expect([rowsBy(later), later.sales_account?.id]).toEqual([{ duplicate: 1, new: 1 }, account.id])
  // Another shop has the same program; its file says whose it is.
  const ofOther = await readImport(clerk, app, aShopTable(`2026-06-01,${isbn},3,249.50,7`), ofAccount(other))
  expect([rowsBy(ofOther), ofOther.sales_account?.id]).toEqual([{ new: 1 }, other.id])

  const { data: layouts } = await clerk.calls(listSalesLayouts, { per_page: '100' })
  const layout = layouts.find(({ sales_account_id }) => sales_account_id === account.id)
  if (!layout) throw new Error('the layout is not there')
  expect(layout.sales_account_name).toBe(account.name)
  const changed = { id: layout.id, version: layout.version, sales_account_id: other.id }
  expect((await clerk.calls(changeSalesLayout, changed)).data.sales_account_id).toBe(other.id)
})

test('a number that a shop has for a book is its own', async () => {
  const [one, other] = [await aSalesAccount(clerk), await aSalesAccount(clerk)]
  const [first, second] = [await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  const read = (account: SalesAccount, row: Row) =>
    readImport(clerk, app, panaiCsv([soldByShop('', { sku: '101', ...row })]), ofAccount(account))
  const cancel = ({ id }: { id: number }) => clerk.calls(cancelSalesImport, { id })
  for (const [book, account] of [
    [first, one],
    [second, other],
  ] as const) {
    const found = await read(account, { title: `By ${account.id}` })
    const { data } = await clerk.calls(listWaitingSales, { waits_for: 'book', import_id: String(found.id) })
    await clerk.calls(matchSales, { key: data[0]?.id, book_id: book.id, format: null })
    await cancel(found)
  }
  const booksNow = async (account: SalesAccount, sale_date: string) => {
    const found = await read(account, { title: 'Later', sale_date })
    const { data } = await clerk.calls(listSaleLines, { import_id: String(found.id) })
    await cancel(found)
    return data.map(({ book_id }) => book_id)
  }
  expect(await booksNow(one, '2026-07-01')).toEqual([first.id])
  expect(await booksNow(other, '2026-07-02')).toEqual([second.id])
  const { data: remembered } = await clerk.calls(listSaleMatches, { q: '101' })
  expect(remembered.map(({ sales_account }) => sales_account?.id).toSorted()).toEqual([one.id, other.id])
  // What was said for the one that goes holds for the one that stays.
  const last = await aSalesAccount(clerk)
  await mergeAccounts(clerk, one, last)
  expect(await booksNow(last, '2026-07-03')).toEqual([first.id])
})

test('a return comes from what the same account has sold', async () => {
  const [one, other] = [await aSalesAccount(clerk), await aSalesAccount(clerk)]
  const { isbn } = await aBookOfHalves(app.db)
  await postTable(clerk, app, [soldByShop(isbn, { order_id: 'B-1', amount: '300.00' })], ofAccount(one))
  const returned = { units: -1, amount: '-150.00', sale_date: '2026-07-01' }
  const back = await readImport(
    clerk,
    app,
    panaiCsv([soldByShop(isbn, { ...returned, order_id: 'R-1' })]),
    ofAccount(other),
  )
  expect(back.without_sale?.count).toBe(1)
  const right = await readImport(
    clerk,
    app,
    panaiCsv([soldByShop(isbn, { ...returned, order_id: 'R-2' })]),
    ofAccount(one),
  )
  expect(right.without_sale).toBeNull()
})

test('what is undone is owed by nobody', async () => {
  const account = await aSalesAccount(clerk)
  const { isbn } = await aBookOfHalves(app.db)
  const posted = await postTable(clerk, app, [soldByShop(isbn, { order_id: 'B-1' })], ofAccount(account))
  await undoImport(clerk, posted)
  expect((await salesAccountNow(clerk, account)).owes).toBe(0)
})
