import { getHistory } from '@panai/contract/console/staff/audit'
import {
  changeSaleMatch,
  forgetSaleMatch,
  getSaleMatch,
  listSaleMatches,
  previewForgetting,
  previewMatchChange,
  writeOffSales,
} from '@panai/contract/sales-import/staff/sale-matches'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { getSalesImport, undoSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { listWaitingSales, matchSales } from '@panai/contract/sales-import/staff/waiting-sales'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../../test/builders.ts'
import { aRun, issueAll } from '../../../../test/money/statements.ts'
import { panaiCsv } from '../../../../test/sales-files.ts'
import { postImport, readImport, untilImportIs } from '../../../../test/sales-imports.ts'
import { aClerk, aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'
import { findStatementDifferences } from '../../statements/index.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

type Sold = { units: number; amount: number; proceeds: number }
let orders = 0
const aFile = (title: string, sold: readonly Sold[]) =>
  panaiCsv(
    sold.map((row) => {
      orders += 1
      return { order_id: `MATCH-${orders}`, isbn: '', title, author: 'As written', format: 'ebook', ...row }
    }),
  )
const two: Sold[] = [
  { units: 2, amount: 500, proceeds: 333.33 },
  { units: -1, amount: -250, proceeds: -166.67 },
]

async function aBookOfItsOwn() {
  const author = await anAuthor(app.db)
  const book = await aBook(app.db, { author_id: author.id, pages: 100, trim_size: '5.5 X 8.5 in' })
  return { id: book.id, title: book.title, author: author.id }
}

const aTitle = () => `A title ${crypto.randomUUID()}`

async function groupOf(title: string) {
  const { data } = await clerk.calls(listWaitingSales, { waits_for: 'book', per_page: 100 })
  return data.find((group) => group.title === title)
}

/** Rows of a file that were matched to a book and posted. */
async function aPostedMatch(book: number, { title = aTitle(), sold = two } = {}) {
  const ready = await readImport(clerk, app, aFile(title, sold))
  const key = (await groupOf(title))?.id
  await clerk.calls(matchSales, { key, book_id: book, format: null })
  const { data } = await clerk.calls(getSalesImport, { id: ready.id })
  await postImport(clerk, data, { by_own_day: true })
  return { title, key, importId: ready.id, match: await matchOf(title) }
}

async function matchOf(title: string) {
  const { data } = await clerk.calls(listSaleMatches, { q: title })
  const [match] = data
  if (!match) throw new Error(`nothing is remembered of ${title}`)
  return match
}

async function changeTo(id: number, book_id: number) {
  const { data: match } = await clerk.calls(getSaleMatch, { id })
  const { data: seen } = await clerk.calls(previewMatchChange, { id, book_id })
  const given = { id, book_id, format: null, version: match.version, preview: seen.preview, reason: 'A slip' }
  await clerk.calls(changeSaleMatch, given)
  return seen
}

async function paiseOf(author: number): Promise<number> {
  const found = await app.db
    .selectFrom('author_totals')
    .select('unpaid_paise')
    .where('author_id', '=', author)
    .executeTakeFirst()
  return found?.unpaid_paise ?? 0
}

function statementsOf(author: number) {
  return app.db
    .selectFrom('statements')
    .select(['opening_paise', 'closing_paise'])
    .where('author_id', '=', author)
    .where('state', 'in', ['issued', 'locked'])
    .orderBy('id')
    .execute()
}

/** Every account of the ledger, summed again. */
async function balances(): Promise<unknown> {
  const { rows } = await sql`
    select name, sum(amount_paise)::text as paise from postings join ledger_accounts on ledger_accounts.id = account_id
    group by name having sum(amount_paise) <> 0 order by name`.execute(app.db)
  return rows
}

async function expectSound(): Promise<void> {
  expect(await findLedgerDifferences(app.db)).toEqual([])
  const { rows } = await sql`select * from report_differences()`.execute(app.db)
  expect(rows).toEqual([])
}

test('a wrong match is corrected: looked at, posted to the paisa, and held to by the next file', async () => {
  const [wrong, right] = [await aBookOfItsOwn(), await aBookOfItsOwn()]
  const { title, match, importId } = await aPostedMatch(wrong.id)
  const earned = await paiseOf(wrong.author)
  expect(earned).toBeGreaterThan(0)
  expect(match).toMatchObject({ title, rows_posted: 2, copies_posted: 1, royalty_posted: earned / 100 })

  const next = await readImport(clerk, app, aFile(title, [{ units: 1, amount: 300, proceeds: 200 }]))
  const { data: seen } = await clerk.calls(previewMatchChange, { id: match.id, book_id: right.id })
  expect(seen).toMatchObject({
    rows: 3,
    rows_posted: 2,
    rows_waiting: [],
    taken: earned / 100,
    given: earned / 100,
    authors: [
      { author_id: wrong.author, taken: earned / 100, given: 0, is_stated: false, is_below_zero: false },
      { author_id: right.author, taken: 0, given: earned / 100 },
    ],
    currencies: [{ currency: 'INR', rows: 2, copies: 1, proceeds: 166.66 }],
  })
  expect(await paiseOf(wrong.author)).toBe(earned) // looking changes nothing

  await changeTo(match.id, right.id)
  expect([await paiseOf(wrong.author), await paiseOf(right.author)]).toEqual([0, earned])
  await expectSound()
  expect((await matchOf(title)).book_id).toBe(right.id)
  const { data: follows } = await clerk.calls(getSalesImport, { id: next.id })
  await postImport(clerk, follows)
  expect(await paiseOf(wrong.author)).toBe(0)
  expect(await paiseOf(right.author)).toBeGreaterThan(earned)

  const { data: history } = await clerk.calls(getHistory, { subject: 'sale_matches', subject_id: match.id })
  expect(history.map(({ by, changes }) => `${by} ${changes[0]}`)).toEqual([
    `${clerk.account.name} changed the book from ${wrong.title} to ${right.title}`,
    `${clerk.account.name} added the match`,
  ])

  const { data: posted } = await clerk.calls(getSalesImport, { id: importId })
  await clerk.calls(undoSalesImport, { id: importId, version: posted.version, reason: 'Twice' })
  await untilImportIs(clerk, importId, 'undone')
  await expectSound()
})

test('a statement that was issued stays as it is, and the next one corrects both authors', async () => {
  const [wrong, right] = [await aBookOfItsOwn(), await aBookOfItsOwn()]
  const { match } = await aPostedMatch(wrong.id)
  const earned = await paiseOf(wrong.author)
  await issueAll(app.db, await aRun(app.db, '2026-09-01'))
  expect(await statementsOf(wrong.author)).toMatchObject([{ opening_paise: 0, closing_paise: earned }])

  const seen = await changeTo(match.id, right.id)
  expect(seen.authors).toMatchObject([{ author_id: wrong.author, is_stated: true }, { is_stated: false }])
  await issueAll(app.db, await aRun(app.db, '2026-10-01'))
  expect(await statementsOf(wrong.author)).toMatchObject([
    { opening_paise: 0, closing_paise: earned },
    { opening_paise: earned, closing_paise: 0 },
  ])
  expect(await statementsOf(right.author)).toMatchObject([{ opening_paise: 0, closing_paise: earned }])
  expect(await findStatementDifferences(app.db)).toEqual([])
  await expectSound()
})

test('what was looked at is what is posted: another row, version or state asks again', async () => {
  const [wrong, right] = [await aBookOfItsOwn(), await aBookOfItsOwn()]
  const { title, match, key } = await aPostedMatch(wrong.id)
  const { data: seen } = await clerk.calls(previewMatchChange, { id: match.id, book_id: right.id })
  const given = { id: match.id, book_id: right.id, format: null, version: match.version, reason: 'A slip' }
  await readImport(clerk, app, aFile(title, two))
  const late = await clerk.tries(changeSaleMatch, { ...given, preview: seen.preview })
  expect([late.status, late.json()]).toMatchObject([409, { message: salesImportMessages.previewChanged }])
  expect(await paiseOf(right.author)).toBe(0)
  const { preview } = await changeTo(match.id, right.id)
  expect((await clerk.tries(changeSaleMatch, { ...given, preview })).status).toBe(409)
  const same = await clerk.tries(previewMatchChange, { id: match.id, book_id: right.id })
  expect(same.json()).toMatchObject({ message: salesImportMessages.sameBook })
  expect((await clerk.tries(matchSales, { key, book_id: wrong.id, format: null })).status).toBe(409)
  const noReason = { ...given, version: 1, preview, reason: ' ' }
  expect((await clerk.tries(changeSaleMatch, noReason)).status).toBe(422)
  const editor = await aStaffMember(app, 'editor')
  expect((await editor.tries(listSaleMatches, {})).status).toBe(403)
  await expectSound()
})

test('what is forgotten waits again; what is posted stays, or waits too', async () => {
  const book = await aBookOfItsOwn()
  const { title, match } = await aPostedMatch(book.id)
  const earned = await paiseOf(book.author)
  const unposted = await readImport(clerk, app, aFile(title, two))
  const forget = async (id: number, version: number, posted: 'stay' | 'wait') => {
    const { data } = await clerk.calls(previewForgetting, { id, posted })
    await clerk.calls(forgetSaleMatch, { id, version, posted, preview: data.preview, reason: 'Not sure' })
    return data
  }
  expect(await forget(match.id, match.version, 'stay')).toMatchObject({ rows: 2, rows_posted: 0, taken: 0 })
  expect(await paiseOf(book.author)).toBe(earned)
  const { data: waits } = await clerk.calls(getSalesImport, { id: unposted.id })
  expect(waits.groups).toMatchObject([{ state: 'waiting', waits_for: 'book', rows: 2 }])
  const { data: gone } = await clerk.calls(listSaleMatches, { q: title, forgotten: 'true' })
  expect(gone).toMatchObject([{ id: match.id, reason: 'Not sure', rows_posted: 2 }])

  const other = await aPostedMatch(book.id)
  const both = await paiseOf(book.author)
  const seen = await forget(other.match.id, other.match.version, 'wait')
  expect(seen).toMatchObject({ rows: 2, rows_posted: 2, taken: (both - earned) / 100, given: 0 })
  expect(await paiseOf(book.author)).toBe(earned)
  expect(await groupOf(other.title)).toMatchObject({ rows: 2, id: other.key })
  await clerk.calls(matchSales, { key: other.key, book_id: book.id, format: null })
  const { data: again } = await clerk.calls(getSalesImport, { id: other.importId })
  await postImport(clerk, again)
  expect(await paiseOf(book.author)).toBe(both)
  await expectSound()
})

test('what only an undone import has said is forgotten with it; what another file uses stays', async () => {
  const book = await aBookOfItsOwn()
  const undo = async (id: number) => {
    const { data } = await clerk.calls(getSalesImport, { id })
    await clerk.calls(undoSalesImport, { id, version: data.version, reason: 'Wrong file' })
    await untilImportIs(clerk, id, 'undone')
  }
  const alone = await aPostedMatch(book.id)
  await undo(alone.importId)
  const again = await readImport(clerk, app, aFile(alone.title, two))
  expect(again.groups).toMatchObject([{ state: 'waiting', waits_for: 'book', rows: 2 }])
  const { data: gone } = await clerk.calls(getSaleMatch, { id: alone.match.id })
  expect(gone.reason).toBe(`Import ${alone.importId} was undone`)

  const used = await aPostedMatch(book.id)
  await readImport(clerk, app, aFile(used.title, two))
  await undo(used.importId)
  expect(await matchOf(used.title)).toMatchObject({ forgotten_at: null, rows_posted: 0, rows_not_posted: 2 })
})

test('rows that are not ours leave the list with a reason, are counted, remembered, and brought back', async () => {
  const title = aTitle()
  const first = await readImport(clerk, app, aFile(title, two))
  const key = (await groupOf(title))?.id
  expect((await clerk.tries(writeOffSales, { key, reason: '' })).status).toBe(422)
  const { data: match } = await clerk.calls(writeOffSales, { key, reason: 'Another publisher’s book' })
  expect(match).toMatchObject({ book_id: null, rows_posted: 0, rows_not_posted: 2, title })
  expect(await groupOf(title)).toBeUndefined()
  const second = await readImport(clerk, app, aFile(title, two))
  for (const { id } of [first, second]) {
    const { data } = await clerk.calls(getSalesImport, { id })
    expect(data.groups).toMatchObject([{ state: 'not_ours', rows: 2, copies: 1, proceeds: 166.66 }])
  }
  const { data: seen } = await clerk.calls(previewForgetting, { id: match.id, posted: 'stay' })
  const given = { id: match.id, version: match.version, posted: 'stay', preview: seen.preview }
  await clerk.calls(forgetSaleMatch, { ...given, reason: 'It is ours' })
  expect(await groupOf(title)).toMatchObject({ rows: 4, id: key })
})

test('a change and the change back leave every balance as it was, whatever was sold', async () => {
  const [one, other] = [await aBookOfItsOwn(), await aBookOfItsOwn()]
  const sold = fc
    .record({
      units: fc.integer({ min: 1, max: 40 }),
      price: fc.integer({ min: 1, max: 90_000 }),
      back: fc.boolean(),
    })
    .map(({ units, price, back }) => {
      const sign = back ? -1 : 1
      return {
        units: sign * units,
        amount: (sign * units * price) / 100,
        proceeds: (sign * Math.ceil((units * price) / 3)) / 100,
      }
    })
  await fc.assert(
    fc.asyncProperty(fc.array(sold, { minLength: 1, maxLength: 16 }), async (rows) => {
      const { match } = await aPostedMatch(one.id, { sold: rows })
      const before = await balances()
      await changeTo(match.id, other.id)
      await changeTo(match.id, one.id)
      expect(await balances()).toEqual(before)
      await expectSound()
    }),
    { numRuns: 4 },
  )
})
