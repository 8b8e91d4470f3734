import { listImportsToPost, postSalesImports } from '@panai/contract/sales-import/staff/imports-to-post'
import { previewReplacement, replaceImports } from '@panai/contract/sales-import/staff/replacements'
import {
  getSalesImport,
  postSalesImport,
  previewUndo,
  type SalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAgreement, anAuthor } from '../../../../test/builders.ts'
import {
  appleLayout,
  aSalesText,
  draft2digitalLayouts,
  ingramCompensation,
  kdpPriorMonths,
  kdpSold,
  panaiCsv,
  type Row,
} from '../../../../test/sales-files.ts'
import {
  aBookOfHalves,
  anIsbn,
  balanceOf,
  owedFor,
  postImport,
  readImport,
  rowsBy,
  shareInHalves,
  undoImport,
  untilImportIs,
} from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { identityOfRows } from '../../../db/migrations/0081-revised-rows.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

const read = (file: Uint8Array) => readImport(clerk, app, file)
const april = (rows: readonly Row[]) => read(kdpPriorMonths([...rows], { month: 'April 2026' }))
const apple = (rows: readonly Row[]) => aSalesText(appleLayout, rows, { delimiter: '\t' })
const draft2digital = (rows: readonly Row[]) => aSalesText(draft2digitalLayouts.ebook, rows)
const sold = ({ isbn }: { isbn: string }, copies: number, more: Row = {}) =>
  kdpSold(isbn, copies, { Earnings: copies * 200, ...more })
const again = async ({ id }: { id: number }) => (await clerk.calls(getSalesImport, { id })).data

const expectSound = async () => expect(await findLedgerDifferences(app.db)).toEqual([])

test('of a month that the channel has revised the difference is shown and posted', async () => {
  const book = await aBookOfHalves(app.db)
  const first = await postImport(clerk, await april([sold(book, 10)]))
  const revised = await april([sold(book, 12)])
  expect(revised.overlaps).toBeNull()
  expect(revised.revisions).toMatchObject({
    rows: 1,
    copies: 12,
    copies_before: 10,
    royalty_before: 1000,
    authors: [{ author_id: book.author, before: 1000, now: 1200, difference: 200 }],
    named: [
      {
        book_title: book.title,
        import_id: first.id,
        period_from: '2026-04-01',
        period_to: '2026-04-30',
        copies: 12,
        copies_before: 10,
        proceeds: 2400,
        proceeds_before: 2000,
        royalty: 1200,
        royalty_before: 1000,
      },
    ],
  })
  const posted = await postImport(clerk, revised)
  expect(await balanceOf(app.db, book.author)).toBe(1200)
  expect(await owedFor(app.db, [first, revised])).toBe(2400)
  expect(rowsBy(posted)).toEqual({ posted: 1 })
  expect(rowsBy(await again(first))).toEqual({ revised: 1 })
  await expectSound()

  const journals = await app.db
    .selectFrom('sales')
    .innerJoin('sale_lines', 'sale_lines.id', 'line_id')
    .select(['import_id', 'journal_id', 'reversed_by', 'royalty_paise'])
    .where('sales.book_id', '=', book.id)
    .orderBy('sales.id')
    .execute()
  expect(journals).toMatchObject([
    { import_id: first.id, reversed_by: journals[1]?.journal_id, royalty_paise: 1000_00 },
    { import_id: revised.id, reversed_by: null, royalty_paise: 1200_00 },
  ])
})

test('the month to date of a distributor is one sale that grows, and what came back is another', async () => {
  const book = await aBookOfHalves(app.db)
  const may = (copies: number, back = 0): Row => ({
    isbn: book.isbn,
    isbn_13: book.isbn,
    sku: book.isbn,
    period_name: 'MAY-26',
    MTD_Quantity: copies,
    MTD_extended_wholesale: copies * 60,
    MTD_pub_comp: copies * 40,
    MTD_net_quantity: copies - back,
    MTD_net_wholesale: (copies - back) * 60,
    MTD_net_pub_comp: (copies - back) * 40,
    reporting_currency_code: 'INR',
  })
  await postImport(clerk, await read(ingramCompensation([may(10)])))
  expect(await balanceOf(app.db, book.author)).toBe(200)
  const more = await read(ingramCompensation([may(15)]))
  expect(more.revisions).toMatchObject({ rows: 1, copies: 15, copies_before: 10 })
  await postImport(clerk, more)
  expect(await balanceOf(app.db, book.author)).toBe(300)
  const last = await read(ingramCompensation([may(16, 2)]))
  expect([rowsBy(last), last.revisions?.rows]).toEqual([{ new: 2 }, 1])
  await postImport(clerk, last)
  expect(await balanceOf(app.db, book.author)).toBe(280)
  await expectSound()
})

test('an order with a corrected amount is the same sale; another order, day or book is another', async () => {
  const [book, other] = [await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  const row = (more: Row): Row => ({
    isbn: book.isbn,
    order_id: 'INV-77',
    units: 2,
    amount: 300,
    proceeds: 300,
    ...more,
  })
  await postImport(clerk, await read(panaiCsv([row({}), row({ order_id: 'INV-78' })])))
  const corrected = await read(
    panaiCsv([
      row({ amount: 330, proceeds: 330 }),
      row({ order_id: 'INV-78' }),
      row({ order_id: 'INV-79' }),
      row({ sale_date: '2026-04-20' }),
      row({ isbn: other.isbn }),
    ]),
  )
  expect(rowsBy(corrected)).toEqual({ new: 4, duplicate: 1 })
  expect(corrected.revisions?.named).toMatchObject([
    { order_id: 'INV-77', row: 2, amount: 330, amount_before: 300, royalty: 165, royalty_before: 150 },
  ])
  await postImport(clerk, corrected)
  expect(await balanceOf(app.db, book.author)).toBe(165 + 150 * 3)
  await expectSound()
})

test('sales of one day that nothing names are told apart by their figures', async () => {
  const book = await aBookOfHalves(app.db)
  const row = (amount: number): Row => ({ isbn: book.isbn, order_id: '', units: 1, amount, proceeds: amount })
  await postImport(clerk, await read(panaiCsv([row(300)])))
  const another = await read(panaiCsv([row(330)]))
  expect(another.revisions).toBeNull()
  await postImport(clerk, another)
  expect(await balanceOf(app.db, book.author)).toBe(315)
})

test('rows that only their figures tell apart stay several, in whatever order they come', async () => {
  const book = await aBookOfHalves(app.db)
  const row = (copies: number, share: number): Row => ({
    'ISRC/ISBN': book.isbn,
    Quantity: copies,
    'Extended Partner Share': share,
    'Partner Share Currency': 'INR',
    'Customer Price': share / copies,
  })
  const first = await read(apple([row(1, 100), row(1, 100), row(2, 240)]))
  expect(rowsBy(first)).toEqual({ new: 3 })
  await postImport(clerk, first)
  expect(await balanceOf(app.db, book.author)).toBe(220)
  const revised = await read(apple([row(3, 360), row(1, 100), row(1, 100), row(1, 90)]))
  expect([rowsBy(revised), revised.revisions?.rows]).toEqual([{ new: 2, duplicate: 2 }, 1])
  await postImport(clerk, revised)
  expect(await balanceOf(app.db, book.author)).toBe(325)
  await expectSound()
})

test('a row by which nothing is due any more takes back what it gave', async () => {
  const book = await aBookOfHalves(app.db)
  await postImport(clerk, await april([sold(book, 10)]))
  const none = await april([sold(book, 0)])
  expect(rowsBy(none)).toEqual({ new: 1 })
  expect(none.revisions?.authors).toMatchObject([{ before: 1000, now: 0, difference: -1000 }])
  await postImport(clerk, none)
  expect(await balanceOf(app.db, book.author)).toBe(0)
  await expectSound()
})

test('a file that comes again after it was revised changes nothing', async () => {
  const book = await aBookOfHalves(app.db)
  const first = await postImport(clerk, await april([sold(book, 10)]))
  await postImport(clerk, await april([sold(book, 12)]))
  // The same rows under another title: the file is another one, its rows are the same.
  const stale = await april([sold(book, 10, { Title: 'Spelt otherwise' })])
  expect([rowsBy(stale), stale.revisions]).toEqual([{ duplicate: 1 }, null])
  await postImport(clerk, stale)
  expect(await balanceOf(app.db, book.author)).toBe(1200)
  expect(rowsBy(await again(first))).toEqual({ revised: 1 })
})

test('the authors of the earlier rows are those who had them, whoever shares the book now', async () => {
  const book = await aBookOfHalves(app.db)
  await postImport(clerk, await april([sold(book, 10)]))
  const other = await anAuthor(app.db)
  await shareInHalves(app.db, book.id, [book.author, other.id])
  const revised = await april([sold(book, 12)])
  expect(revised.revisions?.authors).toMatchObject([{ before: 1000, now: 600, difference: -400 }])
  await postImport(clerk, revised)
  expect([await balanceOf(app.db, book.author), await balanceOf(app.db, other.id)]).toEqual([600, 600])
  await expectSound()
})

test('a revision that is undone leaves the earlier row to be posted again, and an earlier file gives back only what stands', async () => {
  const [book, other] = [await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  const first = await postImport(clerk, await april([sold(book, 10), sold(other, 3)]))
  const revised = await postImport(clerk, await april([sold(book, 12), sold(other, 3)]))
  await undoImport(clerk, revised)
  expect(await balanceOf(app.db, book.author)).toBe(0)
  expect(await owedFor(app.db, [first, revised])).toBe(600)
  const back = await again(first)
  expect(rowsBy(back)).toEqual({ new: 1, posted: 1 })
  await postImport(clerk, back)
  expect([await balanceOf(app.db, book.author), await balanceOf(app.db, other.author)]).toEqual([1000, 300])
  await expectSound()

  const third = await postImport(clerk, await april([sold(book, 11), sold(other, 3)]))
  await undoImport(clerk, first)
  expect([await balanceOf(app.db, book.author), await balanceOf(app.db, other.author)]).toEqual([1100, 0])
  expect(await owedFor(app.db, [first, revised, third])).toBe(2200)
  await undoImport(clerk, third)
  expect(await balanceOf(app.db, book.author)).toBe(0)
  expect(await owedFor(app.db, [first, revised, third])).toBe(0)
  expect(rowsBy(await again(first))).toMatchObject({ revised: 1, undone: 1 })
  await expectSound()
})

test('of three versions the second may be undone: the third stands, and when it is undone the first comes back', async () => {
  const book = await aBookOfHalves(app.db)
  const versions: SalesImport[] = []
  for (const copies of [10, 12, 15]) versions.push(await postImport(clerk, await april([sold(book, copies)])))
  const [first, second, third] = versions as [SalesImport, SalesImport, SalesImport]
  expect(await balanceOf(app.db, book.author)).toBe(1500)
  await undoImport(clerk, second)
  expect(await balanceOf(app.db, book.author)).toBe(1500)
  expect(rowsBy(await again(first))).toEqual({ revised: 1 })
  await undoImport(clerk, third)
  expect(await balanceOf(app.db, book.author)).toBe(0)
  const back = await again(first)
  expect(rowsBy(back)).toEqual({ new: 1 })
  await postImport(clerk, back)
  expect(await balanceOf(app.db, book.author)).toBe(1000)
  await expectSound()
})

test('of two versions that are read together, the second is shown again before it is posted', async () => {
  const book = await aBookOfHalves(app.db)
  const [first, second] = [await april([sold(book, 10)]), await april([sold(book, 12)])]
  expect([first.revisions, second.revisions]).toEqual([null, null])
  await postImport(clerk, first)
  await clerk.calls(postSalesImport, { id: second.id, version: second.version })
  const shown = await untilImportIs(clerk, second.id, 'ready')
  expect([shown.is_shown_again, shown.revisions?.rows]).toEqual([true, 1])
  expect(await balanceOf(app.db, book.author)).toBe(1000)
  await postImport(clerk, shown)
  expect(await balanceOf(app.db, book.author)).toBe(1200)
})

test('what came back of a sale is of its revised row', async () => {
  const isbn = anIsbn()
  const { id } = await aBook(app.db, { isbn, mrp_paise: 300_00 })
  await anAgreement(app.db, id, [{ basis: 'mrp', rate_bp: 1_000 }])
  const row = (units: number, more: Row = {}): Row => ({
    isbn,
    order_id: 'INV-90',
    units,
    amount: units * 250,
    proceeds: '',
    list_price: '',
    ...more,
  })
  await postImport(clerk, await read(panaiCsv([row(3, { list_price: 300 })])))
  await postImport(clerk, await read(panaiCsv([row(-2, { sale_date: '2026-04-20' })])))
  await postImport(clerk, await read(panaiCsv([row(4, { list_price: 200 })])))
  const linked = await app.db
    .selectFrom('returned_copies')
    .innerJoin('sale_lines as back', 'back.id', 'return_id')
    .innerJoin('sale_lines as sale', 'sale.id', 'sale_id')
    .select(['back.units', 'sale.units as sold', 'sale.state'])
    .where('back.book_id', '=', id)
    .execute()
  expect(linked).toEqual([{ units: -2, sold: 4, state: 'posted' }])
  // Three more would be more copies than were sold.
  const more = await read(panaiCsv([row(-3, { sale_date: '2026-04-21' })]))
  expect(more.without_sale?.count).toBe(1)
})

test('imports that revise are not posted together with others', async () => {
  const book = await aBookOfHalves(app.db)
  await postImport(clerk, await april([sold(book, 10)]))
  const { id, version } = await april([sold(book, 12)])
  const { data } = await clerk.calls(listImportsToPost)
  expect(data.find((one) => one.id === id)?.look_at).toEqual(['revisions'])
  const refused = await clerk.tries(postSalesImports, { imports: [{ id, version }] })
  expect(refused.status).toBe(409)
  const posted = await postImport(clerk, await again({ id }))
  expect(posted.revisions).toBeNull()
})

test('figures of a shop that sums up by month are revised as well', async () => {
  const book = await aBookOfHalves(app.db)
  const row = (copies: number, back: number, share: number): Row => ({
    'Ebook ISBN': book.isbn,
    'Units Sold': copies,
    'Units Returned': back,
    'Net Unit Sales': copies - back,
    'Publisher Share': share,
    'Currency Code': 'INR',
    Verified: 'yes',
  })
  await postImport(clerk, await read(draft2digital([row(1, 0, 3)])))
  const revised = await read(draft2digital([row(3, 1, 9.02)]))
  expect(revised.revisions).toMatchObject({ copies: 2, copies_before: 1 })
  await postImport(clerk, revised)
  expect(await balanceOf(app.db, book.author)).toBe(4.51)
  await expectSound()
})

test('rows that were read before rows had a name are named as they would be now', async () => {
  const { rows } = await sql<{ kept: string | null; named: string | null; layout: string }>`
    select line.identity as kept, named.identity as named, sheets::text as layout
    from sale_lines as line join sales_imports on sales_imports.id = import_id
    left join (${identityOfRows}) as named on named.id = line.id where line.state in ('new', 'posted', 'revised')`.execute(
    app.db,
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { kept, named, layout } of rows) expect([named, layout]).toEqual([kept, layout])
})

test('where a file takes the place of a revision, the row before it is revised by that file and does not come back', async () => {
  const book = await aBookOfHalves(app.db)
  const first = await postImport(clerk, await april([sold(book, 10)]))
  const second = await postImport(clerk, await april([sold(book, 12)]))
  const third = await april([sold(book, 15)])
  const { data: seen } = await clerk.calls(previewReplacement, { id: third.id })
  expect(seen.earlier.map(({ id }) => id)).toEqual([second.id])
  await clerk.calls(replaceImports, {
    id: third.id,
    version: seen.version,
    preview: seen.preview,
    earlier: seen.earlier.map(({ id, version }) => ({ id, version })),
    reason: 'Revised by the channel',
  })
  expect(await balanceOf(app.db, book.author)).toBe(1500)
  expect(rowsBy(await again(first))).toEqual({ revised: 1 })
  expect((await clerk.calls(previewUndo, { id: third.id })).data.revised_elsewhere).toBe(1)
  await undoImport(clerk, third)
  expect(rowsBy(await again(first))).toEqual({ new: 1 })
  await expectSound()
})
