import { paise } from '@panai/contract/money/money'
import {
  previewReplacement,
  type Replacement,
  replaceImports,
} from '@panai/contract/sales-import/staff/replacements'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import {
  getSalesImport,
  type SalesImport,
  undoSalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import { matchSales } from '@panai/contract/sales-import/staff/waiting-sales'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { anAuthor } from '../../../../test/builders.ts'
import { aPayout, pay } from '../../../../test/money/sales.ts'
import { aRun, issueAll } from '../../../../test/money/statements.ts'
import { kdpPriorMonths, kdpSold, panaiCsv, type Row } from '../../../../test/sales-files.ts'
import {
  aBookOfHalves,
  balanceOf,
  postImport,
  readImport,
  shareInHalves,
  untilImportIs,
} from '../../../../test/sales-imports.ts'
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

type Sold = { isbn: string; copies: number; earnings?: number; more?: Row }

/** April as KDP reports it, Rs. 100 for each copy unless it says something else. */
const april = (sold: readonly Sold[]) =>
  readImport(
    clerk,
    app,
    kdpPriorMonths(
      sold.map(({ isbn, copies, earnings = copies * 100, more = {} }) =>
        kdpSold(isbn, copies, { Earnings: earnings, ...more }),
      ),
      { month: 'April 2026' },
    ),
  )

const look = async ({ id }: { id: number }) => (await clerk.calls(previewReplacement, { id })).data
const asked = ({ id }: { id: number }, { version, preview, earlier }: Replacement) => ({
  id,
  version,
  preview,
  earlier: earlier.map((one) => ({ id: one.id, version: one.version })),
  reason: 'Revised by the channel',
})
const again = async ({ id }: { id: number }) => (await clerk.calls(getSalesImport, { id })).data

async function balances(): Promise<Map<number, number>> {
  const rows = await app.db.selectFrom('author_totals').select(['author_id', 'unpaid_paise']).execute()
  return new Map(rows.map(({ author_id, unpaid_paise }) => [author_id, unpaid_paise]))
}

/** All that a replacement writes: nothing of it is there when it is refused. */
async function everything() {
  const count = (table: 'journals' | 'postings' | 'sales' | 'import_journals') =>
    app.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  return [
    await app.db
      .selectFrom('sales_imports')
      .select(['id', 'version', 'state', 'totals'])
      .orderBy('id')
      .execute(),
    await app.db
      .selectFrom('sale_lines')
      .select(['id', 'state', 'book_id', 'overlaps_line_id'])
      .orderBy('id')
      .execute(),
    await app.db.selectFrom('returned_copies').selectAll().orderBy('return_id').orderBy('sale_id').execute(),
    await app.db
      .selectFrom('sales_import_authors')
      .selectAll()
      .orderBy('import_id')
      .orderBy('author_id')
      .execute(),
    [...(await balances())],
    [await count('journals'), await count('postings'), await count('sales'), await count('import_journals')],
  ]
}

async function expectSound(): Promise<void> {
  expect(await findLedgerDifferences(app.db)).toEqual([])
  expect(await findStatementDifferences(app.db)).toEqual([])
}

async function aRevisedMonth() {
  const [one, other] = [await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  const same = { isbn: other.isbn, copies: 1 }
  const first = await postImport(clerk, await april([{ isbn: one.isbn, copies: 2 }, same]))
  const revised = await april([{ isbn: one.isbn, copies: 5 }, same])
  return { one, other, first, revised }
}

test('the earlier file is undone and the corrected one posted, rows of both among them, as it was shown', async () => {
  const { one, other, first, revised } = await aRevisedMonth()
  const before = await everything()
  const seen = await look(revised)
  expect(await everything()).toEqual(before)
  expect(seen).toMatchObject({
    version: revised.version,
    earlier: [{ id: first.id, file_name: 'sales.xlsx', posted: 2, outside: 0 }],
    obstacles: [],
  })
  expect(seen.changes).toMatchObject({
    before: { rows: 2, copies: 3, royalty: 150 },
    now: { rows: 2, copies: 6, royalty: 300 },
    difference: { rows: 0, copies: 3, royalty: 150 },
    currencies: [{ currency: 'INR', before: { royalty: 150 }, now: { royalty: 300 } }],
    authors: [
      {
        author_id: one.author,
        before: 100,
        now: 250,
        difference: 150,
        is_stated: false,
        is_below_zero: false,
      },
      { author_id: other.author, before: 50, now: 50, difference: 0 },
    ],
    authors_count: 2,
    back_elsewhere: 0,
    waiting: 0,
    overlaps: 0,
  })
  const { data: done } = await clerk.calls(replaceImports, asked(revised, seen))
  expect(done).toMatchObject({ state: 'posted', replaces: [first.id], royalty: 300, overlaps: null })
  expect(await again(first)).toMatchObject({
    state: 'undone',
    undo_reason: 'Revised by the channel',
    replaced_by: revised.id,
  })
  expect([await balanceOf(app.db, one.author), await balanceOf(app.db, other.author)]).toEqual([250, 50])
  await expectSound()
  const written = await app.db
    .selectFrom('audit_entries')
    .select(['account_id', 'after'])
    .where('subject', '=', 'sales_imports')
    .where('subject_id', '=', String(first.id))
    .where('action', '=', 'replaceImports')
    .execute()
  expect(written).toMatchObject([
    { account_id: clerk.account.id, after: { replaced_by_id: revised.id, state: 'undone' } },
  ])
})

test('what was shown of each author is what is booked, to the paisa', async () => {
  const books = [await aBookOfHalves(app.db), await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  const shared = await anAuthor(app.db)
  await shareInHalves(app.db, books[0]?.id ?? 0, [books[0]?.author ?? 0, shared.id])
  const row = fc.record({
    copies: fc.integer({ min: 1, max: 40 }),
    hundredths: fc.integer({ min: 1, max: 999_999 }),
  })
  let files = 0
  const file = fc.tuple(row, row, row).map((rows) =>
    rows.map(({ copies, hundredths }, at) => ({
      isbn: books[at]?.isbn ?? '',
      copies,
      earnings: hundredths / 100,
    })),
  )
  let standing: SalesImport | null = null
  await fc.assert(
    fc.asyncProperty(file, async (rows) => {
      files += 1
      // No file is there twice; rows of its other books may be.
      const next = await april(
        rows.map((one, at) => (at === 0 ? { ...one, earnings: one.earnings + files * 10_000 } : one)),
      )
      if (next.overlaps === null) {
        standing = await postImport(clerk, next)
        return
      }
      const seen = await look(next)
      const before = await balances()
      await clerk.calls(replaceImports, asked(next, seen))
      const after = await balances()
      const booked = [...after]
        .map(([author, balance]) => [author, balance - (before.get(author) ?? 0)])
        .filter(([, moved]) => moved !== 0)
      const shown = (seen.changes?.authors ?? [])
        .map(({ author_id, difference }) => [author_id, Math.round(difference * 100)])
        .filter(([, moved]) => moved !== 0)
        .toSorted(([one = 0], [two = 0]) => one - two)
      expect(booked.toSorted(([one = 0], [two = 0]) => one - two)).toEqual(shown)
      expect(seen.earlier.map(({ id }) => id)).toEqual([standing?.id])
      const done = await again(next)
      expect(done.royalty).toBe(seen.changes?.now.royalty)
      standing = done
      await expectSound()
    }),
    { numRuns: 8, interruptAfterTimeLimit: 100_000 },
  )
  expect(standing).not.toBeNull()
})

test('several files of the period give way together, and rows that they alone have are told', async () => {
  const { isbn, author } = await aBookOfHalves(app.db)
  const day = (sale_date: string, units: number): Row => ({
    isbn,
    order_id: '',
    channel: 'kdp',
    units,
    sale_date,
    amount: units * 100,
    proceeds: units * 100,
  })
  const files = [
    await postImport(
      clerk,
      await readImport(clerk, app, panaiCsv([day('2026-04-02', 1), day('2026-05-01', 9)])),
    ),
    await postImport(clerk, await readImport(clerk, app, panaiCsv([day('2026-04-30', 3)]))),
  ]
  const whole = await april([{ isbn, copies: 4 }])
  const seen = await look(whole)
  expect(seen.earlier).toMatchObject([
    { id: files[0]?.id, posted: 2, outside: 1 },
    { id: files[1]?.id, posted: 1, outside: 0 },
  ])
  await clerk.calls(replaceImports, asked(whole, seen))
  expect(await balanceOf(app.db, author)).toBe(200)
  expect((await again(whole)).replaces).toEqual(files.map(({ id }) => id))
  await expectSound()
})

test('what was stated and paid stays, is told, and is corrected by the next statement', async () => {
  const { one, revised } = await (async () => {
    const one = await aBookOfHalves(app.db)
    await postImport(clerk, await april([{ isbn: one.isbn, copies: 6 }]))
    return { one, revised: await april([{ isbn: one.isbn, copies: 1 }]) }
  })()
  await issueAll(app.db, await aRun(app.db, '2026-09-01'))
  const seen = await look(revised)
  expect(seen.changes).toMatchObject({
    authors: [{ before: 300, now: 50, difference: -250, is_stated: true, is_below_zero: false }],
    authors_stated: 1,
    authors_below_zero: 0,
  })
  await clerk.calls(replaceImports, asked(revised, seen))
  await issueAll(app.db, await aRun(app.db, '2026-10-01'))
  const statements = await app.db
    .selectFrom('statements')
    .select(['opening_paise', 'closing_paise'])
    .where('author_id', '=', one.author)
    .orderBy('id')
    .execute()
  expect(statements).toEqual([
    { opening_paise: 0, closing_paise: 300_00 },
    { opening_paise: 300_00, closing_paise: 50_00 },
  ])
  await expectSound()
})

test('who has been paid more than is left is told, and owes the rest', async () => {
  const { isbn, author } = await aBookOfHalves(app.db)
  await postImport(clerk, await april([{ isbn, copies: 6 }]))
  await pay(app.db, aPayout(author, { amount: paise(280_00) }))
  const revised = await april([{ isbn, copies: 1 }])
  const seen = await look(revised)
  expect(seen.changes).toMatchObject({
    authors: [{ before: 300, now: 50, difference: -250, is_below_zero: true }],
    authors_below_zero: 1,
  })
  await clerk.calls(replaceImports, asked(revised, seen))
  expect(await balanceOf(app.db, author)).toBe(-230)
  await expectSound()
})

test('a book that was matched by hand for the earlier file stays matched', async () => {
  const { id, author } = await aBookOfHalves(app.db)
  const sold = (units: number) => ({ isbn: 'B0REPLACE1', copies: units })
  const read = await april([sold(2), { isbn: 'B0REPLACE2', copies: 7 }])
  for (const asin of ['b0replace1', 'b0replace2'])
    await clerk.calls(matchSales, { key: `kdp number ${asin}`, book_id: id, format: null })
  await postImport(clerk, await again(read))
  expect(await balanceOf(app.db, author)).toBe(450)
  const revised = await april([sold(3), { isbn: 'B0REPLACE2', copies: 7 }])
  const seen = await look(revised)
  expect(seen.changes).toMatchObject({ now: { rows: 2, royalty: 500 }, waiting: 0 })
  await clerk.calls(replaceImports, asked(revised, seen))
  expect(await balanceOf(app.db, author)).toBe(500)
})

test('agreements that change between looking and replacing leave both files as they are', async () => {
  const { one, revised } = await aRevisedMonth()
  const seen = await look(revised)
  await app.db
    .insertInto('royalty_rules')
    .values({
      agreement_id: one.agreement_id,
      book_id: one.id,
      basis: 'net',
      rate_bp: 6_000,
      valid_from: '2026-04-01',
    })
    .execute()
  const before = await everything()
  const refused = await clerk.tries(replaceImports, asked(revised, seen))
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining(salesImportMessages.previewChanged),
  ])
  expect(await everything()).toEqual(before)
  const now = await look(revised)
  expect(now.changes?.now.royalty).toBe(350)
  await clerk.calls(replaceImports, asked(revised, now))
  expect(await balanceOf(app.db, one.author)).toBe(300)
})

test('of two who replace at once one does it, and the other is told', async () => {
  const { one, revised } = await aRevisedMonth()
  const other = await aClerk(app, 'Kavin')
  const seen = await look(revised)
  const answers = await Promise.all(
    [clerk, other].map((who) => who.tries(replaceImports, asked(revised, seen))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await balanceOf(app.db, one.author)).toBe(250)
  await expectSound()
})

test('one undoes the earlier file while another replaces it: both or neither is done', async () => {
  const { one, first, revised } = await aRevisedMonth()
  const other = await aClerk(app, 'Kavin')
  const seen = await look(revised)
  const [replaced] = await Promise.all([
    clerk.tries(replaceImports, asked(revised, seen)),
    other.tries(undoSalesImport, { id: first.id, version: first.version, reason: 'The wrong file' }),
  ])
  await untilImportIs(clerk, first.id, 'undone')
  const isReplaced = replaced.status === 200
  expect((await again(first)).replaced_by).toBe(isReplaced ? revised.id : null)
  expect((await again(revised)).state).toBe(isReplaced ? 'posted' : 'ready')
  expect(await balanceOf(app.db, one.author)).toBe(isReplaced ? 250 : 0)
  await expectSound()
})

test('a file that is being posted, a stale one and one that replaces nothing are refused', async () => {
  const { one, first, revised } = await aRevisedMonth()
  const seen = await look(revised)
  const stale = await clerk.tries(replaceImports, { ...asked(revised, seen), version: revised.version + 1 })
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('stale')])
  const none = await clerk.tries(replaceImports, { ...asked(revised, seen), reason: ' ' })
  expect(none.status).toBe(422)

  await app.db.updateTable('sales_imports').set({ state: 'undoing' }).where('id', '=', first.id).execute()
  const atWork = await look(revised)
  expect(atWork).toMatchObject({ obstacles: [{ import_id: first.id, why: 'at_work' }], changes: null })
  const refused = await clerk.tries(replaceImports, asked(revised, { ...seen, earlier: atWork.earlier }))
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining(salesImportMessages.replacedNow),
  ])
  await app.db.updateTable('sales_imports').set({ state: 'posted' }).where('id', '=', first.id).execute()

  const alone = await april([{ isbn: (await aBookOfHalves(app.db)).isbn, copies: 1 }])
  const nothing = await clerk.tries(previewReplacement, { id: alone.id })
  expect([nothing.status, nothing.text]).toEqual([
    409,
    expect.stringContaining(salesImportMessages.notReplaced),
  ])
  expect((await clerk.tries(previewReplacement, { id: 999_999 })).status).toBe(404)
  expect(await balanceOf(app.db, one.author)).toBe(100)
})

test('who may not move money neither replaces a file nor looks at it', async () => {
  const { revised } = await aRevisedMonth()
  const seen = await look(revised)
  const editor = await aStaffMember(app)
  expect((await editor.tries(previewReplacement, { id: revised.id })).status).toBe(403)
  expect((await editor.tries(replaceImports, asked(revised, seen))).status).toBe(403)
})
