import {
  getSalesImport,
  previewUndo,
  type SalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import { matchSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../../test/builders.ts'
import { panaiCsv, type Row } from '../../../../test/sales-files.ts'
import { anIsbn, postImport, readImport, rowsBy, undoImport } from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

/** Of an e-book the author has all that the channel pays. */
function aRow(given: Row): Row {
  return { channel: 'kdp', format: 'ebook', units: 1, amount: 60, proceeds: 45, ...given }
}

async function aSoldBook() {
  const author = await anAuthor(app.db)
  const isbn = anIsbn()
  const { id } = await aBook(app.db, { author_id: author.id, isbn, title: `Book ${isbn}` })
  return { isbn, bookId: id, title: `Book ${isbn}`, authorId: author.id }
}

test('a corrected file first, the wrong one undone after: its rows come back and are paid once', async () => {
  const { isbn, authorId } = await aSoldBook()
  const [one, two] = [aRow({ isbn, order_id: 'A-1' }), aRow({ isbn, order_id: 'A-2' })]
  const three = aRow({ isbn, order_id: 'A-3' })
  const wrong = await postImport(clerk, await readImport(clerk, app, panaiCsv([one, two])))
  const corrected = await postImport(clerk, await readImport(clerk, app, panaiCsv([one, two, three])))
  expect(await unpaidOf(authorId)).toBe(135_00)
  const { data: consequences } = await clerk.calls(previewUndo, { id: wrong.id })
  expect(consequences.duplicates_elsewhere).toBe(2)

  await undoImport(clerk, wrong)
  expect(await unpaidOf(authorId)).toBe(45_00)
  const { data: back } = await clerk.calls(getSalesImport, { id: corrected.id })
  expect(rowsBy(back)).toEqual({ new: 2, posted: 1 })
  await postImport(clerk, back)
  expect(await unpaidOf(authorId)).toBe(135_00)
  expect(await findLedgerDifferences(app.db)).toEqual([])
  const kept = await app.db.selectFrom('sale_lines').select('raw').where('import_id', '=', back.id).execute()
  expect(kept.every(({ raw }) => raw !== null)).toBe(true)
})

test('a row that two other files left out comes back in one of them', async () => {
  const { isbn, authorId } = await aSoldBook()
  const row = aRow({ isbn, order_id: 'B-1' })
  // Neither covers the day that only the other one has.
  const more = [
    aRow({ isbn, order_id: 'B-2', sale_date: '2026-04-06' }),
    aRow({ isbn, order_id: 'B-3', sale_date: '2026-04-04' }),
  ]
  const first = await postImport(clerk, await readImport(clerk, app, panaiCsv([row])))
  const others: SalesImport[] = []
  for (const other of more) others.push(await readImport(clerk, app, panaiCsv([row, other])))
  await undoImport(clerk, first)
  for (const { id } of others) {
    const { data } = await clerk.calls(getSalesImport, { id })
    await postImport(clerk, data)
  }
  expect(await unpaidOf(authorId)).toBe(135_00)
})

test('a row whose match is forgotten with the undone file waits for its book again', async () => {
  const { bookId, authorId } = await aSoldBook()
  const row = aRow({ isbn: '', asin: 'B0UNKNOWN1', order_id: 'C-1' })
  const first = await readImport(clerk, app, panaiCsv([row]))
  await clerk.calls(matchSales, { key: 'kdp number b0unknown1', book_id: bookId, format: null })
  const posted = await postImport(clerk, (await clerk.calls(getSalesImport, { id: first.id })).data)
  const second = await readImport(clerk, app, panaiCsv([row, aRow({ isbn: '', asin: 'B0UNKNOWN2' })]))
  await undoImport(clerk, posted)
  const { data: back } = await clerk.calls(getSalesImport, { id: second.id })
  expect(rowsBy(back)).toEqual({ waiting: 2 })
  await clerk.calls(matchSales, { key: 'kdp number b0unknown1', book_id: bookId, format: null })
  await postImport(clerk, (await clerk.calls(getSalesImport, { id: second.id })).data)
  expect(await unpaidOf(authorId)).toBe(45_00)
})

async function unpaidOf(authorId: number): Promise<number> {
  const found = await app.db
    .selectFrom('author_totals')
    .select('unpaid_paise')
    .where('author_id', '=', authorId)
    .executeTakeFirst()
  return found?.unpaid_paise ?? 0
}
