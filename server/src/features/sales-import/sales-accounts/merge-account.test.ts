import { createReceipt, listReceipts } from '@panai/contract/accounting/staff/receipts'
import { receivablesReport } from '@panai/contract/accounting/staff/reports'
import { createManualSale } from '@panai/contract/sales-import/staff/manual-sales'
import { listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { salesAccountMessages } from '@panai/contract/sales-import/staff/sales-account-rules'
import {
  changeSalesAccount,
  mergeSalesAccount,
  splitSalesAccount,
} from '@panai/contract/sales-import/staff/sales-accounts'
import { getSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import {
  aSalesAccount,
  mergeAccounts,
  ofAccount,
  postTable,
  salesAccountNow,
  soldByShop,
} from '../../../../test/sales-accounts.ts'
import { panaiCsv } from '../../../../test/sales-files.ts'
import {
  aBookOfHalves,
  accountsFromNow,
  postImport,
  readImport,
  rowsBy,
} from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(async () => {
  expect(await findLedgerDifferences(app.db)).toEqual([])
  await app.stop()
})

test('accounts are merged without touching what is booked, and what was booked is known there', async () => {
  const [wrong, right] = [
    await aSalesAccount(clerk, { credit_days: 30 }),
    await aSalesAccount(clerk, { credit_days: 30 }),
  ]
  const { isbn, id: book_id } = await aBookOfHalves(app.db)
  const accounts = await accountsFromNow(app.db)
  const june = soldByShop(isbn, { order_id: 'B-1', amount: '300.00' })
  const { id } = await postTable(clerk, app, [june], ofAccount(wrong))
  await postTable(clerk, app, [soldByShop(isbn, { order_id: 'B-2', amount: '100.00' })], ofAccount(right))
  const open = await readImport(
    clerk,
    app,
    panaiCsv([soldByShop(isbn, { order_id: 'B-9' })]),
    ofAccount(wrong),
  )
  const tooEarly = await clerk.tries(mergeSalesAccount, {
    id: wrong.id,
    version: wrong.version,
    into: right.id,
  })
  expect([tooEarly.status, tooEarly.text.includes(salesAccountMessages.mergeOpen)]).toEqual([409, true])
  await postImport(clerk, open)

  const booked = await accounts()
  const merged = await mergeAccounts(clerk, wrong, right)
  expect(merged.merged_into).toEqual({ id: right.id, name: right.name })
  expect(await accounts()).toEqual(booked)
  expect(await salesAccountNow(clerk, right)).toMatchObject({
    owes: 700,
    overdue: 0,
    merged: [{ id: wrong.id }],
  })
  const { data: report } = await clerk.calls(receivablesReport, {})
  const named = report.rows.filter(([name]) => name === wrong.name || name === right.name)
  expect(named.map((row) => [row[0], row.at(-1)])).toEqual([[right.name, 700]])

  // The same file, and the same sale corrected, come in the name of the one that is left.
  const same = await readImport(
    clerk,
    app,
    panaiCsv([june, soldByShop(isbn, { order_id: 'B-3' })]),
    ofAccount(right),
  )
  expect(rowsBy(same)).toEqual({ duplicate: 1, new: 1 })
  const corrected = await postTable(clerk, app, [{ ...june, amount: '330.00' }], ofAccount(right))
  expect(rowsBy(corrected)).toEqual({ posted: 1 })
  expect((await clerk.calls(getSalesImport, { id })).data.groups.map(({ state }) => state)).toEqual([
    'revised',
  ])
  expect((await salesAccountNow(clerk, right)).owes).toBe(730)

  // What is received for a row that was booked before is for that row.
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: String(open.id) })
  const money = { received_on: '2026-07-01', method: 'Cheque', amount: 300 } as const
  const paid = { ...money, line_id: lines[0]?.id, sales_account_id: right.id }
  const { data: receipt } = await clerk.calls(createReceipt, paid)
  expect(receipt).toMatchObject({ channel: 'trade', sales_account: { id: wrong.id } })
  await clerk.calls(createReceipt, { ...money, amount: 30, sales_account_id: wrong.id })
  expect((await salesAccountNow(clerk, right)).owes).toBe(400)
  const { data: receipts } = await clerk.calls(listReceipts, { sales_account_id: String(right.id) })
  expect(receipts.map(({ amount }) => amount)).toEqual([30, 300])
  for (const payer of [{}, { channel: 'trade', sales_account_id: right.id }])
    expect((await clerk.tries(createReceipt, { ...money, ...payer })).status).toBe(422)
  const other = await aSalesAccount(clerk)
  expect((await clerk.tries(createReceipt, { ...paid, sales_account_id: other.id, amount: 1 })).status).toBe(
    422,
  )

  const sale = { book_id, format: 'paperback', copies: 1, amount: 70, sold_on: '2026-07-02' }
  await clerk.calls(createManualSale, { ...sale, sales_account_id: wrong.id })
  expect((await clerk.tries(createManualSale, { ...sale, sales_account_id: right.id })).status).toBe(409)
  const { version } = await salesAccountNow(clerk, wrong)
  await clerk.calls(splitSalesAccount, { id: wrong.id, version })
  expect([(await salesAccountNow(clerk, wrong)).owes, (await salesAccountNow(clerk, right)).owes]).toEqual([
    0, 470,
  ])
})

test('what can be no merger is refused', async () => {
  const [one, other, fair] = [
    await aSalesAccount(clerk),
    await aSalesAccount(clerk),
    await aSalesAccount(clerk, { kind: 'fair' }),
  ]
  const { id, version } = one
  for (const [into, message] of [
    [id, salesAccountMessages.mergeSelf],
    [fair.id, salesAccountMessages.mergeOther],
    [999_999, salesAccountMessages.mergeUnknown],
  ] as const) {
    const refused = await clerk.tries(mergeSalesAccount, { id, version, into })
    expect([refused.status, refused.json()]).toMatchObject([422, { errors: { into: [message] } }])
  }
  expect((await clerk.tries(splitSalesAccount, { id, version })).status).toBe(409)
  const last = await aSalesAccount(clerk)
  await mergeAccounts(clerk, one, other)
  await mergeAccounts(clerk, other, last)
  expect((await salesAccountNow(clerk, one)).merged_into?.id).toBe(last.id)
  // The name of the one that goes may be the better one; files that write it are read as before.
  const renamed = { id: last.id, version: (await salesAccountNow(clerk, last)).version, name: other.name }
  expect((await clerk.calls(changeSalesAccount, renamed)).data.name).toBe(other.name)
  const { isbn } = await aBookOfHalves(app.db)
  const named = await readImport(clerk, app, panaiCsv([soldByShop(isbn, { channel: other.name })]))
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: String(named.id) })
  expect(lines.map(({ sales_account }) => sales_account?.id)).toEqual([last.id])
  const changed = { id, version: (await salesAccountNow(clerk, one)).version, name: 'Another name' }
  expect((await clerk.tries(changeSalesAccount, changed)).status).toBe(409)
})
