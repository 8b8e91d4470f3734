import { type Report, reportMessages, taxDueReport } from '@panai/contract/accounting/staff/reports'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { addVerifiedPayees } from '../../../test/money/add-verified-payees.ts'
import { anEarner, earn, makeARun, payAll, state } from '../../../test/money/payouts.ts'
import { turnTheYear } from '../../../test/money/turn-the-year.ts'
import { testKeys } from '../../../test/payees.ts'
import { payeeLookup } from '../payouts/payee-lookup.ts'

let app: TestApplication
let headers: Record<string, string>
beforeAll(async () => {
  app = await startTestApplication()
  headers = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
})
afterAll(() => app.stop())

async function report(query = ''): Promise<Report> {
  const answer = await app.get(`/api/staff/reports/tax-due${query}`, headers)
  expect(answer.status, answer.text).toBe(200)
  return taxDueReport.output.parse(answer.json()).data
}

/** Author no., PAN, taxed on, rate, tax due and withheld today of each row. */
const inShort = ({ rows }: Report) => rows.map((row) => [1, 2, 6, 7, 8, 9].map((at) => row[at]))

test('what is credited above the threshold is taxed at credit, and the run that follows withholds just that', async () => {
  const { db } = app
  expect((await report()).rows).toEqual([])
  const [withPan, withoutPan, small, abroad] = [
    await anEarner(db, 80_000.55),
    await anEarner(db, 60_000.05),
    await anEarner(db, 50_000),
    await anEarner(db, 90_000),
  ]
  await addVerifiedPayees(db, testKeys.data, [withPan, small])
  await addVerifiedPayees(db, testKeys.data, [withoutPan], { pan: null })
  await db.transaction().execute(async (tx) => {
    // Details are never changed but by those who keep them: here somebody has lived abroad from the beginning.
    await sql`set local session_replication_role = replica`.execute(tx)
    const [id = 0] = await addVerifiedPayees(tx, testKeys.data, [abroad])
    await sql`update payee_details set resident = false where id = ${id}`.execute(tx)
  })
  const before = await report()
  expect(inShort(before)).toEqual([
    [withoutPan, 'no', 60_000.05, '20%', 12_000, 12_000],
    [withPan, 'yes', 80_000.55, '10%', 8_000, 8_000],
    [abroad, 'lives abroad', null, null, null, null],
  ])
  expect(before.totals).toEqual([
    'Total',
    null,
    null,
    230_000.6,
    0,
    230_000.6,
    140_000.6,
    null,
    20_000,
    20_000,
  ])
  expect(before.notes).toContain(reportMessages.dueAtCredit)

  const deps = payeeLookup(testKeys)
  const runId = await makeARun(db, deps, '2026-10')
  await payAll(db, deps, runId)
  const { rows: withheld } = await sql<{ author_id: number; withheld_paise: number }>`
    select author_id, withheld_paise from tax_entries where withheld_paise > 0 order by withheld_paise desc`.execute(
    db,
  )
  expect(withheld.map(({ author_id, withheld_paise }) => [author_id, withheld_paise / 100])).toEqual([
    [withoutPan, 12_000],
    [withPan, 8_000],
  ])
  expect(inShort(await report())).toEqual([[abroad, 'lives abroad', null, null, null, null]])

  // What is paid counts into the year: the rest of it is taxed from the first rupee, and the first payout of the small one is made up for,
  // which the balance can't bear at once.
  await earn(db, withPan, 1_000)
  await earn(db, small, 1_000)
  await state(db, [withPan, small])
  expect(inShort(await report())).toEqual([
    [small, 'yes', 51_000, '10%', 5_100, 1_000],
    [withPan, 'yes', 1_000, '10%', 100, 100],
    [abroad, 'lives abroad', null, null, null, null],
  ])
})

test('the records of one PAN are due together', async () => {
  const [one, other] = [await anEarner(app.db, 40_000), await anEarner(app.db, 40_000)]
  await addVerifiedPayees(app.db, testKeys.data, [one, other], { pan: 'ZZCPE1234F' })
  const due = inShort(await report()).filter(([id]) => id === one || id === other)
  expect(due).toEqual([
    [one, 'yes', 40_000, '10%', 4_000, 4_000],
    [other, 'yes', 40_000, '10%', 4_000, 4_000],
  ])
})

test('what is due on the last day of March is due on the first of April', async () => {
  const { db } = app
  const author = await anEarner(db, 50_000)
  await addVerifiedPayees(db, testKeys.data, [author])
  const deps = payeeLookup(testKeys)
  await payAll(db, deps, await makeARun(db, deps, '2026-09'))
  await earn(db, author, 600)
  const due = async () => inShort(await report()).find(([id]) => id === author)
  expect(await due()).toEqual([author, 'yes', 50_600, '10%', 5_060, 600])
  await turnTheYear(db, [author])
  expect(await due()).toEqual([author, 'yes', 50_600, '10%', 5_060, 600])
})

test('it is a file too, and nobody but those who see money gets it', async () => {
  const file = await app.get('/api/staff/reports/tax-due.csv', headers)
  expect(file.text.split('\r\n')[0]).toContain('Author,Author no.,PAN,Credited this year')
  expect((await app.get('/api/staff/reports/tax-due.xlsx', headers)).status).toBe(200)
  const editor = await signInAs(app.db, await anAccount(app.db, { role: 'editor' }))
  expect((await app.get('/api/staff/reports/tax-due', editor)).status).toBe(403)
  expect((await app.get('/api/staff/reports/tax-due?page=0', headers)).status).toBe(422)
})
