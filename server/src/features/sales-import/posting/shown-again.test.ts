import { createCurrencyRate } from '@panai/contract/sales-import/staff/currency-rates'
import {
  getSalesImport,
  listImportAuthors,
  postSalesImport,
  type SalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import { listWaitingSales, matchSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAgreement, anAuthor } from '../../../../test/builders.ts'
import { panaiCsv, type Row } from '../../../../test/sales-files.ts'
import {
  anIsbn,
  owedFor,
  postImport,
  readImport,
  rowsBy,
  shareInHalves,
  untilImportIs,
} from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { until } from '../../../../test/until.ts'
import { todayInIndia } from '../../../db/today.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'

let app: TestApplication
let clerk: StaffMember
let sold = 0
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

/** Without a price of its own: the book's counts. */
function aRow(isbn: string, given: Row = {}): Row {
  sold += 1
  return { isbn, order_id: `S-${sold}`, units: 2, amount: 800, list_price: '', ...given }
}

async function aSoldBook() {
  const author = await anAuthor(app.db)
  const isbn = anIsbn()
  const book = await aBook(app.db, {
    author_id: author.id,
    isbn,
    mrp_paise: 800_00,
    pages: 100,
    trim_size: '5.5 X 8.5 in',
  })
  return { isbn, bookId: book.id, authorId: author.id }
}

test('nothing is posted but what was shown: with another price it is shown again', async () => {
  const { isbn, bookId, authorId } = await aSoldBook()
  const ready = await readImport(
    clerk,
    app,
    panaiCsv([aRow(isbn, { sale_date: await todayInIndia(app.db) })]),
  )
  const [shown] = await authorsOf(ready)
  await app.db.updateTable('books').set({ mrp_paise: 400_00 }).where('id', '=', bookId).execute()

  await clerk.calls(postSalesImport, { id: ready.id, version: ready.version })
  const again = await untilShownAgain(ready)
  expect(again.groups).toMatchObject([{ state: 'new', rows: 1 }])
  expect(await unpaidOf(authorId)).toBe(0)
  const [now] = await authorsOf(again)
  expect(now?.royalty).toBeCloseTo((shown?.royalty ?? 0) - 800, 2)
  // Somebody who looked at the earlier sums can't post the present ones.
  expect((await clerk.tries(postSalesImport, { id: ready.id, version: ready.version })).status).toBe(409)

  const posted = await postImport(clerk, again)
  expect(posted.is_shown_again).toBe(false)
  expect(await unpaidOf(authorId)).toBe(Math.round((now?.royalty ?? 0) * 100))
  expect(await authorsOf(posted)).toEqual([now])
  expect(await findLedgerDifferences(app.db)).toEqual([])
})

test('an author who has come to the book since is shown before anything is posted to either', async () => {
  const { isbn, bookId, authorId } = await aSoldBook()
  const other = await anAuthor(app.db)
  const ready = await readImport(clerk, app, panaiCsv([aRow(isbn), aRow(isbn, { units: -1, amount: -400 })]))
  await shareInHalves(app.db, bookId, [authorId, other.id])
  await clerk.calls(postSalesImport, { id: ready.id, version: ready.version })
  const again = await untilShownAgain(ready)
  const authors = await authorsOf(again)
  expect(authors.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([authorId, other.id])
  await postImport(clerk, again)
  for (const { id, royalty } of authors) expect(await unpaidOf(id)).toBe(Math.round(royalty * 100))
})

test('what is changed of another book is nothing to this file, and rows that another file posted are shown to be left out', async () => {
  const [one, other] = [await aSoldBook(), await aSoldBook()]
  const row = aRow(one.isbn)
  const first = await readImport(clerk, app, panaiCsv([row]))
  const second = await readImport(clerk, app, panaiCsv([row, aRow(one.isbn)]))
  await app.db.updateTable('books').set({ mrp_paise: 1_00 }).where('id', '=', other.bookId).execute()
  await postImport(clerk, first)
  const earned = await unpaidOf(one.authorId)
  await clerk.calls(postSalesImport, { id: second.id, version: second.version })
  const again = await untilShownAgain(second)
  expect(rowsBy(again)).toEqual({ new: 1, duplicate: 1 })
  expect((await authorsOf(again))[0]?.royalty).toBe(earned / 100)
  const posted = await postImport(clerk, again)
  expect(await unpaidOf(one.authorId)).toBe(earned * 2)
  expect((await authorsOf(posted))[0]?.royalty).toBe(earned / 100)
})

test('of the same sum for each author in other rows each row is shown again', async () => {
  const author = await anAuthor(app.db)
  const books = await Promise.all(
    [400_00, 800_00].map(async (mrp_paise) => {
      const isbn = anIsbn()
      const { id } = await aBook(app.db, { author_id: author.id, isbn, mrp_paise })
      await anAgreement(app.db, id, [{ basis: 'mrp', rate_bp: 1_000 }])
      return { id, isbn }
    }),
  )
  const today = { sale_date: await todayInIndia(app.db) }
  const ready = await readImport(clerk, app, panaiCsv(books.map(({ isbn }) => aRow(isbn, today))))
  const prices = [800_00, 400_00]
  for (const [at, { id }] of books.entries())
    await app.db.updateTable('books').set({ mrp_paise: prices[at] }).where('id', '=', id).execute()
  await clerk.calls(postSalesImport, { id: ready.id, version: ready.version })
  const again = await untilShownAgain(ready)
  expect(await unpaidOf(author.id)).toBe(0)
  await postImport(clerk, again)
  expect(await unpaidOf(author.id)).toBe(240_00)
})

test('a row by which its author earns nothing is shown again when it has no terms any more', async () => {
  const { isbn, bookId, authorId } = await aSoldBook()
  const agreement = await anAgreement(app.db, bookId, [{ basis: 'net', rate_bp: 5_000 }])
  const rows = [
    aRow(isbn, { amount: 1_000, royalty: '0.00', sale_date: '2026-04-05' }),
    aRow(isbn, { amount: 1_000, royalty: '0.00', sale_date: '2026-05-05' }),
  ]
  const ready = await readImport(clerk, app, panaiCsv(rows))
  expect(ready.groups).toMatchObject([{ state: 'new', rows: 2, rupees: 2_000 }])
  await app.db.updateTable('agreements').set({ valid_to: '2026-04-30' }).where('id', '=', agreement).execute()
  await clerk.calls(postSalesImport, { id: ready.id, version: ready.version })
  const again = await untilShownAgain(ready)
  expect(again.groups).toMatchObject([
    { state: 'new', rows: 1, rupees: 1_000 },
    { state: 'waiting', waits_for: 'terms', rows: 1 },
  ])
  const posted = await postImport(clerk, again)
  expect(await owedFor(app.db, [posted])).toBe(1_000)
  expect(await unpaidOf(authorId)).toBe(0)
})

test('a further part at a new rate of exchange is shown again, though no royalty has changed', async () => {
  const { isbn, bookId } = await aSoldBook()
  await anAgreement(app.db, bookId, [{ basis: 'mrp', rate_bp: 1_000 }])
  const rate = { currency: 'SGD', rupees: 84.5 } as const
  await clerk.calls(createCurrencyRate, { ...rate, valid_from: '2026-04-01' })
  const title = `Later ${crypto.randomUUID()}`
  const row = { currency: 'SGD', units: 1, amount: '100.00', proceeds: '100.00' }
  const waiting = aRow('', { ...row, title, author: 'As written', sale_date: '2026-04-20' })
  const first = await postImport(
    clerk,
    await readImport(clerk, app, panaiCsv([aRow(isbn, { ...row, royalty: '1.00' }), waiting])),
  )
  const { data: groups } = await clerk.calls(listWaitingSales, { waits_for: 'book', per_page: 100 })
  const key = groups.find((group) => group.title === title)?.id
  await clerk.calls(matchSales, { key, book_id: bookId, format: null })
  const { data: shown } = await clerk.calls(getSalesImport, { id: first.id })
  expect(shown.groups).toMatchObject([
    { state: 'new', rupees: 8_450, rates: ['84.50'] },
    { state: 'posted', rupees: 8_450 },
  ])
  await clerk.calls(createCurrencyRate, { ...rate, valid_from: '2026-04-15', rupees: 90 })
  await clerk.calls(postSalesImport, { id: shown.id, version: shown.version })
  await until('the further part is shown again', async () => {
    const { data } = await clerk.calls(getSalesImport, { id: first.id })
    return data.state === 'posted' && data.is_shown_again
  })
  expect(await owedFor(app.db, [first])).toBe(8_450)
  const { data: again } = await clerk.calls(getSalesImport, { id: first.id })
  expect(again.groups).toMatchObject([
    { state: 'new', rupees: 9_000, rates: ['90.00'] },
    { state: 'posted', rupees: 8_450 },
  ])
  await clerk.calls(postSalesImport, { id: again.id, version: again.version })
  await until('the further part is posted', async () => (await owedFor(app.db, [first])) === 17_450)
  expect(await findLedgerDifferences(app.db)).toEqual([])
})

test('rows of before digests were kept are shown once more, and posted then', async () => {
  const { isbn, authorId } = await aSoldBook()
  const ready = await readImport(clerk, app, panaiCsv([aRow(isbn)]))
  const [shown] = await authorsOf(ready)
  await app.db.updateTable('sale_lines').set({ judged: null }).where('import_id', '=', ready.id).execute()
  await clerk.calls(postSalesImport, { id: ready.id, version: ready.version })
  const again = await untilShownAgain(ready)
  expect(await authorsOf(again)).toEqual([shown])
  await postImport(clerk, again)
  expect(await unpaidOf(authorId)).toBe(Math.round((shown?.royalty ?? 0) * 100))
})

/** The job puts it back and says so. */
async function untilShownAgain({ id }: SalesImport): Promise<SalesImport> {
  const found = await untilImportIs(clerk, id, 'ready')
  expect(found.is_shown_again).toBe(true)
  return (await clerk.calls(getSalesImport, { id })).data
}

async function authorsOf({ id }: SalesImport) {
  return (await clerk.calls(listImportAuthors, { id })).data
}

async function unpaidOf(authorId: number): Promise<number> {
  const found = await app.db
    .selectFrom('author_totals')
    .select('unpaid_paise')
    .where('author_id', '=', authorId)
    .executeTakeFirst()
  return found?.unpaid_paise ?? 0
}
