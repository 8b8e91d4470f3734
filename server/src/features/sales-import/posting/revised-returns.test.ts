import { previewReplacement, replaceImports } from '@panai/contract/sales-import/staff/replacements'
import { listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import {
  getSalesImport,
  postSalesImport,
  type SalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAgreement, anAuthor } from '../../../../test/builders.ts'
import { kdpPriorMonths, kdpSold, panaiCsv, type Row } from '../../../../test/sales-files.ts'
import {
  anIsbn,
  balanceOf,
  owedFor,
  postImport,
  readImport,
  rowsBy,
  undoImport,
  untilImportIs,
} from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'

let app: TestApplication
let clerk: StaffMember
let made = 0
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

const read = (...rows: Row[]) => readImport(clerk, app, panaiCsv(rows))
const post = async (...rows: Row[]) => postImport(clerk, await read(...rows))
const again = async ({ id }: { id: number }) => (await clerk.calls(getSalesImport, { id })).data
const expectSound = async () => expect(await findLedgerDifferences(app.db)).toEqual([])

/** An author has a tenth of what the channel pays. */
async function aSoldBook() {
  const isbn = anIsbn()
  const author = await anAuthor(app.db)
  const { id } = await aBook(app.db, { isbn, author_id: author.id })
  await anAgreement(app.db, id, [{ basis: 'net', rate_bp: 1_000 }])
  made += 1
  const [order, otherOrder] = [`A-${made}`, `B-${made}`]
  const row = (units: number, amount: number, given: Row = {}): Row => ({
    ...{
      isbn,
      order_id: order,
      units,
      amount,
      proceeds: amount,
      list_price: '',
      sale_date: '2026-04-10',
    },
    ...given,
  })
  const back = (units: number, given: Row = {}) =>
    row(-units, -250 * units, { sale_date: '2026-05-02', ...given })
  /** Copies of sales that its posted returns take back, with what stands of each of the two. */
  const takenBack = async () => {
    const found = await app.db
      .selectFrom('returned_copies')
      .innerJoin('sale_lines as back', 'back.id', 'return_id')
      .innerJoin('sale_lines as sale', 'sale.id', 'sale_id')
      .select(['returned_copies.copies', 'sale.import_id', 'sale.state', 'sale.amount'])
      .where('back.book_id', '=', id)
      .where('back.state', '=', 'posted')
      .orderBy('return_id')
      .orderBy('sale_id')
      .execute()
    return found.map(({ copies, import_id, state, amount }) => [
      copies,
      import_id,
      state,
      (amount ?? 0) / 100,
    ])
  }
  return {
    id,
    isbn,
    otherOrder,
    author: author.id,
    row,
    back,
    takenBack,
    balance: () => balanceOf(app.db, author.id),
  }
}

/** What stands of the rows of an import, in rupees. */
const royalties = async ({ id }: Pick<SalesImport, 'id'>) =>
  (await clerk.calls(listSaleLines, { import_id: id })).data
    .toSorted((one, other) => one.id - other.id)
    .map(({ earns }) => earns?.royalty ?? null)

test('what has come back of a revised sale is reckoned anew, shown and booked with the revision', async () => {
  const book = await aSoldBook()
  await post(book.row(2, 500))
  const returned = await post(book.back(1))
  expect(await book.balance()).toBe(25)
  const revised = await read(book.row(2, 600))
  expect(revised.revisions).toMatchObject({
    rows: 1,
    authors: [{ author_id: book.author, before: 25, now: 30, difference: 5 }],
    returns: {
      rows: 1,
      named: [{ import_id: returned.id, copies: -1, royalty_before: -25, royalty: -30, lacks_sale: false }],
    },
  })
  expect(await royalties(returned)).toEqual([-25])
  const posted = await postImport(clerk, revised)
  expect([await book.balance(), await royalties(posted), await royalties(returned)]).toEqual([
    30,
    [60],
    [-30],
  ])
  expect(await book.takenBack()).toEqual([[1, revised.id, 'posted', 600]])
  expect(await owedFor(app.db, [returned])).toBe(-250)
  await expectSound()

  const standing = await app.db
    .selectFrom('sales')
    .select(['journal_id', 'royalty_paise'])
    .where('book_id', '=', book.id)
    .where('reversed_by', 'is', null)
    .orderBy('royalty_paise')
    .execute()
  expect(standing.map(({ royalty_paise }) => royalty_paise)).toEqual([-30_00, 60_00])
  expect(new Set(standing.map(({ journal_id }) => journal_id)).size).toBe(1)
  const sums = await app.db
    .selectFrom('sales_import_authors')
    .select(['import_id', 'sales', 'royalty_paise'])
    .where('author_id', '=', book.author)
    .orderBy('import_id')
    .execute()
  expect(sums).toEqual([
    { import_id: returned.id, sales: 1, royalty_paise: -30_00 },
    { import_id: revised.id, sales: 1, royalty_paise: 60_00 },
  ])
})

test('a revision that is undone brings back what its returns took, and so does the sale that is posted again', async () => {
  const book = await aSoldBook()
  const first = await post(book.row(2, 500))
  const returned = await post(book.back(1))
  const revised = await post(book.row(2, 600))
  await undoImport(clerk, revised)
  expect([await book.balance(), await royalties(returned)]).toEqual([-25, [-25]])
  expect((await book.takenBack())[0]?.slice(0, 2)).toEqual([1, first.id])
  await expectSound()
  const back = await again(first)
  expect([rowsBy(back), back.revisions]).toEqual([{ new: 1 }, null])
  await postImport(clerk, back)
  expect([await book.balance(), await book.takenBack()]).toEqual([25, [[1, first.id, 'posted', 500]]])

  // And another time.
  const third = await post(book.row(2, 700))
  expect(await book.balance()).toBe(35)
  await undoImport(clerk, returned)
  expect(await book.balance()).toBe(70)
  await undoImport(clerk, third)
  expect(await book.balance()).toBe(0)
  await expectSound()
})

test('of three versions the return goes by the one that stands, whichever is undone', async () => {
  const book = await aSoldBook()
  const first = await post(book.row(2, 500))
  const returned = await post(book.back(1))
  const [second, third] = [await post(book.row(2, 600)), await post(book.row(2, 700))]
  expect(await book.balance()).toBe(35)
  await undoImport(clerk, second)
  expect([await book.balance(), await royalties(returned)]).toEqual([35, [-35]])
  await undoImport(clerk, third)
  expect([await book.balance(), await royalties(returned)]).toEqual([-25, [-25]])
  await postImport(clerk, await again(first))
  expect(await book.balance()).toBe(25)
  await expectSound()
})

test('several returns of one sale are each reckoned anew, together to the paisa', async () => {
  const book = await aSoldBook()
  await post(book.row(3, 500))
  const [one, other] = [await post(book.back(1)), await post(book.back(2, { sale_date: '2026-05-03' }))]
  expect(await book.balance()).toBe(0)
  const revised = await read(book.row(3, 100))
  expect(revised.revisions?.returns.rows).toBe(2)
  await postImport(clerk, revised)
  expect([await royalties(one), await royalties(other)]).toEqual([[-3.33], [-6.67]])
  expect(await book.balance()).toBe(0)
  await expectSound()
})

test('a return of the file that revises its sale takes back what that gives by it', async () => {
  const book = await aSoldBook()
  await post(book.row(2, 500))
  const revised = await read(book.row(2, 600), book.back(1))
  expect(await royalties(revised)).toEqual([60, -30])
  await postImport(clerk, revised)
  expect([await book.balance(), await book.takenBack()]).toEqual([30, [[1, revised.id, 'posted', 600]]])
  // One of two is left, be the sale there twice.
  expect((await read(book.back(2, { sale_date: '2026-05-09' }))).without_sale?.count).toBe(1)
  await undoImport(clerk, revised)
  expect(await book.balance()).toBe(0)
  await expectSound()
})

test('a return that is in the revised file again, or is revised by it, is booked once', async () => {
  const book = await aSoldBook()
  await post(book.row(2, 500))
  const returned = await post(book.back(1))
  const same = await read(book.row(2, 600), book.back(1))
  expect([rowsBy(same), same.revisions?.returns.rows]).toEqual([{ new: 1, duplicate: 1 }, 1])
  await postImport(clerk, same)
  expect(await book.balance()).toBe(30)
  const both = await read(book.row(2, 800), book.back(2))
  expect([rowsBy(both), both.revisions?.rows, both.revisions?.returns.rows]).toEqual([{ new: 2 }, 2, 0])
  await postImport(clerk, both)
  expect([await book.balance(), rowsBy(await again(returned))]).toEqual([0, { revised: 1 }])
  await expectSound()
})

test('of a sale of fewer copies than came back the last return takes back another one, or is said to lack its sale', async () => {
  const book = await aSoldBook()
  const unnamed = { order_id: '' }
  await post(book.row(2, 500), book.row(1, 400, { order_id: book.otherOrder, sale_date: '2026-04-20' }))
  const one = await post(book.back(1, unnamed))
  const other = await post(
    book.back(1, { ...unnamed, sale_date: '2026-05-03', amount: -260, proceeds: -260 }),
  )
  const [third] = [await post(book.back(1, { sale_date: '2026-05-04', order_id: book.otherOrder }))]
  expect(await royalties(third)).toEqual([-40])
  const revised = await read(book.row(1, 300))
  expect(revised.revisions?.returns).toMatchObject({
    rows: 1,
    named: [{ import_id: other.id, royalty_before: -26, royalty: -26, lacks_sale: true }],
  })
  await postImport(clerk, revised)
  expect(await book.takenBack()).toEqual([
    [1, revised.id, 'posted', 300],
    [1, expect.any(Number), 'posted', 400],
  ])
  expect([await royalties(one), await royalties(other)]).toEqual([[-25], [-26]])
  await expectSound()
  await undoImport(clerk, revised)
  expect(await book.takenBack()).toHaveLength(3)
  expect([await royalties(one), await royalties(other)]).toEqual([[-25], [-26]])
  await expectSound()
})

test('a return of an order takes no copy of another when its sale has fewer', async () => {
  const book = await aSoldBook()
  await post(book.row(2, 500), book.row(5, 400, { order_id: book.otherOrder }))
  const returned = await post(book.back(2))
  const revised = await read(book.row(1, 300), book.row(5, 400, { order_id: book.otherOrder }))
  expect(revised.revisions?.returns.named).toMatchObject([
    { import_id: returned.id, royalty_before: -50, royalty: -50, lacks_sale: true },
  ])
  await postImport(clerk, revised)
  expect([await book.balance(), await book.takenBack()]).toEqual([20, []])
  await expectSound()
  await undoImport(clerk, revised)
  expect(await book.takenBack()).toEqual([[2, expect.any(Number), 'new', 500]])
  await expectSound()
})

test('a row by which nothing is due any more leaves the return without a sale', async () => {
  const book = await aSoldBook()
  const month = (copies: number) =>
    kdpPriorMonths([kdpSold(book.isbn, copies, { Earnings: copies * 250 })], { month: 'April 2026' })
  const sold = await postImport(clerk, await readImport(clerk, app, month(2)))
  const { channel, format } = await app.db
    .selectFrom('sale_lines')
    .select(['channel', 'format'])
    .where('import_id', '=', sold.id)
    .executeTakeFirstOrThrow()
  const returned = await post(book.back(1, { channel, format, order_id: '' }))
  const none = await readImport(clerk, app, month(0))
  expect(rowsBy(none)).toEqual({ new: 1 })
  expect(none.revisions).toMatchObject({
    authors: [{ before: 25, now: -25, difference: -50 }],
    returns: { named: [{ import_id: returned.id, royalty: -25, lacks_sale: true }] },
  })
  await postImport(clerk, none)
  expect([await book.balance(), await book.takenBack()]).toEqual([-25, []])
  await expectSound()
})

test('a return that is posted between looking and posting is shown before anything is posted', async () => {
  const book = await aSoldBook()
  await post(book.row(2, 500))
  const revised = await read(book.row(2, 600))
  expect(revised.revisions?.returns.rows).toBe(0)
  const returned = await post(book.back(1))
  await clerk.calls(postSalesImport, { id: revised.id, version: revised.version })
  const shown = await untilImportIs(clerk, revised.id, 'ready')
  expect([shown.is_shown_again, shown.revisions?.returns.rows]).toEqual([true, 1])
  expect([await book.balance(), await royalties(returned)]).toEqual([25, [-25]])
  await postImport(clerk, shown)
  expect(await book.balance()).toBe(30)
  await expectSound()
})

test('a return that was read before a revision of fewer copies is said to lack its sale then', async () => {
  const book = await aSoldBook()
  await post(book.row(2, 500))
  const returned = await read(book.back(2))
  await post(book.row(1, 300))
  const found = await again(returned)
  expect(found.without_sale?.count).toBe(1)
  await postImport(clerk, found, { by_own_day: true })
  expect([await book.balance(), await book.takenBack()]).toEqual([-20, []])
  await expectSound()
})

test('what came back of a sale that a file lacks and takes back comes back of the oldest, as it was shown', async () => {
  const book = await aSoldBook()
  const other = { order_id: book.otherOrder }
  const first = await post(book.row(2, 600), book.row(1, 300, other))
  const returned = await post(book.back(1))
  const corrected = await read(
    book.row(1, 300, other),
    book.row(1, 100, { order_id: `C-${book.otherOrder}` }),
  )
  expect(corrected.returns_of_lacking).toMatchObject({
    rows: 1,
    named: [{ import_id: returned.id, royalty_before: -30, royalty: -25, lacks_sale: false }],
  })
  const { id, version } = corrected
  await clerk.calls(postSalesImport, { id, version, lacking: 'take_back' })
  await untilImportIs(clerk, id, 'posted')
  expect([await book.balance(), await book.takenBack()]).toEqual([15, [[1, first.id, 'posted', 300]]])
  await expectSound()
  await undoImport(clerk, corrected)
  expect([await royalties(returned), (await book.takenBack()).length]).toEqual([[-30], 1])
  await expectSound()
})

test('a file in the place of that of a sale has its return too', async () => {
  const book = await aSoldBook()
  const first = await post(book.row(2, 500))
  const returned = await post(book.back(1))
  const revised = await read(book.row(2, 600))
  const { data: seen } = await clerk.calls(previewReplacement, { id: revised.id })
  expect(seen.changes).toMatchObject({
    before: { rows: 1, royalty: 25 },
    now: { rows: 1, royalty: 30 },
    authors: [{ author_id: book.author, before: 25, now: 30, difference: 5 }],
  })
  await clerk.calls(replaceImports, {
    id: revised.id,
    version: seen.version,
    preview: seen.preview,
    earlier: [{ id: first.id, version: (await again(first)).version }],
    reason: 'Revised by the channel',
  })
  expect([await book.balance(), await royalties(returned)]).toEqual([30, [-30]])
  expect(await book.takenBack()).toEqual([[1, revised.id, 'posted', 600]])
  await expectSound()
  await undoImport(clerk, returned)
  expect(await book.balance()).toBe(60)
  await undoImport(clerk, revised)
  expect(await book.balance()).toBe(0)
  await expectSound()
})
