import { receiptMessages } from '@panai/contract/accounting/staff/receipt-rules'
import {
  createReceipt,
  getReceipt,
  listReceipts,
  reverseReceipt,
} from '@panai/contract/accounting/staff/receipts'
import { createManualSale } from '@panai/contract/sales-import/staff/manual-sales'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendJson } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBookOfHalves, accountsFromNow, undoImport } from '../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../test/staff-member.ts'
import { findLedgerDifferences } from '../royalties/index.ts'

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

async function aSaleOnCredit(other: object = {}) {
  const { id } = await aBookOfHalves(app.db)
  const sale = { book_id: id, format: 'paperback', copies: 2, amount: 500, sold_on: '2026-01-14', ...other }
  return (await clerk.calls(createManualSale, sale)).data
}

const cash = { channel: 'direct', received_on: '2026-02-01', method: 'Cash' } as const

test('money that comes later lowers what is owed, in parts, and no more than there is', async () => {
  const accounts = await accountsFromNow(app.db)
  const { line_id, import_id } = await aSaleOnCredit()
  expect(await accounts()).toEqual({ 'channel:direct': 500 })
  const { data: first } = await clerk.calls(createReceipt, {
    ...cash,
    line_id,
    amount: 200.5,
    note: 'Advance',
  })
  expect(first).toMatchObject({ amount: 200.5, line_id, method: 'Cash', note: 'Advance', reverses: null })
  expect(await accounts()).toEqual({ cash: 200.5, 'channel:direct': 299.5 })
  for (const amount of [299.51, -1]) {
    const { status, text } = await clerk.tries(createReceipt, { ...cash, line_id, amount })
    expect([status, text.includes(receiptMessages.tooMuch)]).toEqual([422, true])
  }
  await clerk.calls(createReceipt, { ...cash, line_id, amount: 299.5, method: 'UPI' })
  expect(await accounts()).toEqual({ cash: 500 })

  const { data: back } = await clerk.calls(reverseReceipt, { id: first.id, reason: 'It was another sale' })
  expect(back).toMatchObject({ amount: -200.5, reverses: first.id, note: 'It was another sale' })
  expect(await accounts()).toEqual({ cash: 299.5, 'channel:direct': 200.5 })
  expect((await clerk.calls(getReceipt, { id: first.id })).data.reversed_by).toBe(back.id)
  for (const id of [first.id, back.id])
    expect((await clerk.tries(reverseReceipt, { id, reason: 'Once more' })).status).toBe(409)

  const { data: listed } = await clerk.calls(listReceipts, { line_id })
  expect(listed.map(({ amount }) => amount)).toEqual([-200.5, 299.5, 200.5])
  // What came has come, whatever becomes of the sale.
  await undoImport(clerk, { id: import_id })
  expect(await accounts()).toEqual({ cash: 299.5, 'channel:direct': -299.5 })
})

test('money for a return is given back', async () => {
  const accounts = await accountsFromNow(app.db)
  const { line_id } = await aSaleOnCredit({ copies: -1, amount: -250 })
  expect((await clerk.tries(createReceipt, { ...cash, line_id, amount: 250 })).status).toBe(422)
  await clerk.calls(createReceipt, { ...cash, line_id, amount: -250 })
  expect(await accounts()).toEqual({ cash: -250 })
})

test('of a channel it is recorded for all that it owes, and listed by channel', async () => {
  const accounts = await accountsFromNow(app.db)
  const given = { ...cash, channel: 'flipkart', method: 'Bank transfer', amount: 1_000 } as const
  const { data } = await clerk.calls(createReceipt, given)
  expect(await accounts()).toEqual({ cash: 1_000, 'channel:flipkart': -1_000 })
  const { data: listed } = await clerk.calls(listReceipts, { channel: 'flipkart' })
  expect(listed.map(({ id }) => id)).toEqual([data.id])
})

test('the same key is the same money', async () => {
  const accounts = await accountsFromNow(app.db)
  const headers = { ...clerk.headers, 'idempotency-key': 'money-at-the-fair' }
  const given = { ...cash, amount: 70 }
  const record = async () => {
    const answer = await sendJson(app.origin, 'POST', createReceipt.path, given, headers)
    return createReceipt.output.parse(answer.json()).data.id
  }
  const ids = [...(await Promise.all([record(), record(), record()])), await record()]
  expect(new Set(ids).size).toBe(1)
  expect(await accounts()).toEqual({ cash: 70, 'channel:direct': -70 })
})

test('a sale that was paid on the spot, that is of another channel or is none, takes no money', async () => {
  const paid = await aSaleOnCredit({ paid_on: '2026-01-14', payment_method: 'Cash' })
  const { status, text } = await clerk.tries(createReceipt, { ...cash, line_id: paid.line_id, amount: 500 })
  expect([status, text.includes(receiptMessages.paid)]).toEqual([409, true])
  const { line_id } = await aSaleOnCredit()
  const wrong = [
    { ...cash, line_id, channel: 'amazon', amount: 10 },
    { ...cash, line_id: 999_999_999, amount: 10 },
    { ...cash, line_id, amount: 10, received_on: '2199-01-01' },
  ]
  for (const given of wrong) expect((await clerk.tries(createReceipt, given)).status).toBe(422)
})

test('nobody changes what is written, and a journal of another sum is no receipt', async () => {
  const { data } = await clerk.calls(createReceipt, { ...cash, amount: 30 })
  await expect(app.db.deleteFrom('receipts').execute()).rejects.toThrow()
  await expect(app.db.updateTable('receipts').set({ amount_paise: 1 }).execute()).rejects.toThrow()
  // A journal of another sum, or of no receipt, is refused by the database itself.
  const other = sql`
    insert into receipts (account_id, amount_paise, received_on, method, journal_id, entered_by)
    select account_id, amount_paise + 1, received_on, method, journal_id, entered_by from receipts where id = ${data.id}`
  await expect(other.execute(app.db)).rejects.toThrow('is not what was received')
})
