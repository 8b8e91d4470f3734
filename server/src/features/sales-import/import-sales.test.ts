import { afterAll, beforeAll, expect, test } from 'vitest'
import { postSalesImport, getSalesImport, undoSalesImport, previewUndo, listSaleLines, getSaleLine, cancelSalesImport } from '@panai/contract/staff/sales-imports'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import { aClerk, type StaffMember } from '../../../test/staff-member.ts'
import { panaiCsv, type Row } from '../../../test/sales-files.ts'
import { untilImportIs, upload } from '../../../test/sales-imports.ts'
import { findLedgerDifferences } from '../royalties/index.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

const isbnOf = (number: number) => {
  const body = `97881${String(number).padStart(7, '0')}`
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

test('a file is read, previewed, posted, undone, and may come again', async () => {
  const author = await anAuthor(app.db)
  await aBook(app.db, { author_id: author.id, isbn: isbnOf(1) })
  const rows: Row[] = [
    { isbn: isbnOf(1), order_id: 'A-1', units: 2, amount: 500, proceeds: 300 },
    { isbn: isbnOf(1), order_id: 'A-2', units: -1, amount: -250, proceeds: -150 },
  ]
  const file = panaiCsv(rows)
  const first = await upload(clerk, app, file)
  expect(first.is_known).toBe(false)
  const ready = await untilImportIs(clerk, first.id, 'ready')
  expect(ready.groups).toMatchObject([{ state: 'new', rows: 2, copies: 1, currency: 'INR', proceeds: 150 }])
  expect((await upload(clerk, app, file)).is_known).toBe(true)
  await clerk.calls(postSalesImport, { id: first.id, version: ready.version })
  const posted = await untilImportIs(clerk, first.id, 'posted')
  expect(posted.groups).toMatchObject([{ state: 'posted', rows: 2 }])
  expect(await findLedgerDifferences(app.db)).toEqual([])
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: first.id })
  const { data: line } = await clerk.calls(getSaleLine, { id: lines[0]?.id })
  expect(line.sales).toMatchObject([{ author_id: author.id, royalty: 30 }])
  const { data: consequences } = await clerk.calls(previewUndo, { id: first.id })
  expect(consequences).toMatchObject({ sales: 2, copies: 1, royalty: 15, authors: 1 })
  await clerk.calls(undoSalesImport, { id: first.id, version: posted.version, reason: 'Wrong month' })
  await untilImportIs(clerk, first.id, 'undone')
  expect(await findLedgerDifferences(app.db)).toEqual([])
  const again = await upload(clerk, app, file)
  expect(again.is_known).toBe(false)
  const ready2 = await untilImportIs(clerk, again.id, 'ready')
  expect(ready2.groups).toMatchObject([{ state: 'new', rows: 2 }])
})
