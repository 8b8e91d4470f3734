import { addBookPrice } from '@panai/contract/royalties/staff/terms'
import { getSaleLine, listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { getSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { mapSalesFile } from '@panai/contract/sales-import/staff/sales-layouts'
import {
  answerWaitingSales,
  askAgainOfSale,
  listWaitingSales,
  previewWaitingAnswer,
} from '@panai/contract/sales-import/staff/waiting-sales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAgreement, anAuthor } from '../../../../test/builders.ts'
import { kdpPriorMonths, kdpSold, panaiCsv } from '../../../../test/sales-files.ts'
import {
  aBookOfHalves,
  accountsFromNow,
  anIsbn,
  balanceOf,
  postImport,
  readImport,
  rowsBy,
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

/** Its royalty is a tenth of the printed price, which its formats have each their own. */
async function aBookOfTwoPrices() {
  const author = await anAuthor(app.db)
  const isbn = anIsbn()
  const book = await aBook(app.db, { isbn, author_id: author.id, formats: ['paperback', 'ebook'] })
  await anAgreement(app.db, book.id, [{ basis: 'mrp', rate_bp: 1_000 }])
  const ebook = { book_id: book.id, mrp: 99, format: 'ebook' as const, valid_from: '2020-01-01' }
  await clerk.calls(addBookPrice, ebook)
  return { id: book.id, isbn, author: author.id }
}

let files = 0

/** A shop's table that tells what its buyers paid, and not what it pays us. @returns its import, when it is read */
async function ofAShop(rows: readonly { isbn: string; copies: number; amount: number }[]) {
  files += 1
  const lines = rows.map(
    ({ isbn, copies, amount }, at) => `S${files}-${at},2026-06-0${at + 1},${isbn},${copies},${amount}`,
  )
  const table = Buffer.from([`Shop bill ${files},Bill Date,ISBN,Copies,Amount`, ...lines].join('\n'))
  const waiting = await anUnmappedFile(clerk, app, table, `shop ${files}.csv`)
  await clerk.calls(mapSalesFile, await asGuessed(clerk, waiting, { channel: 'flipkart' }))
  return untilImportIs(clerk, waiting.id, 'ready')
}

async function groupsOf({ id }: { id: number }) {
  return (await clerk.calls(listWaitingSales, { import_id: id })).data
}

async function again({ id }: { id: number }) {
  return (await clerk.calls(getSalesImport, { id })).data
}

test('a row of which the channel does not say what it pays is told so, shown with what it earns, and answered', async () => {
  const book = await aBookOfHalves(app.db)
  const read = await ofAShop([{ isbn: book.isbn, copies: 1, amount: 300 }])
  const [group] = await groupsOf(read)
  expect(group).toMatchObject({ waits_for: 'net', rows: 1, first_amount: 300, book_id: book.id })
  const said = { waits_for: 'net', key: group?.id, kind: 'net', amount: 210 }
  expect((await clerk.calls(previewWaitingAnswer, said)).data).toEqual({
    matched: 1,
    still_waiting: 0,
    royalty: 105,
  })
  expect(rowsBy(await again(read))).toEqual({ waiting: 1 })
  await clerk.calls(answerWaitingSales, { ...said, reason: 'Their letter of 3 June' })
  const { data: line } = await clerk.calls(getSaleLine, { id: group?.first_line_id })
  expect(line).toMatchObject({
    ...{ state: 'new', proceeds: 210 },
    answered: { kind: 'net', amount: 210, reason: 'Their letter of 3 June', by: 'Meena' },
  })
  const accounts = await accountsFromNow(app.db)
  await postImport(clerk, await again(read))
  expect(await accounts()).toEqual({ 'channel:flipkart': 210 })
  expect(await balanceOf(app.db, book.author)).toBe(105)
  const posted = await clerk.tries(askAgainOfSale, { id: line.id })
  expect([posted.status, posted.text.includes(salesImportMessages.notAnswered)]).toEqual([409, true])
})

test('of many rows a percentage of what was paid is said at once, and can be taken back row by row', async () => {
  const book = await aBookOfHalves(app.db)
  const read = await ofAShop([
    { isbn: book.isbn, copies: 1, amount: 300 },
    { isbn: book.isbn, copies: 3, amount: 900.5 },
  ])
  const [group] = await groupsOf(read)
  expect(group).toMatchObject({ waits_for: 'net', rows: 2 })
  const said = { waits_for: 'net', key: group?.id }
  const one = await clerk.tries(answerWaitingSales, { ...said, kind: 'net', amount: 5, reason: 'A guess' })
  expect(one.status).toBe(409)
  await clerk.calls(answerWaitingSales, { ...said, kind: 'net_percent', amount: 60, reason: 'Our contract' })
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: read.id })
  expect(lines.map(({ proceeds, state }) => [proceeds, state])).toEqual([
    [180, 'new'],
    [540.3, 'new'],
  ])
  await clerk.calls(askAgainOfSale, { id: lines[1]?.id })
  expect(rowsBy(await again(read))).toEqual({ new: 1, waiting: 1 })
  expect((await clerk.calls(getSaleLine, { id: lines[1]?.id })).data).toMatchObject({
    ...{ proceeds: null, answered: null, waits_for: 'net' },
  })
})

test('copies that go one way and money the other are asked about in words, and go the way that is said', async () => {
  const books = [await aBookOfHalves(app.db), await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  const rows = books.map(({ isbn }) => kdpSold(isbn, 2, { Earnings: -100 }))
  const read = await readImport(clerk, app, kdpPriorMonths(rows))
  const groups = await groupsOf(read)
  expect(groups.map(({ waits_for, rows }) => [waits_for, rows])).toEqual(Array(3).fill(['direction', 1]))
  const answer = async (at: number, kind: string) => {
    const group = groups.find(({ book_id }) => book_id === books[at]?.id)
    const said = { waits_for: 'direction', key: group?.id, kind }
    const { data } = await clerk.calls(previewWaitingAnswer, said)
    await clerk.calls(answerWaitingSales, { ...said, reason: 'Asked KDP' })
    return data.royalty
  }
  expect(await answer(0, 'sold')).toBe(50)
  await answer(2, 'written_off')
  const done = await postImport(clerk, await again(read))
  expect(await balanceOf(app.db, books[0]?.author ?? 0)).toBe(50)
  expect(rowsBy(done)).toMatchObject({ posted: 1, waiting: 1, not_ours: 1 })
  // What was written off is known when it comes again.
  const once = await readImport(clerk, app, kdpPriorMonths([...rows].reverse()))
  expect(rowsBy(once)).toMatchObject({ duplicate: 3 })
})

test('answers are of what the rows wait for, with an amount where it takes one', async () => {
  const book = await aBookOfHalves(app.db)
  const read = await ofAShop([{ isbn: book.isbn, copies: 1, amount: 300 }])
  const [group] = await groupsOf(read)
  const said = { waits_for: 'net', key: group?.id, reason: 'A guess' }
  const wrong = [
    { ...said, kind: 'sold' },
    { ...said, kind: 'net' },
    { ...said, kind: 'net', amount: 0 },
    { ...said, kind: 'net_percent', amount: 101 },
    { ...said, kind: 'net', amount: 5, reason: ' ' },
  ]
  for (const given of wrong) expect((await clerk.tries(answerWaitingSales, given)).status).toBe(422)
  expect((await clerk.tries(previewWaitingAnswer, { ...said, kind: 'net' })).status).toBe(422)
  await clerk.calls(answerWaitingSales, { ...said, kind: 'written_off' })
  expect(await groupsOf(read)).toEqual([])
  const gone = await clerk.tries(answerWaitingSales, { ...said, kind: 'written_off' })
  expect(gone.status).toBe(409)
})

test('the price of a copy is said for all rows of a book that wait for it', async () => {
  const book = await aBookOfTwoPrices()
  const row = { isbn: book.isbn, format: '', list_price: '', units: 1, amount: 150 }
  const rows = [
    { ...row, order_id: `A-${book.id}` },
    { ...row, order_id: `B-${book.id}`, units: 2, amount: 300 },
  ]
  const read = await readImport(clerk, app, panaiCsv(rows))
  const [group] = await groupsOf(read)
  expect(group).toMatchObject({ waits_for: 'price', rows: 2, first_amount: 150, first_copies: 1 })
  const said = { waits_for: 'price', key: group?.id, kind: 'price', amount: 200 }
  expect((await clerk.calls(previewWaitingAnswer, said)).data).toMatchObject({ matched: 2, royalty: 60 })
  await clerk.calls(answerWaitingSales, { ...said, reason: 'On its back' })
  await postImport(clerk, await again(read))
  expect(await balanceOf(app.db, book.author)).toBe(60)
})

test('the list of one import has what waits in it, with all rows alike', async () => {
  const [one, other] = [await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  const first = await ofAShop([{ isbn: one.isbn, copies: 1, amount: 300 }])
  const second = await ofAShop([
    { isbn: one.isbn, copies: 1, amount: 310 },
    { isbn: other.isbn, copies: 1, amount: 300 },
  ])
  expect((await groupsOf(first)).map(({ book_id, rows }) => [book_id, rows])).toEqual([[one.id, 2]])
  expect(await groupsOf(second)).toHaveLength(2)
})
