import { createReceipt, listReceipts } from '@panai/contract/accounting/staff/receipts'
import { receivablesReport } from '@panai/contract/accounting/staff/reports'
import { getHistory } from '@panai/contract/console/staff/audit'
import { createManualSale } from '@panai/contract/sales-import/staff/manual-sales'
import { listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { listSaleMatches } from '@panai/contract/sales-import/staff/sale-matches'
import { salesAccountMessages } from '@panai/contract/sales-import/staff/sales-account-rules'
import {
  changeSalesAccount,
  createSalesAccount,
  getSalesAccount,
  listSalesAccounts,
  mergeSalesAccount,
  type SalesAccount,
  splitSalesAccount,
} from '@panai/contract/sales-import/staff/sales-accounts'
import { cancelSalesImport, getSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import {
  changeSalesLayout,
  listSalesLayouts,
  mapSalesFile,
} from '@panai/contract/sales-import/staff/sales-layouts'
import { listWaitingSales, matchSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
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

let made = 0
async function anAccount(other: object = {}): Promise<SalesAccount> {
  made += 1
  const given = { name: `புத்தகச் சோலை ${made}`, kind: 'shop', ...other }
  return (await clerk.calls(createSalesAccount, given)).data
}

const asItIs = async ({ id }: { id: number }) => (await clerk.calls(getSalesAccount, { id })).data
const ofAccount = ({ id }: { id: number }) => ({ sales_account_id: String(id) })

/** A row of our own table, sold by a shop. */
function sold(isbn: string, other: Row = {}): Row {
  return {
    sale_date: '2026-06-12',
    channel: 'trade',
    isbn,
    units: 2,
    amount: '300.00',
    list_price: '',
    ...other,
  }
}

async function postFile(rows: readonly Row[], fields: Record<string, string> = {}) {
  return postImport(clerk, await readImport(clerk, app, panaiCsv(rows), fields))
}

async function merge(from: SalesAccount, into: SalesAccount): Promise<SalesAccount> {
  const { version } = await asItIs(from)
  return (await clerk.calls(mergeSalesAccount, { id: from.id, version, into: into.id })).data
}

test('an account has a name, terms and a contact; every name that it had stays its own', async () => {
  const account = await anAccount({
    ...{ name: 'Higginbothams, Chennai', discount: 37.5, credit_days: 60 },
    ...{
      contact_name: 'திரு. ரவி',
      phone: '+91 44 2851 3519',
      email: 'orders@shop.example',
      note: 'Sale or return',
    },
  })
  expect(account).toMatchObject({ kind: 'shop', discount: 37.5, credit_days: 60, owes: 0, overdue: 0 })
  const { id, version } = account
  const renamed = { id, version, name: 'ஹிக்கின்பாதம்ஸ்', discount: null }
  const { data } = await clerk.calls(changeSalesAccount, renamed)
  expect(data).toMatchObject({
    ...{ name: 'ஹிக்கின்பாதம்ஸ்', discount: null, credit_days: 60, contact_name: 'திரு. ரவி' },
    other_names: ['Higginbothams, Chennai'],
  })
  expect((await clerk.tries(changeSalesAccount, renamed)).status).toBe(409)
  for (const [name, message] of [
    ['  higginbothams,  CHENNAI ', salesAccountMessages.nameTaken],
    ['Amazon', salesAccountMessages.nameOfChannel],
    ['அமேசான்', salesAccountMessages.nameOfChannel],
  ] as const) {
    const refused = await clerk.tries(createSalesAccount, { name, kind: 'shop' })
    expect([refused.status, refused.json()]).toMatchObject([422, { errors: { name: [message] } }])
  }
  const wrong = { name: '', kind: 'stall', discount: 100, credit_days: -1, phone: 'call me', email: 'nobody' }
  const refused = await clerk.tries(createSalesAccount, wrong)
  expect(Object.keys((refused.json() as { errors: object }).errors).toSorted()).toEqual(
    Object.keys(wrong).toSorted(),
  )
  const back = { id, version: data.version, name: 'Higginbothams, Chennai' }
  expect((await clerk.calls(changeSalesAccount, back)).data.other_names).toEqual(['ஹிக்கின்பாதம்ஸ்'])
  for (const q of ['chennai', 'ஹிக்கின்'])
    expect((await clerk.calls(listSalesAccounts, { q })).data.map((one) => one.id)).toEqual([id])
  const { data: history } = await clerk.calls(getHistory, {
    subject: 'sales_accounts',
    subject_id: String(id),
  })
  expect(history.length).toBe(3)
})

test('a fair is of direct sales, and can never be a shop', async () => {
  const { id, version } = await anAccount({ kind: 'fair', credit_days: 30 })
  const refused = await clerk.tries(changeSalesAccount, { id, version, kind: 'distributor' })
  expect(refused.json()).toMatchObject({ errors: { kind: [salesAccountMessages.otherChannel] } })
  const accounts = await accountsFromNow(app.db)
  const book = await aBookOfHalves(app.db)
  const sale = { book_id: book.id, format: 'paperback', copies: 1, amount: 200, sold_on: '2026-01-14' }
  await clerk.calls(createManualSale, { ...sale, sales_account_id: id })
  expect(await accounts()).toEqual({ [`sales_account:${id}`]: 200 })
  expect(await asItIs({ id })).toMatchObject({ owes: 200, overdue: 200 })
  const missing = await clerk.tries(createManualSale, { ...sale, sales_account_id: 999_999 })
  expect(missing.json()).toMatchObject({ errors: { sales_account_id: [salesAccountMessages.unknown] } })
})

test('two shops with the same order, book and day are two sales, each owed by its own', async () => {
  const [one, other] = [await anAccount(), await anAccount({ kind: 'distributor' })]
  const { isbn, author } = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const rows = [sold(isbn, { order_id: 'B-1', proceeds: '200.00' })]
  await postFile(rows, ofAccount(one))
  // Another file with the same rows; one more row makes it another file to the letter.
  const second = await postFile(
    [...rows, sold(isbn, { order_id: 'B-2', proceeds: '100.00' })],
    ofAccount(other),
  )
  expect([second.sales_account?.id, second.channel, rowsBy(second)]).toEqual([other.id, null, { posted: 2 }])
  expect(await accounts()).toEqual({ [`sales_account:${one.id}`]: 200, [`sales_account:${other.id}`]: 300 })
  expect(await balanceOf(app.db, author)).toBe(250)
  const again = await readImport(
    clerk,
    app,
    panaiCsv([...rows, sold(isbn, { order_id: 'B-3' })]),
    ofAccount(one),
  )
  expect(rowsBy(again)).toEqual({ duplicate: 1, new: 1 })
  expect([(await asItIs(one)).owes, (await asItIs(other)).owes]).toEqual([200, 300])
})

test('a row names its account in the channel, by any name that it had', async () => {
  const account = await anAccount({ name: 'Odyssey, Adyar' })
  await clerk.calls(changeSalesAccount, { id: account.id, version: account.version, name: 'ஒடிசி' })
  const { isbn } = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const { id } = await postFile([
    sold(isbn, { channel: 'odyssey,  ADYAR', amount: '100.00' }),
    sold(isbn, { channel: 'ஒடிசி', amount: '150.00' }),
    sold(isbn, { channel: 'direct', amount: '50.00' }),
  ])
  expect(await accounts()).toEqual({ [`sales_account:${account.id}`]: 250, 'channel:direct': 50 })
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: String(id) })
  expect(lines.map(({ channel, sales_account }) => [channel, sales_account?.name])).toEqual([
    ['trade', 'ஒடிசி'],
    ['trade', 'ஒடிசி'],
    ['direct', undefined],
  ])
  const unknown = await upload(clerk, app, panaiCsv([sold(isbn, { channel: 'Landmark' })]))
  const refused = await untilImportIs(clerk, unknown.id, 'refused')
  expect(refused.problems?.named).toMatchObject([{ code: 'unknown_channel', row: 2, found: 'Landmark' }])
})

test('a file of a channel is none of an account', async () => {
  const account = await anAccount()
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
  const table = panaiCsv([sold(anIsbn()), sold(anIsbn(), { channel: 'flipkart' })])
  const { id } = await upload(clerk, app, table, 'sales.csv', ofAccount(account))
  expect((await untilImportIs(clerk, id, 'refused')).problems?.named).toMatchObject([
    { code: 'not_of_account', row: 3, found: 'Flipkart' },
  ])
})

const shopHeader = 'Date,ISBN,Copies,MRP,Bill no'
const aShopTable = (...rows: string[]) => Buffer.from(`${shopHeader}\n${rows.join('\n')}\n`)

test('what a table does not say is owed is the price less the discount, and that is said', async () => {
  const [account, other] = [await anAccount({ discount: 35 }), await anAccount({ discount: 40 })]
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
    version: (await asItIs(account)).version,
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
  const [one, other] = [await anAccount(), await anAccount()]
  const [first, second] = [await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  const read = (account: SalesAccount, row: Row) =>
    readImport(clerk, app, panaiCsv([sold('', { sku: '101', ...row })]), ofAccount(account))
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
  const last = await anAccount()
  await merge(one, last)
  expect(await booksNow(last, '2026-07-03')).toEqual([first.id])
})

test('a return comes from what the same account has sold', async () => {
  const [one, other] = [await anAccount(), await anAccount()]
  const { isbn } = await aBookOfHalves(app.db)
  await postFile([sold(isbn, { order_id: 'B-1', amount: '300.00' })], ofAccount(one))
  const returned = { units: -1, amount: '-150.00', sale_date: '2026-07-01' }
  const back = await readImport(
    clerk,
    app,
    panaiCsv([sold(isbn, { ...returned, order_id: 'R-1' })]),
    ofAccount(other),
  )
  expect(back.without_sale?.count).toBe(1)
  const right = await readImport(
    clerk,
    app,
    panaiCsv([sold(isbn, { ...returned, order_id: 'R-2' })]),
    ofAccount(one),
  )
  expect(right.without_sale).toBeNull()
})

test('accounts are merged without touching what is booked, and what was booked is known there', async () => {
  const [wrong, right] = [await anAccount({ credit_days: 30 }), await anAccount({ credit_days: 30 })]
  const { isbn, id: book_id } = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const june = sold(isbn, { order_id: 'B-1', amount: '300.00' })
  const { id } = await postFile([june], ofAccount(wrong))
  await postFile([sold(isbn, { order_id: 'B-2', amount: '100.00' })], ofAccount(right))
  const open = await readImport(clerk, app, panaiCsv([sold(isbn, { order_id: 'B-9' })]), ofAccount(wrong))
  const tooEarly = await clerk.tries(mergeSalesAccount, {
    id: wrong.id,
    version: wrong.version,
    into: right.id,
  })
  expect([tooEarly.status, tooEarly.text.includes(salesAccountMessages.mergeOpen)]).toEqual([409, true])
  await postImport(clerk, open)

  const booked = await accounts()
  const merged = await merge(wrong, right)
  expect(merged.merged_into).toEqual({ id: right.id, name: right.name })
  expect(await accounts()).toEqual(booked)
  expect(await asItIs(right)).toMatchObject({ owes: 700, overdue: 0, merged: [{ id: wrong.id }] })
  const { data: report } = await clerk.calls(receivablesReport, {})
  const named = report.rows.filter(([name]) => name === wrong.name || name === right.name)
  expect(named.map((row) => [row[0], row.at(-1)])).toEqual([[right.name, 700]])

  // The same file, and the same sale corrected, come in the name of the one that is left.
  const same = await readImport(
    clerk,
    app,
    panaiCsv([june, sold(isbn, { order_id: 'B-3' })]),
    ofAccount(right),
  )
  expect(rowsBy(same)).toEqual({ duplicate: 1, new: 1 })
  const corrected = await postFile([{ ...june, amount: '330.00' }], ofAccount(right))
  expect(rowsBy(corrected)).toEqual({ posted: 1 })
  expect((await clerk.calls(getSalesImport, { id })).data.groups.map(({ state }) => state)).toEqual([
    'revised',
  ])
  expect((await asItIs(right)).owes).toBe(730)

  // What is received for a row that was booked before is for that row.
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: String(open.id) })
  const money = { received_on: '2026-07-01', method: 'Cheque', amount: 300 } as const
  const paid = { ...money, line_id: lines[0]?.id, sales_account_id: right.id }
  const { data: receipt } = await clerk.calls(createReceipt, paid)
  expect(receipt).toMatchObject({ channel: 'trade', sales_account: { id: wrong.id } })
  await clerk.calls(createReceipt, { ...money, amount: 30, sales_account_id: wrong.id })
  expect((await asItIs(right)).owes).toBe(400)
  const { data: receipts } = await clerk.calls(listReceipts, { sales_account_id: String(right.id) })
  expect(receipts.map(({ amount }) => amount)).toEqual([30, 300])
  for (const payer of [{}, { channel: 'trade', sales_account_id: right.id }])
    expect((await clerk.tries(createReceipt, { ...money, ...payer })).status).toBe(422)
  const other = await anAccount()
  expect((await clerk.tries(createReceipt, { ...paid, sales_account_id: other.id, amount: 1 })).status).toBe(
    422,
  )

  const sale = { book_id, format: 'paperback', copies: 1, amount: 70, sold_on: '2026-07-02' }
  await clerk.calls(createManualSale, { ...sale, sales_account_id: wrong.id })
  expect((await clerk.tries(createManualSale, { ...sale, sales_account_id: right.id })).status).toBe(409)
  const { version } = await asItIs(wrong)
  await clerk.calls(splitSalesAccount, { id: wrong.id, version })
  expect([(await asItIs(wrong)).owes, (await asItIs(right)).owes]).toEqual([0, 470])
})

test('what can be no merger is refused', async () => {
  const [one, other, fair] = [await anAccount(), await anAccount(), await anAccount({ kind: 'fair' })]
  const { id, version } = one
  for (const [into, message] of [
    [id, salesAccountMessages.mergeSelf],
    [fair.id, salesAccountMessages.mergeOther],
    [999_999, salesAccountMessages.mergeUnknown],
  ] as const) {
    const refused = await clerk.tries(mergeSalesAccount, { id, version, into })
    expect([refused.status, refused.json()]).toMatchObject([422, { errors: { into: [message] } }])
  }
  expect((await clerk.tries(splitSalesAccount, { id, version })).status).toBe(409)
  const last = await anAccount()
  await merge(one, other)
  await merge(other, last)
  expect((await asItIs(one)).merged_into?.id).toBe(last.id)
  // The name of the one that goes may be the better one; files that write it are read as before.
  const renamed = { id: last.id, version: (await asItIs(last)).version, name: other.name }
  expect((await clerk.calls(changeSalesAccount, renamed)).data.name).toBe(other.name)
  const { isbn } = await aBookOfHalves(app.db)
  const named = await readImport(clerk, app, panaiCsv([sold(isbn, { channel: other.name })]))
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: String(named.id) })
  expect(lines.map(({ sales_account }) => sales_account?.id)).toEqual([last.id])
  const changed = { id, version: (await asItIs(one)).version, name: 'Another name' }
  expect((await clerk.tries(changeSalesAccount, changed)).status).toBe(409)
})

test('what is undone is owed by nobody', async () => {
  const account = await anAccount()
  const { isbn } = await aBookOfHalves(app.db)
  const posted = await postFile([sold(isbn, { order_id: 'B-1' })], ofAccount(account))
  await undoImport(clerk, posted)
  expect((await asItIs(account)).owes).toBe(0)
})
