import { type Report, taxReport } from '@panai/contract/accounting/staff/reports'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { addVerifiedPayees } from '../../../test/money/add-verified-payees.ts'
import {
  anEarner,
  aPayee,
  earn,
  makeARun,
  payAll,
  payeesInMemory,
  state,
} from '../../../test/money/payouts.ts'
import { fail } from '../../../test/money/sales.ts'
import { testKeys } from '../../../test/payees.ts'
import { openWorkbook } from '../../formats/xlsx/open-workbook.ts'
import { listZipParts } from '../../formats/zip/list-zip-parts.ts'

let app: TestApplication
let headers: Record<string, string>
let withPan: number
let withoutPan: number
/** Of the register's own table: what the report is held against. */
type Kept = { paid: number; base: number; withheld: number; deposited: number }

beforeAll(async () => {
  app = await startTestApplication()
  headers = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
  await payThrice()
})
afterAll(() => app.stop())

/** One with a PAN and one without; a challan of the first run, then a payout that fails before and one after it was deposited. */
async function payThrice(): Promise<void> {
  const { db } = app
  withPan = await anEarner(db, 80_000.55)
  withoutPan = await anEarner(db, 60_000.05)
  const [details = 0] = await addVerifiedPayees(db, testKeys.data, [withPan])
  const deps = payeesInMemory(
    new Map([
      [withPan, aPayee(details)],
      [withoutPan, aPayee(details + 1, { hasPan: false })],
    ]),
  )
  const runOf = async (month: string) => {
    for (const id of [withPan, withoutPan]) await earn(db, id, 10_000.35)
    await state(db, [withPan, withoutPan])
    await payAll(db, deps, await makeARun(db, deps, month))
  }
  await runOf('2026-08')
  await deposit('BSR1-01')
  await runOf('2026-09')
  await fail(db, await lastPayoutOf(withPan))
  await runOf('2026-10')
  await deposit('BSR1-02')
  await fail(db, await lastPayoutOf(withoutPan))
}

async function lastPayoutOf(authorId: number): Promise<number> {
  const last = app.db.selectFrom('payouts').select('id').where('author_id', '=', authorId)
  return (await last.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id
}

/** All that waits for it. */
async function deposit(challan: string): Promise<void> {
  await sql`
    update tax_entries set deposit_reference = ${challan}, deposited_on = india_today()
    where deposit_reference is null and reversed_on is null and withheld_paise > 0`.execute(app.db)
}

async function report(query: string): Promise<Report> {
  const answer = await app.get(`/api/staff/reports/tax?${query}`, headers)
  expect(answer.status, answer.text).toBe(200)
  return taxReport.output.parse(answer.json()).data
}

async function kept(): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select sum(paid_paise)::bigint as paid, sum(base_paise)::bigint as base, sum(withheld_paise)::bigint as withheld,
      coalesce(sum(withheld_paise) filter (where deposit_reference is not null), 0)::bigint as deposited
    from tax_entries where reversed_on is null`.execute(app.db)
  const [sums] = rows
  if (!sums) throw new Error('a sum of nothing is a row too')
  return sums
}

const everything = 'from=2020-01&to=2099-12'
/** Money of a row, in paise: paid, taxed on, withheld, deposited, to be deposited, deposited for failed ones. */
const moneyOf = (cells: Report['rows'][number]) =>
  cells.slice(-7, -1).map((cell) => Math.round(Number(cell) * 100))
const summed = (rows: Report['rows']) =>
  rows.map(moneyOf).reduce((sum, row) => sum.map((figure, at) => figure + (row[at] ?? 0)))

test('rows add up to the register to the paisa, by quarter and by payee, and payouts that failed are told apart', async () => {
  const { paid, base, withheld, deposited } = await kept()
  expect(withheld).toBeGreaterThan(0)
  const failed = await app.db
    .selectFrom('tax_entries')
    .select('withheld_paise')
    .where('reversed_on', 'is not', null)
    .where('deposit_reference', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(failed.withheld_paise).toBeGreaterThan(0)
  const expected = [paid, base, withheld, deposited, withheld - deposited, failed.withheld_paise]
  for (const rows of ['quarter', 'payee']) {
    const found = await report(`rows=${rows}&${everything}`)
    expect(summed(found.rows)).toEqual(expected)
    expect(moneyOf(found.totals)).toEqual(expected)
  }
})

test('a payee has the masked PAN of the details paid to, or none, with section and challans', async () => {
  const { columns, rows } = await report(`rows=payee&${everything}`)
  const at = (title: string) => columns.findIndex((column) => column.title === title)
  const of = (id: number) => rows.find((cells) => cells[at('Author no.')] === id)
  expect(of(withPan)?.[at('PAN')]).toMatch(/^•••• \d{3}F$/)
  expect(of(withoutPan)?.[at('PAN')]).toBe('none')
  expect(of(withPan)?.[at('Section or code')]).toBe('to be filled in')
  expect(of(withPan)?.[at('Challans')]).toBe('BSR1-01, BSR1-02')
  expect(rows[0]?.[at('Quarter')]).toMatch(/^20\d\d-\d\d, \w+-\w+ 20\d\d$/)
})

test('months without payouts have no rows, and both files have those of the screen', async () => {
  expect((await report('from=2020-01&to=2020-12')).rows).toEqual([])
  const { rows, totals } = await report(`rows=payee&${everything}`)
  const csv = await app.get(`/api/staff/reports/tax.csv?rows=payee&${everything}`, headers)
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(rows.length + 2)
  const xlsx = await app.get(`/api/staff/reports/tax.xlsx?rows=payee&${everything}`, headers)
  const [sheet] = await openWorkbook(await listZipParts(xlsx.body))
  const cells: string[][] = []
  for await (const batch of sheet?.rows() ?? []) cells.push(...batch.map((row) => [...row.cells]))
  expect(cells).toHaveLength(rows.length + 2)
  expect(cells.at(-1)?.slice(5, 12)).toEqual(totals.slice(5, 12).map(String))
})
