import {
  getSalesImport,
  listImportAuthors,
  postSalesImport,
  type SalesImport,
} from '@panai/contract/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../../test/builders.ts'
import { panaiCsv, type Row } from '../../../../test/sales-files.ts'
import {
  anIsbn,
  postImport,
  readImport,
  shareInHalves,
  untilImportIs,
} from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
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

test('what is changed of another book is nothing to this file, and rows that another file posted are left out', async () => {
  const [one, other] = [await aSoldBook(), await aSoldBook()]
  const row = aRow(one.isbn)
  const first = await readImport(clerk, app, panaiCsv([row]))
  const second = await readImport(clerk, app, panaiCsv([row, aRow(one.isbn)]))
  await app.db.updateTable('books').set({ mrp_paise: 1_00 }).where('id', '=', other.bookId).execute()
  await postImport(clerk, first)
  const earned = await unpaidOf(one.authorId)
  const posted = await postImport(clerk, second)
  expect(await unpaidOf(one.authorId)).toBe(earned * 2)
  expect((await authorsOf(posted))[0]?.royalty).toBe(earned / 100)
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
