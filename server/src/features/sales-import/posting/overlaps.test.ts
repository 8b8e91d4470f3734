import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import {
  getSalesImport,
  postSalesImport,
  type SalesImport,
  undoSalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAgreement, anAuthor } from '../../../../test/builders.ts'
import { rowsLookedAt } from '../../../../test/rows-looked-at.ts'
import { kdpPriorMonths, panaiCsv, type Row } from '../../../../test/sales-files.ts'
import { anIsbn, postImport, readImport, untilImportIs } from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'
import { findOverlaps } from './find-overlaps.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

/** As a file of another kind names the same sales. */
const otherTerms: Row = { 'Royalty Type': '60%' }

/** An author who has half of what the channel pays, and files of a month of their book. */
async function aBookOfMonths() {
  const isbn = anIsbn()
  const author = await anAuthor(app.db)
  const book = await aBook(app.db, { isbn, author_id: author.id })
  await anAgreement(app.db, book.id, [{ basis: 'net', rate_bp: 5_000 }])
  /** Copies for each of which the channel pays Rs. 100. */
  const month = (copies: number, given: Row = {}, name = 'April 2026') =>
    readImport(
      clerk,
      app,
      kdpPriorMonths(
        [
          {
            'ASIN/ISBN': isbn,
            'Units Sold': copies,
            'Units Refunded': 0,
            'Net Units Sold or Combined KENP': copies,
            Earnings: copies * 100,
            ...given,
          },
        ],
        { month: name },
      ),
    )
  const earned = async () => {
    const found = await app.db
      .selectFrom('author_totals')
      .select('unpaid_paise')
      .where('author_id', '=', author.id)
      .executeTakeFirst()
    return (found?.unpaid_paise ?? 0) / 100
  }
  return { book, isbn, month, earned }
}

const undo = async ({ id, version }: SalesImport) => {
  await clerk.calls(undoSalesImport, { id, version, reason: 'Revised by the channel' })
  await untilImportIs(clerk, id, 'undone')
}
const again = async ({ id }: SalesImport) => (await clerk.calls(getSalesImport, { id })).data

test('a month that comes under other terms is told, and takes the place of the first when that is undone', async () => {
  const { book, month, earned } = await aBookOfMonths()
  const first = await postImport(clerk, await month(2))
  expect(await earned()).toBe(100)
  const revised = await month(3, otherTerms)
  expect(revised.overlaps).toEqual({
    rows: 1,
    named: [
      {
        import_id: first.id,
        file_name: 'sales.xlsx',
        book_id: book.id,
        book_title: book.title,
        period_from: '2026-04-01',
        period_to: '2026-04-30',
        rows: 1,
        copies: 3,
        copies_before: 2,
        amount: expect.any(Number),
        amount_before: expect.any(Number),
      },
    ],
  })
  const { id, version } = revised
  const refused = await clerk.tries(postSalesImport, { id, version })
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(salesImportMessages.overlaps)])
  await undo(first)
  expect(await earned()).toBe(0)
  const alone = await again(revised)
  expect(alone.overlaps).toBeNull()
  await postImport(clerk, alone)
  expect(await earned()).toBe(150)
  expect(await findLedgerDifferences(app.db)).toEqual([])
})

test('further sales of the month are posted when somebody says that they are', async () => {
  const { month, earned } = await aBookOfMonths()
  await postImport(clerk, await month(2))
  const further = await month(5, otherTerms)
  await clerk.calls(postSalesImport, { id: further.id, version: further.version, are_further: true })
  expect((await untilImportIs(clerk, further.id, 'posted')).overlaps).toBeNull()
  expect(await earned()).toBe(350)
})

test('another month, another marketplace and what came back are no such sales', async () => {
  const { month } = await aBookOfMonths()
  await postImport(clerk, await month(2))
  const others = [
    await month(3, {}, 'May 2026'),
    await month(3, { Marketplace: 'Amazon.com' }),
    await month(-1, { 'Units Sold': 0, 'Units Refunded': 1 }),
  ]
  expect(others.map(({ overlaps }) => overlaps)).toEqual([null, null, null])
})

test('a month of what came day by day before is told with all its days, and so are days of a month that was posted', async () => {
  const { isbn, month } = await aBookOfMonths()
  const day = (sale_date: string, units: number): Row => ({
    isbn,
    order_id: '',
    channel: 'kdp',
    units,
    sale_date,
  })
  const days = await postImport(
    clerk,
    await readImport(
      clerk,
      app,
      panaiCsv([day('2026-04-02', 1), day('2026-04-30', 3), day('2026-05-01', 9)]),
    ),
  )
  const whole = await month(4)
  expect(whole.overlaps?.named).toMatchObject([
    {
      import_id: days.id,
      copies: 4,
      copies_before: 4,
      period_from: '2026-04-02',
      period_to: '2026-04-30',
    },
  ])
  await clerk.calls(postSalesImport, { id: whole.id, version: whole.version, are_further: true })
  await untilImportIs(clerk, whole.id, 'posted')
  const later = await readImport(clerk, app, panaiCsv([day('2026-04-15', 1), day('2026-03-31', 7)]))
  expect(later.overlaps).toMatchObject({
    rows: 1,
    named: [{ import_id: whole.id, copies: 1, copies_before: 4 }],
  })
})

test('of two files of one month that are read together, the second is shown again before it is posted', async () => {
  const { month, earned } = await aBookOfMonths()
  const [first, second] = [await month(2), await month(3, otherTerms)]
  expect([first.overlaps, second.overlaps]).toEqual([null, null])
  await postImport(clerk, first)
  await clerk.calls(postSalesImport, { id: second.id, version: second.version })
  const shown = await untilImportIs(clerk, second.id, 'ready')
  expect([shown.is_shown_again, shown.overlaps?.rows]).toEqual([true, 1])
  expect(await earned()).toBe(100)
})

test('what many rows overlap is found without comparing them with each other', async () => {
  const { isbn, month } = await aBookOfMonths()
  await postImport(clerk, await month(4))
  const rows = Array.from({ length: 600 }, (_, at) => ({
    isbn,
    order_id: '',
    channel: 'kdp',
    sale_date: '2026-04-15',
    amount: 100 + at,
  }))
  const { id, overlaps } = await readImport(clerk, app, panaiCsv(rows))
  expect(overlaps?.rows).toBe(rows.length)
  const looked = await rowsLookedAt(app.db, ['sales', 'sale_lines'], (tx) =>
    findOverlaps(tx, sql`import_id = ${id}`),
  )
  expect(looked).toBeGreaterThan(0)
  expect(looked).toBeLessThan(20 * rows.length)
})
