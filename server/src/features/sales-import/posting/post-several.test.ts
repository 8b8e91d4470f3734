import { listImportsToPost, postSalesImports } from '@panai/contract/sales-import/staff/imports-to-post'
import { getSaleLine, listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { listImportAuthors } from '@panai/contract/sales-import/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../../test/builders.ts'
import { panaiCsv } from '../../../../test/sales-files.ts'
import {
  anIsbn,
  postImport,
  readImport,
  shareInHalves,
  untilImportIs,
} from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'

let app: TestApplication
let clerk: StaffMember
let sold = 0
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

/** A file of e-books, of which the author has all that the channel pays. */
async function aFile({ rows = 1, currency = 'INR' } = {}) {
  const isbn = anIsbn()
  const author = await anAuthor(app.db)
  const book = await aBook(app.db, { isbn, author_id: author.id, formats: ['ebook'] })
  const all = Array.from({ length: rows }, () => {
    sold += 1
    const row = { isbn, channel: 'kdp', format: 'ebook', sale_date: '2026-04-05', order_id: `PS-${sold}` }
    return { ...row, units: 1, currency, list_price: '', amount: 60, proceeds: 45 }
  })
  return { author, book, ready: await readImport(clerk, app, panaiCsv(all)) }
}

const toPost = async () => (await clerk.calls(listImportsToPost, {})).data

test('each row shows its royalty, rate and authors before it is posted, and the same after', async () => {
  await app.db
    .insertInto('currency_rates')
    .values({ currency: 'USD', valid_from: '2026-04-01', rupees: 83.25 })
    .execute()
  const { ready, author, book } = await aFile({ currency: 'USD' })
  const other = await anAuthor(app.db)
  await shareInHalves(app.db, book.id, [author.id, other.id])
  const [line] = (await clerk.calls(listSaleLines, { import_id: ready.id })).data
  const share = 45 * 83.25 * 0.5
  expect({ ...line?.earns?.parts[0], ...line?.earns }).toMatchObject({
    basis: 'net',
    percent: 100,
    base: 45 * 83.25,
    exchange_rate: '83.25',
    royalty: 45 * 83.25,
  })
  expect(line?.earns?.parts[0]?.shares.map(({ author_name, percent }) => [author_name, percent])).toEqual([
    [author.name, 50],
    [other.name, 50],
  ])
  for (const { royalty } of line?.earns?.parts[0]?.shares ?? [])
    expect(Math.abs(royalty - share)).toBeLessThan(0.01)
  expect((await clerk.calls(getSaleLine, { id: line?.id ?? 0 })).data.earns).toEqual(line?.earns)
})

test('what rows show adds up to what their import shows and posts', async () => {
  const { ready } = await aFile({ rows: 3 })
  const lines = async () => (await clerk.calls(listSaleLines, { import_id: ready.id })).data
  const sum = async () => (await lines()).reduce((sum, { earns }) => sum + (earns?.royalty ?? 0), 0)
  expect(await sum()).toBe(ready.royalty)
  const before = (await lines()).map(({ earns }) => earns)
  await postImport(clerk, ready)
  expect((await lines()).map(({ earns }) => earns)).toEqual(before)
})

test('all that are ready are posted together; one that needs a look is named and left', async () => {
  const [one, two, looked] = [await aFile(), await aFile({ rows: 2 }), await aFile()]
  await app.db
    .updateTable('sales_imports')
    .set({ shown_again_at: new Date() })
    .where('id', '=', looked.ready.id)
    .execute()
  const all = await toPost()
  const [first, second, third] = [one, two, looked].map(({ ready }) => all.find(({ id }) => id === ready.id))
  expect(first).toMatchObject({ rows: 1, copies: 1, waiting: 0, owed: 45, royalty: 45, look_at: [] })
  expect(second).toMatchObject({ rows: 2, owed: 90, royalty: 90, look_at: [] })
  expect(third).toMatchObject({ look_at: ['shown_again'] })

  const named = (...found: ({ id: number; version: number } | undefined)[]) =>
    found.flatMap((one) => (one ? [{ id: one.id, version: one.version }] : []))
  const refused = await clerk.tries(postSalesImports, { imports: named(first, third) })
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining(salesImportMessages.changedMeanwhile),
  ])
  expect((await toPost()).map(({ id }) => id)).toContain(one.ready.id)
  const twice = await clerk.tries(postSalesImports, { imports: named(first, first) })
  expect(twice.status).toBe(422)

  await clerk.calls(postSalesImports, { imports: named(second, first) })
  for (const { ready, author } of [one, two]) {
    await untilImportIs(clerk, ready.id, 'posted')
    expect((await clerk.calls(listImportAuthors, { id: ready.id })).data).toMatchObject([{ id: author.id }])
  }
  expect((await toPost()).map(({ id }) => id)).not.toContain(two.ready.id)
})
