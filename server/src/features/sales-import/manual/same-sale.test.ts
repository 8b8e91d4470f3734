import { createManualSale } from '@panai/contract/sales-import/staff/manual-sales'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { getSalesImport, postSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook } from '../../../../test/builders.ts'
import { panaiCsv } from '../../../../test/sales-files.ts'
import { anIsbn, postImport, readImport, untilImportIs } from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'

let app: TestApplication
let one: StaffMember
let two: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  one = await aClerk(app)
  two = await aClerk(app)
})
afterAll(() => app.stop())

async function aSale() {
  const isbn = anIsbn()
  const { id } = await aBook(app.db, { isbn, pages: 100, trim_size: '5.5 X 8.5 in' })
  const sale = { book_id: id, format: 'paperback' as const, copies: 3, amount: 900, sold_on: '2026-05-02' }
  return { isbn, sale }
}

test('the same order typed by two people is asked about; another one of the day is said to be', async () => {
  const { sale } = await aSale()
  const { data: made } = await one.calls(createManualSale, sale)
  const again = await two.tries(createManualSale, { ...sale, buyer_name: 'Kavi' })
  expect(again.status).toBe(409)
  expect(again.text).toContain(`${salesImportMessages.sameSale} See import No. ${made.import_id}`)
  await two.calls(createManualSale, { ...sale, is_another: true })
  // A return, another day, other copies and another order are other sales by themselves.
  await two.calls(createManualSale, { ...sale, copies: -3, amount: -900 })
  await two.calls(createManualSale, { ...sale, sold_on: '2026-05-03' })
  await one.calls(createManualSale, { ...sale, sold_on: '2026-05-04', order_id: 'INV-7' })
  await two.calls(createManualSale, { ...sale, sold_on: '2026-05-04', order_id: 'INV-8' })
  const order = await two.tries(createManualSale, {
    ...sale,
    amount: 850,
    sold_on: '2026-05-09',
    order_id: ' inv-7',
  })
  expect(order.status).toBe(409)
})

test('a sale that was typed and comes in a file is shown with its row, and posted only if it is another', async () => {
  const { isbn, sale } = await aSale()
  const { data: typed } = await one.calls(createManualSale, { ...sale, order_id: 'INV-9' })
  const row = { isbn, channel: 'direct', sale_date: sale.sold_on, units: 3, amount: 900, proceeds: '' }
  const ready = await readImport(
    two,
    app,
    panaiCsv([
      { ...row, order_id: 'INV-9' },
      { ...row, order_id: 'INV-10' },
    ]),
  )
  expect((await two.calls(getSalesImport, { id: ready.id })).data.typed_before).toEqual([
    { sheet: null, row: 2, import_id: typed.import_id },
  ])
  const asked = { id: ready.id, version: ready.version }
  const refused = await two.tries(postSalesImport, asked)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain(salesImportMessages.typedBefore)
  await two.calls(postSalesImport, { ...asked, are_others: true })
  await untilImportIs(two, ready.id, 'posted')
})

test('a sale that is in a posted file is asked about when it is typed', async () => {
  const { isbn, sale } = await aSale()
  const row = { isbn, channel: 'direct', sale_date: sale.sold_on, units: 3, amount: 900, order_id: 'INV-11' }
  await postImport(one, await readImport(one, app, panaiCsv([row])))
  expect((await two.tries(createManualSale, sale)).status).toBe(409)
})
