import { createHash } from 'node:crypto'
import { type CloseStep, closeStepNames } from '@panai/contract/accounting/staff/close-steps'
import { getMonthClose, type MonthClose } from '@panai/contract/accounting/staff/month-close'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import { createSalesAccount } from '@panai/contract/sales-import/staff/sales-accounts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signInWithFactor } from '../../../test/accounts.ts'
import { anApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook } from '../../../test/builders.ts'
import { anEarner, makeARun, payAll, payeesInMemory, twoClerks } from '../../../test/money/payouts.ts'
import { postFile, type SampleLine } from '../../../test/money/post-file.ts'
import { complete, fail } from '../../../test/money/sales.ts'
import { aRun, issueAll } from '../../../test/money/statements.ts'
import { panaiCsv } from '../../../test/sales-files.ts'
import { anIsbn, readImport } from '../../../test/sales-imports.ts'
import { aClerk, aStaffMember, type StaffMember } from '../../../test/staff-member.ts'
import { findClose } from './find-close.ts'

/** Long over, and before any payout of these tests. */
const MONTH = '2026-08'

async function closeOf(clerk: StaffMember, month: string = MONTH): Promise<MonthClose> {
  return (await clerk.calls(getMonthClose, { month })).data
}

/** One step, which the role may see. */
async function stepOf<S extends CloseStep>(clerk: StaffMember, step: S, month?: string) {
  const found = (await closeOf(clerk, month)).steps[step]
  if (!found) throw new Error(`the clerk does not see ${step}`)
  return found
}

async function aCompany() {
  const app = await anApplication()
  return { app, clerk: await aClerk(app) }
}

/** A posted file of one channel, which sold so many copies in the middle of its days. */
async function aFile(
  { db }: Pick<TestApplication, 'db'>,
  channel: SalesChannel,
  covers: readonly [from: string, to: string],
  { sold = 5, isEstimate = false } = {},
): Promise<number> {
  const { id: bookId, author_id } = await aBook(db)
  const line: SampleLine = {
    bookId,
    channel,
    format: 'paperback',
    soldOn: covers[1],
    sold,
    returned: 0,
    gross: sold * 200_00,
    pays: sold * 100_00,
    shares: [{ authorId: author_id, share: 10_000, royalty: sold * 50_00 }],
  }
  return (await postFile(db, { lines: [line], covers, isEstimate })).id
}

/** Says that an import was read by a layout that somebody made here. @returns the layout. */
async function readBy({ db }: Pick<TestApplication, 'db'>, importId: number, name: string): Promise<number> {
  const headings = ['Shop', 'Day', name]
  const columns = JSON.stringify({ channel: 'shop', currency: 'money' })
  const header_key = createHash('sha256').update(name).digest('hex')
  const { id } = await db
    .insertInto('sales_layouts')
    .values({ name, header: headings, headings, columns, header_key })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('import_layouts').values({ import_id: importId, layout_id: id }).execute()
  return id
}

/** Says that an import is the file of a shop. */
async function sentBy({ db }: Pick<TestApplication, 'db'>, sales_account_id: number, importId: number) {
  await db.updateTable('sales_imports').set({ sales_account_id }).where('id', '=', importId).execute()
}

test('in a company that has nothing yet, what nobody has to do is done, and the rest is to be done', async () => {
  const { clerk } = await aCompany()
  const { month, is_over, steps } = (await clerk.calls(getMonthClose)).data
  expect(is_over).toBe(true)
  expect(month).toMatch(/^20\d\d-\d\d$/)
  expect(closeStepNames.map((step) => [step, steps[step]?.state])).toEqual([
    ['missing_files', 'done'],
    ['open_rows', 'done'],
    ['differences', 'done'],
    ['statements', 'to_do'],
    ['approvals', 'done'],
    ['payouts', 'to_do'],
    ['returned_payouts', 'not_yet'],
    ['tax', 'done'],
  ])
})

test('a month that runs is not closed yet, and one to come is refused', async () => {
  const { app, clerk } = await aCompany()
  const { rows } = await sql<{ month: string }>`select to_char(india_today(), 'YYYY-MM') as month`.execute(
    app.db,
  )
  const { is_over, steps } = await closeOf(clerk, rows[0]?.month)
  expect(is_over).toBe(false)
  expect([steps.statements?.state, steps.payouts?.state]).toEqual(['not_yet', 'not_yet'])
  for (const month of ['2999-01', '2026-13', 'last'])
    expect((await clerk.tries(getMonthClose, { month })).status).toBe(422)
})

test('a file is missed of whom one came before: each channel and layout by itself, at the end of its own period', async () => {
  const { app, clerk } = await aCompany()
  const july = ['2026-07-01', '2026-07-31'] as const
  const august = ['2026-08-01', '2026-08-31'] as const
  await aFile(app, 'amazon', july)
  await aFile(app, 'amazon', ['2026-08-02', '2026-08-28'])
  await aFile(app, 'flipkart', ['2026-05-03', '2026-05-30'])
  await aFile(app, 'google-play', ['2026-04-01', '2026-04-30'])
  await aFile(app, 'kobo', ['2026-04-01', '2026-06-30'])
  await aFile(app, 'audible', ['2025-08-03', '2026-07-20'])
  await aFile(app, 'kdp', july, { isEstimate: true })
  const undone = await aFile(app, 'apple', july)
  await app.db.updateTable('sales_imports').set({ state: 'undone' }).where('id', '=', undone).execute()
  await readBy(app, await aFile(app, 'amazon', july), 'Sunrise Books')
  const retired = await readBy(app, await aFile(app, 'ingram', july), 'A shop that closed')
  await app.db
    .updateTable('sales_layouts')
    .set({ retired_at: new Date() })
    .where('id', '=', retired)
    .execute()

  // Of two shops one has sent its file.
  for (const [name, of] of [
    ['அன்னம்', [july]],
    ['Landmark', [july, august]],
  ] as const) {
    const { data } = await clerk.calls(createSalesAccount, { name, kind: 'shop' })
    for (const days of of) await sentBy(app, data.id, await aFile(app, 'trade', days))
  }

  const found = await stepOf(clerk, 'missing_files')
  const none = { sales_account: null, layout: null } as const
  expect(found).toEqual({
    state: 'to_do',
    here: 2,
    files: [
      { ...none, channel: 'amazon', layout: 'Sunrise Books', last_from: july[0], last_to: july[1] },
      { ...none, channel: 'audible', last_from: '2025-08-03', last_to: '2026-07-20' },
      { ...none, channel: 'flipkart', last_from: '2026-05-03', last_to: '2026-05-30' },
      { ...none, channel: 'trade', sales_account: 'அன்னம்', last_from: july[0], last_to: july[1] },
    ],
  })
  const inSeptember = await stepOf(clerk, 'missing_files', '2026-09')
  expect(
    inSeptember.files.map(({ channel, layout, sales_account }) => sales_account ?? layout ?? channel),
  ).toEqual(['amazon', 'Sunrise Books', 'audible', 'kobo', 'Landmark', 'அன்னம்'])
})

test('rows that wait and files that are not posted are counted, by what they wait for, and not those of a later month', async () => {
  const { app, clerk } = await aCompany()
  const { isbn } = await aBook(app.db, { isbn: anIsbn() })
  await readImport(
    clerk,
    app,
    panaiCsv([
      { isbn: anIsbn(), sale_date: '2026-08-11', order_id: 'a' },
      { isbn: anIsbn(), sale_date: '2026-08-12', order_id: 'b' },
      { isbn: isbn ?? '', sale_date: '2026-08-13', order_id: 'c' },
    ]),
  )
  await readImport(clerk, app, panaiCsv([{ isbn: anIsbn(), sale_date: '2026-09-11', order_id: 'd' }]))
  const { state, files_to_map, waiting } = await stepOf(clerk, 'open_rows')
  expect({ state, files_to_map, books: waiting.find(({ waits_for }) => waits_for === 'book') }).toEqual({
    state: 'to_do',
    files_to_map: 0,
    books: { waits_for: 'book', rows: 2, files: 1 },
  })
  const later = await stepOf(clerk, 'open_rows', '2026-09')
  expect(later.waiting.find(({ waits_for }) => waits_for === 'book')).toMatchObject({ rows: 3, files: 2 })
  expect(await stepOf(clerk, 'open_rows', '2026-07')).toMatchObject({ state: 'done', waiting: [] })
})

test('channels that differ from the month before beyond the bound are shown with both figures', async () => {
  const { app, clerk } = await aCompany()
  const july = ['2026-07-01', '2026-07-31'] as const
  const august = ['2026-08-01', '2026-08-31'] as const
  await aFile(app, 'amazon', july, { sold: 100 })
  await aFile(app, 'amazon', august, { sold: 40 })
  await aFile(app, 'kobo', july, { sold: 100 })
  await aFile(app, 'kobo', august, { sold: 150 })
  await aFile(app, 'apple', august, { sold: 12 })
  expect(await stepOf(clerk, 'differences')).toEqual({
    state: 'to_look_at',
    compared: 3,
    channels: [
      { channel: 'amazon', copies: 40, copies_before: 100, royalty: 2_000, royalty_before: 5_000 },
      { channel: 'apple', copies: 12, copies_before: 0, royalty: 600, royalty_before: 0 },
    ],
  })
})

test('statements are to be made, verified and issued; a quarter or a later run has those of the month', async () => {
  const { app, clerk } = await aCompany()
  await aFile(app, 'amazon', ['2026-08-01', '2026-08-31'])
  expect(await stepOf(clerk, 'statements')).toEqual({ state: 'to_do', run: null })
  const id = await aRun(app.db, '2026-08-01')
  const counts = { id, period_from: '2026-08-01', period_to: '2026-08-31', verified: 0 }
  expect(await stepOf(clerk, 'statements')).toMatchObject({
    state: 'to_do',
    run: { ...counts, state: 'ready', draft: 1, issued: 0 },
  })
  await issueAll(app.db, id)
  const issued = { state: 'done', run: { ...counts, draft: 0, issued: 1 } }
  expect(await stepOf(clerk, 'statements')).toMatchObject(issued)
  expect(await stepOf(clerk, 'statements', '2026-06')).toMatchObject(issued)
  expect(await stepOf(clerk, 'statements', '2026-09')).toEqual({ state: 'to_do', run: null })
})

test('a payout run is made, approved, taken to the bank and answered; what came back is made again', async () => {
  const { app, clerk } = await aCompany()
  const { db } = app
  for (const rupees of [900, 700]) await anEarner(db, rupees)
  await db.updateTable('statement_runs').set({ state: 'discarded' }).execute()
  const nothing = { runs: 0, unfinished: 0, files_to_take: 0, without_result: 0, arrived: 0 }
  expect(await stepOf(clerk, 'payouts')).toMatchObject({ state: 'to_do', paid_with: MONTH, ...nothing })

  const runId = await makeARun(db, payeesInMemory(), MONTH)
  const made = { runs: 1, latest_run_id: runId }
  expect(await stepOf(clerk, 'payouts')).toMatchObject({ ...nothing, ...made, state: 'to_do', unfinished: 1 })
  expect(await stepOf(clerk, 'approvals')).toMatchObject({ state: 'to_do', payout_runs: 1, payees: 0 })

  await payAll(db, payeesInMemory(), runId)
  const paid = { ...made, unfinished: 0, without_result: 2 }
  expect(await stepOf(clerk, 'payouts')).toMatchObject({ ...paid, state: 'to_do', files_to_take: 1 })
  expect(await stepOf(clerk, 'approvals')).toMatchObject({ state: 'done' })
  // What was owed for the months before is paid with it.
  expect(await stepOf(clerk, 'payouts', '2026-07')).toMatchObject({ ...paid, paid_with: MONTH })
  const { maker } = await twoClerks(db)
  const file = { run_id: runId, method: 'Bank transfer', rows: 2, sha256: 'a'.repeat(64) } as const
  await db
    .insertInto('payout_file_downloads')
    .values({ ...file, account_id: maker })
    .execute()
  expect(await stepOf(clerk, 'payouts')).toMatchObject({ ...paid, state: 'to_do', files_to_take: 0 })

  const [first = 0, second = 0] = (await db.selectFrom('payouts').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  )
  await complete(db, first)
  await fail(db, second)
  const results = { state: 'done', without_result: 0, arrived: 1 }
  expect(await stepOf(clerk, 'payouts')).toMatchObject(results)
  const returned = { state: 'to_do', paid: 2, open: 1, made_again: 0, amount: 700 }
  expect(await stepOf(clerk, 'returned_payouts')).toEqual(returned)
  await makeARun(db, payeesInMemory(), '2026-09').then((id) => payAll(db, payeesInMemory(), id))
  const again = { state: 'done', paid: 2, open: 0, made_again: 1, amount: 0 }
  expect(await stepOf(clerk, 'returned_payouts')).toEqual(again)
})

test('bank details that wait for a check or a call and a wish to switch off the rule of two people wait for approval', async () => {
  const { app, clerk } = await aCompany()
  const { account } = await aStaffMember(app, 'admin', 'Valli', signInWithFactor)
  await app.db.insertInto('four_eyes_waivers').values({ reason: 'On leave', asked_by: account.id }).execute()
  const { author_id } = await aBook(app.db)
  await app.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into payee_freezes (author_id) values (${author_id})`.execute(tx)
  })
  expect(await stepOf(clerk, 'approvals')).toEqual({
    ...{ state: 'to_do', payout_runs: 0, manual_journals: 0, payees: 0, frozen_payees: 1, waivers: 1 },
  })
})

test('tax is due on the 7th after the month in which it was withheld, and done with its challan', async () => {
  const { app, clerk } = await aCompany()
  const { db } = app
  await anEarner(db, 90_000)
  await payAll(db, payeesInMemory(), await makeARun(db, payeesInMemory(), MONTH))
  const { rows } = await sql<{ month: string }>`select to_char(india_today(), 'YYYY-MM') as month`.execute(db)
  const now = await stepOf(clerk, 'tax', rows[0]?.month)
  expect(now).toMatchObject({
    state: 'not_yet',
    to_deposit: [{ month: rows[0]?.month, payouts: 1, is_late: false }],
  })
  expect(await stepOf(clerk, 'tax')).toMatchObject({
    state: 'done',
    to_deposit: now.to_deposit,
    deposited: 0,
  })

  // As if they had been paid then.
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update tax_entries set paid_on = ${`${MONTH}-20`}, year = 2026, quarter = 2`.execute(tx)
  })
  const withheld = now.to_deposit[0]?.withheld
  const late = { month: MONTH, payouts: 1, withheld, due_on: '2026-09-07', is_late: true }
  expect(await stepOf(clerk, 'tax')).toEqual({ state: 'to_do', to_deposit: [late], deposited: 0 })
  expect(await stepOf(clerk, 'tax', '2026-07')).toMatchObject({ state: 'done' })
  await db.updateTable('tax_entries').set({ deposit_reference: 'BSR1', deposited_on: '2026-09-05' }).execute()
  expect(await stepOf(clerk, 'tax')).toEqual({ state: 'done', to_deposit: [], deposited: withheld })
})

test('who may not read about money is told nothing, step by step', async () => {
  const { app } = await aCompany()
  const editor = await aStaffMember(app, 'editor')
  expect((await editor.tries(getMonthClose)).status).toBe(403)
  const asked = { db: app.db, month: MONTH, isOver: true, today: '2026-09-03', counters: [] }
  expect(await findClose(asked, 'editor')).toEqual({ month: MONTH, is_over: true, steps: {} })
  expect(Object.keys((await findClose(asked, 'accounts')).steps)).toEqual(closeStepNames)
})
