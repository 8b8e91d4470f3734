import { createCurrencyRate, deleteCurrencyRate } from '@panai/contract/sales-import/staff/currency-rates'
import { createManualSale } from '@panai/contract/sales-import/staff/manual-sales'
import { getSaleLine, listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { listStaffSales } from '@panai/contract/sales-import/staff/sales'
import {
  cancelSalesImport,
  getSalesImport,
  listImportAuthors,
  postSalesImport,
  previewUndo,
  undoSalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import {
  completeBookOfSales,
  listWaitingSales,
  matchSales,
  putBookIdentifiers,
} from '@panai/contract/sales-import/staff/waiting-sales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { ask } from '../../../test/ask.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import { panaiCsv, type Row } from '../../../test/sales-files.ts'
import { anIsbn, postImport, readImport, untilImportIs, upload } from '../../../test/sales-imports.ts'
import { aClerk, aStaffMember, type StaffMember } from '../../../test/staff-member.ts'
import { until } from '../../../test/until.ts'
import { findLedgerDifferences } from '../royalties/index.ts'

let app: TestApplication
let clerk: StaffMember
let sold = 0
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

/** A row of our own table, another one each time. */
function aRow(given: Row = {}): Row {
  sold += 1
  return { order_id: `ORDER-${sold}`, units: 2, amount: 500, proceeds: 300, ...given }
}

/** As far as a copy's cost depends on it. */
const printed = { pages: 100, trim_size: '5.5 X 8.5 in' } as const

async function aSoldBook(given: { title?: string; name?: string } = {}) {
  const author = await anAuthor(app.db, { ...(given.name && { name: given.name }) })
  const isbn = anIsbn()
  const book = await aBook(app.db, {
    author_id: author.id,
    isbn,
    ...printed,
    ...(given.title && { title: given.title }),
  })
  return { author, book, isbn }
}

async function expectSoundLedger(): Promise<void> {
  expect(await findLedgerDifferences(app.db)).toEqual([])
}

async function unpaidOf(authorId: number): Promise<number> {
  const found = await app.db
    .selectFrom('author_totals')
    .select('unpaid_paise')
    .where('author_id', '=', authorId)
    .executeTakeFirst()
  return found?.unpaid_paise ?? 0
}

test('a file is read, previewed, posted, undone, and may come again', async () => {
  const { author, isbn } = await aSoldBook()
  const file = panaiCsv([aRow({ isbn }), aRow({ isbn, units: -1, amount: -250, proceeds: -150 })])
  const first = await upload(clerk, app, file)
  expect(first.is_known).toBe(false)
  const ready = await untilImportIs(clerk, first.id, 'ready')
  expect(ready.groups).toMatchObject([{ state: 'new', rows: 2, copies: 1, currency: 'INR', proceeds: 150 }])
  const { data: authors } = await clerk.calls(listImportAuthors, { id: first.id })
  expect(authors).toMatchObject([{ id: author.id, sales: 2, copies: 1 }])
  expect(await upload(clerk, app, file, 'another name.csv')).toMatchObject({ id: first.id, is_known: true })
  expect(await unpaidOf(author.id)).toBe(0)

  const posted = await postImport(clerk, ready)
  expect(posted.groups).toMatchObject([{ state: 'posted', rows: 2 }])
  const earned = await unpaidOf(author.id)
  expect(earned).toBe(Math.round((authors[0]?.royalty ?? 0) * 100))
  expect(earned).toBeGreaterThan(0)
  await expectSoundLedger()

  const { data: lines } = await clerk.calls(listSaleLines, { import_id: first.id })
  const { data: line } = await clerk.calls(getSaleLine, { id: lines[0]?.id })
  expect(line.cells).toContainEqual({ heading: 'isbn', value: isbn })
  expect(line).toMatchObject({ file_name: 'sales.csv', row_number: 2, sales: [{ author_id: author.id }] })
  const download = await ask(app.origin, `/api/staff/sales-imports/${first.id}/file`, {
    headers: clerk.headers,
  })
  expect(download.text).toBe(Buffer.from(file).toString())

  const { data: consequences } = await clerk.calls(previewUndo, { id: first.id })
  expect(consequences).toMatchObject({ sales: 2, copies: 1, authors: 1, authors_below_zero: 0 })
  await clerk.calls(undoSalesImport, { id: first.id, version: posted.version, reason: 'Wrong month' })
  await untilImportIs(clerk, first.id, 'undone')
  expect(await unpaidOf(author.id)).toBe(0)
  await expectSoundLedger()

  const again = await readImport(clerk, app, file)
  expect(again.groups).toMatchObject([{ state: 'new', rows: 2 }])
  await postImport(clerk, again)
  expect(await unpaidOf(author.id)).toBe(earned)
  await expectSoundLedger()
})

test('a row that is there already changes nothing, whichever file it comes in', async () => {
  const { author, isbn } = await aSoldBook()
  const [one, two, three] = [aRow({ isbn }), aRow({ isbn }), aRow({ isbn })]
  await postImport(clerk, await readImport(clerk, app, panaiCsv([one, two])))
  const before = await unpaidOf(author.id)
  const other = await readImport(clerk, app, panaiCsv([two, three, one]))
  expect(other.groups).toMatchObject([
    { state: 'duplicate', rows: 2 },
    { state: 'new', rows: 1 },
  ])
  await postImport(clerk, other)
  expect(await unpaidOf(author.id)).toBe((before / 2) * 3)
  await expectSoundLedger()
})

test('two files with the same rows that are posted at once pay once', async () => {
  const { author, isbn } = await aSoldBook()
  const rows = Array.from({ length: 40 }, () => aRow({ isbn }))
  const files = [panaiCsv(rows), panaiCsv(rows.toReversed())]
  const ready = await Promise.all(files.map((file) => readImport(clerk, app, file)))
  for (const { id, version } of ready) await clerk.calls(postSalesImport, { id, version })
  // The one that comes second finds that the other has its rows, and shows it.
  await until('one is posted, and the other shown again', async () => {
    const found = await Promise.all(ready.map(({ id }) => clerk.calls(getSalesImport, { id })))
    const states = found.map(({ data: { state, is_shown_again } }) => `${state} ${is_shown_again}`)
    return states.toSorted().join() === 'posted false,ready true'
  })
  const counted = await app.db
    .selectFrom('sales')
    .select(({ fn }) => fn.countAll<number>().as('sales'))
    .where('author_id', '=', author.id)
    .executeTakeFirstOrThrow()
  expect(counted.sales).toBe(40)
  await expectSoundLedger()
})

test('a broken file is refused with row and column, and nothing of it is kept', async () => {
  const { isbn } = await aSoldBook()
  const { id } = await upload(
    clerk,
    app,
    panaiCsv([aRow({ isbn, sale_date: '2099-04-05' }), aRow({ isbn, amount: 'many' })]),
  )
  const refused = await untilImportIs(clerk, id, 'refused')
  expect(refused.problems?.named).toMatchObject([
    { code: 'day_to_come', row: 2, column: 'sale_date', found: '2099-04-05' },
    { row: 3, column: 'amount', found: 'many' },
  ])
  expect(refused.has_file).toBe(false)
  const { meta } = await clerk.calls(listSaleLines, { import_id: id })
  expect(meta.total).toBe(0)
})

test('rows of an unknown book wait, are matched by hand for all files, and are posted as a further part', async () => {
  const { book, author } = await aSoldBook({ title: 'பொன்னியின் செல்வன்', name: 'கல்கி' })
  const unknown = { isbn: '', title: 'Ponniyin Selvan: Part 1', author: 'Kalki', format: 'paperback' }
  const known = await aSoldBook()
  const first = await readImport(clerk, app, panaiCsv([aRow(unknown), aRow({ isbn: known.isbn })]))
  const second = await readImport(clerk, app, panaiCsv([aRow(unknown)]))
  await postImport(clerk, first)
  const { data: waiting } = await clerk.calls(listWaitingSales, { waits_for: 'book' })
  const [group] = waiting.filter(({ title }) => title === unknown.title)
  expect(group).toMatchObject({ rows: 2, imports: [first.id, second.id] })
  expect(group?.suggestions[0]).toMatchObject({ book_id: book.id, is_author_alike: true })

  const match = { key: group?.id, book_id: book.id, format: 'paperback' }
  expect((await clerk.calls(matchSales, match)).data).toEqual({ matched: 2, still_waiting: 0 })
  expect((await clerk.tries(matchSales, match)).status).toBe(409)
  const { data: changed } = await clerk.calls(getSalesImport, { id: first.id })
  expect(changed.groups).toMatchObject([
    { state: 'new', rows: 1 },
    { state: 'posted', rows: 1 },
  ])
  const stale = await clerk.tries(postSalesImport, { id: first.id, version: 1 })
  expect(stale.status).toBe(409)
  await postImport(clerk, changed)
  const parts = await app.db
    .selectFrom('journals')
    .select('reference')
    .where('reference', 'like', `import ${first.id}%`)
    .orderBy('id')
    .execute()
  expect(parts.map(({ reference }) => reference)).toEqual([`import ${first.id}`, `import ${first.id} part 2`])
  expect(await unpaidOf(author.id)).toBeGreaterThan(0)

  const third = await readImport(clerk, app, panaiCsv([aRow(unknown)]))
  expect(third.groups).toMatchObject([{ state: 'new', rows: 1 }])
  const { data: undone } = await clerk.calls(getSalesImport, { id: first.id })
  await clerk.calls(undoSalesImport, { id: first.id, version: undone.version, reason: 'Twice' })
  await untilImportIs(clerk, first.id, 'undone')
  await expectSoundLedger()
})

test('a further number of a book finds its rows, and is nobody else’s', async () => {
  const { book } = await aSoldBook()
  const other = await aSoldBook()
  const editor = await aStaffMember(app, 'editor')
  const ready = await readImport(
    clerk,
    app,
    panaiCsv([aRow({ isbn: '', asin: 'B0TESTASIN', title: 'X', format: 'ebook' })]),
  )
  expect(ready.groups).toMatchObject([{ state: 'waiting', waits_for: 'book' }])
  const identifiers = [{ kind: 'asin', value: 'B0TESTASIN', format: 'ebook' }]
  await editor.calls(putBookIdentifiers, { id: book.id, identifiers })
  const { data: matched } = await clerk.calls(getSalesImport, { id: ready.id })
  expect(matched.groups).toMatchObject([{ state: 'new', rows: 1 }])
  expect((await editor.tries(putBookIdentifiers, { id: other.book.id, identifiers })).status).toBe(409)
  const malformed = [{ kind: 'isbn', value: '123', format: null }]
  expect((await editor.tries(putBookIdentifiers, { id: book.id, identifiers: malformed })).status).toBe(422)
})

test('a sale that waits for a price says what its book lacks, and who keeps the accounts fills it in', async () => {
  const { book, isbn } = await aSoldBook()
  await app.db.updateTable('books').set({ pages: null, trim_size: null }).where('id', '=', book.id).execute()
  const ready = await readImport(clerk, app, panaiCsv([aRow({ isbn })]))
  expect(ready.groups).toMatchObject([{ state: 'waiting', waits_for: 'price', rows: 1 }])
  const group = async () =>
    (await clerk.calls(listWaitingSales, { waits_for: 'price' })).data.find(
      ({ book_id }) => book_id === book.id,
    )
  expect((await group())?.book_lacks).toEqual(['pages', 'trim_size'])
  const editor = await aStaffMember(app, 'editor')
  const pages = { book_id: book.id, pages: 200 }
  expect((await editor.tries(completeBookOfSales, pages)).status).toBe(403)
  expect((await clerk.calls(completeBookOfSales, pages)).data).toEqual({ matched: 0, still_waiting: 1 })
  expect((await group())?.book_lacks).toEqual(['trim_size'])

  // What stands there stays, and what nothing waits for is no business of the accounts.
  expect((await clerk.tries(completeBookOfSales, { ...pages, pages: 300 })).status).toBe(409)
  const size = { book_id: book.id, pages: 300, trim_size: '6 X 9 in' } as const
  expect((await clerk.calls(completeBookOfSales, size)).data).toEqual({ matched: 1, still_waiting: 0 })
  const now = await app.db
    .selectFrom('books')
    .select(['pages', 'trim_size'])
    .where('id', '=', book.id)
    .execute()
  expect(now).toEqual([{ pages: 200, trim_size: '6 X 9 in' }])
  expect((await clerk.calls(getSalesImport, { id: ready.id })).data.groups).toMatchObject([{ state: 'new' }])
  const other = await aBook(app.db, { pages: null })
  expect((await clerk.tries(completeBookOfSales, { ...pages, book_id: other.id })).status).toBe(409)
})

test('a foreign currency waits for a rate in force on its day', async () => {
  const { author, isbn } = await aSoldBook()
  const dollars = { isbn, currency: 'USD', amount: 10, proceeds: 10 }
  const file = panaiCsv([
    aRow({ ...dollars, sale_date: '2026-04-05' }),
    aRow({ ...dollars, sale_date: '2026-03-05' }),
  ])
  const ready = await readImport(clerk, app, file)
  expect(ready.groups).toMatchObject([{ state: 'waiting', waits_for: 'currency_rate', rows: 2 }])
  const rate = { currency: 'USD', valid_from: '2026-04-01', rupees: 83.125 }
  const { data: kept } = await clerk.calls(createCurrencyRate, rate)
  expect((await clerk.tries(createCurrencyRate, rate)).status).toBe(422)
  const { data: reckoned } = await clerk.calls(getSalesImport, { id: ready.id })
  expect(reckoned.groups.map(({ state, rows }) => [state, rows])).toEqual([
    ['new', 1],
    ['waiting', 1],
  ])
  // A rate that is not known yet is no rate of nothing.
  expect(reckoned.groups.map(({ rupees }) => rupees)).toEqual([831.25, null])
  expect(reckoned.royalty).toBeGreaterThan(0)
  await postImport(clerk, reckoned)
  const sale = await app.db
    .selectFrom('sales')
    .select(['amount_paise'])
    .where('author_id', '=', author.id)
    .executeTakeFirstOrThrow()
  expect(sale.amount_paise).toBe(83_125)
  expect((await clerk.tries(deleteCurrencyRate, { id: kept.id })).status).toBe(409)

  // It says for ever by which rate it was converted, whatever rates come after.
  await clerk.calls(createCurrencyRate, { ...rate, valid_from: '2026-04-03', rupees: 99 })
  const exchange = { currency: 'USD', rupees: '83.125' }
  const { data: sales } = await clerk.calls(listStaffSales, { author_id: author.id })
  expect(sales.map(({ working }) => working?.exchange)).toEqual([exchange])
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: ready.id, state: 'posted' })
  expect(lines.map(({ earns }) => earns?.exchange_rate)).toEqual(['83.125'])
  await expectSoundLedger()
})

test('an import that is cancelled leaves nothing but that it was there; its file may come again', async () => {
  const { isbn } = await aSoldBook()
  const file = panaiCsv([aRow({ isbn })])
  const ready = await readImport(clerk, app, file)
  await clerk.calls(cancelSalesImport, { id: ready.id })
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: ready.id })
  expect(lines).toEqual([])
  expect((await clerk.tries(postSalesImport, { id: ready.id, version: ready.version + 1 })).status).toBe(409)
  const posted = await postImport(clerk, await readImport(clerk, app, file))
  expect((await clerk.tries(cancelSalesImport, { id: posted.id })).status).toBe(409)
})

test('a sale by hand is posted at once, once for its key, and a return takes it back', async () => {
  const { author, book } = await aSoldBook()
  const sale = { book_id: book.id, format: 'paperback', copies: 3, amount: 900, sold_on: '2026-05-02' }
  const send = (value: object, key: string) =>
    ask(app.origin, createManualSale.path, {
      method: 'POST',
      headers: { ...clerk.headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(value),
    })
  const key = 'a'.repeat(32)
  const made = createManualSale.output.parse((await send(sale, key)).json()).data
  expect(createManualSale.output.parse((await send(sale, key)).json()).data).toEqual(made)
  expect(await unpaidOf(author.id)).toBe(Math.round(made.royalty * 100))
  const { data: line } = await clerk.calls(getSaleLine, { id: made.line_id })
  expect(line.cells).toContainEqual({ heading: 'Copies', value: '3' })
  expect((await send({ ...sale, copies: -3 }, 'b'.repeat(32))).status).toBe(422)
  const early = await send({ ...sale, sold_on: '2099-05-02' }, 'd'.repeat(32))
  expect(early.status).toBe(422)
  expect(early.json()).toMatchObject({ errors: { sold_on: ['The day is still to come'] } })
  expect((await send({ ...sale, copies: -3, amount: -900 }, 'b'.repeat(32))).status).toBe(200)
  expect(await unpaidOf(author.id)).toBe(0)
  await expectSoundLedger()
})

test('a sale by hand that was taken back is not recorded again by a call that comes late', async () => {
  const { author, book } = await aSoldBook()
  const sale = { book_id: book.id, format: 'paperback', copies: 3, amount: 900, sold_on: '2026-05-02' }
  const send = () =>
    ask(app.origin, createManualSale.path, {
      method: 'POST',
      headers: {
        ...clerk.headers,
        'content-type': 'application/json',
        'idempotency-key': 'c'.repeat(32),
      },
      body: JSON.stringify(sale),
    })
  const made = createManualSale.output.parse((await send()).json()).data
  const { data: posted } = await clerk.calls(getSalesImport, { id: made.import_id })
  await clerk.calls(undoSalesImport, { id: posted.id, version: posted.version, reason: 'Typed twice' })
  await untilImportIs(clerk, posted.id, 'undone')
  expect(createManualSale.output.parse((await send()).json()).data).toEqual(made)
  expect(await unpaidOf(author.id)).toBe(0)
  await expectSoundLedger()
})
