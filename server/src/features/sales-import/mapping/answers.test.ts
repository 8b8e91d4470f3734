import { listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { answerSalesFile } from '@panai/contract/sales-import/staff/sales-layouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import * as sample from '../../../../test/sales-files.ts'
import { anIsbnOfABook, untilImportIs, upload } from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'

let app: TestApplication
let clerk: StaffMember
let isbn: string
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
  isbn = await anIsbnOfABook(app.db)
})
afterAll(() => app.stop())

let bills = 0
/** Our own table with semicolons, of which nothing says what `1.500` is. */
function anUnclear(amount = '1.500', more: sample.Row = {}): Uint8Array {
  bills += 1
  return sample.panaiCsv(
    [{ isbn, order_id: `B-${bills}`, units: 10, list_price: '', amount, proceeds: '', costs: '', ...more }],
    { delimiter: ';' },
  )
}

async function asked(file: Uint8Array, name?: string): Promise<SalesImport> {
  const { id } = await upload(clerk, app, file, name)
  return untilImportIs(clerk, id, 'unmapped')
}

async function amountsOf({ id }: Pick<SalesImport, 'id'>) {
  await untilImportIs(clerk, id, 'ready')
  const { data } = await clerk.calls(listSaleLines, { import_id: String(id) })
  return data.map(({ amount }) => amount)
}

test.each([
  ['comma', 1500, [{ sheet: null }]],
  ['point', 1.5, []],
] as const)(
  'a number that can be read in two ways is asked about once: with a %s',
  async (decimal_sign, amount, commas) => {
    const file = await asked(anUnclear())
    expect(file.problems).toMatchObject({
      count: 1,
      named: [{ code: 'unclear_number', row: 2, column: 'amount', found: '1.500' }],
    })
    const { id, version } = file
    await clerk.calls(answerSalesFile, { id, version, decimal_sign })
    expect(await amountsOf(file)).toEqual([amount])
    expect(await untilImportIs(clerk, id, 'ready')).toMatchObject({
      problems: null,
      sheets_with_commas: commas,
    })
  },
)

test('the month of a report that names none is asked, and need not be uploaded again', async () => {
  const layout = [...sample.googleSummaryLayout, ['Remark', String(bills)] as const]
  const file = await asked(sample.aSalesText(layout, [{ 'Primary ISBN': isbn }]), 'report.csv')
  expect(file.problems?.named).toMatchObject([{ code: 'missing_month' }])
  const { id, version } = file
  const without = await clerk.tries(answerSalesFile, { id, version, decimal_sign: 'comma' })
  expect([without.status, without.text]).toEqual([422, expect.stringContaining(salesImportMessages.month)])
  await clerk.calls(answerSalesFile, { id, version, month: '2026-02' })
  expect(await untilImportIs(clerk, id, 'ready')).toMatchObject({
    covers_from: '2026-02-01',
    covers_to: '2026-02-28',
  })
})

test('an answer is needed, of the file as it is, while it is asked', async () => {
  const { id, version } = await asked(anUnclear('2.500'))
  const empty = await clerk.tries(answerSalesFile, { id, version })
  expect([empty.status, empty.text]).toEqual([422, expect.stringContaining(salesImportMessages.decimalSign)])
  const stale = await clerk.tries(answerSalesFile, { id, version: version + 1, decimal_sign: 'comma' })
  expect(stale.status).toBe(409)
  await clerk.calls(answerSalesFile, { id, version, decimal_sign: 'comma' })
  await untilImportIs(clerk, id, 'ready')
  const late = await clerk.tries(answerSalesFile, { id, version, decimal_sign: 'point' })
  expect([late.status, late.text]).toEqual([404, expect.stringContaining(salesImportMessages.noQuestion)])
})

test('a file that must be mended is refused with all that is wrong, and asks nothing', async () => {
  const { id } = await upload(clerk, app, anUnclear('3.500', { currency: 'XYZ' }))
  const refused = await untilImportIs(clerk, id, 'refused')
  expect(refused.problems?.named.map(({ code }) => code).sort()).toEqual([
    'unclear_number',
    'unknown_currency',
  ])
  const file = await asked(anUnclear('4.500', { units: '1.000' }))
  await clerk.calls(answerSalesFile, { id: file.id, version: file.version, decimal_sign: 'point' })
  expect((await untilImportIs(clerk, file.id, 'ready')).groups).toMatchObject([{ copies: 1 }])
})
