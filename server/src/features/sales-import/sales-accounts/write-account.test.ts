import { getHistory } from '@panai/contract/console/staff/audit'
import { createManualSale } from '@panai/contract/sales-import/staff/manual-sales'
import { salesAccountMessages } from '@panai/contract/sales-import/staff/sales-account-rules'
import {
  changeSalesAccount,
  createSalesAccount,
  listSalesAccounts,
} from '@panai/contract/sales-import/staff/sales-accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aSalesAccount, salesAccountNow } from '../../../../test/sales-accounts.ts'
import { aBookOfHalves, accountsFromNow } from '../../../../test/sales-imports.ts'
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

test('an account has a name, terms and a contact; every name that it had stays its own', async () => {
  const account = await aSalesAccount(clerk, {
    ...{ name: 'Higginbothams, Chennai', discount: 37.5, credit_days: 60 },
    ...{
      contact_name: 'திரு. ரவி',
      phone: '+91 44 2851 3519',
      email: 'orders@shop.example',
      note: 'Sale or return',
    },
  })
  expect(account).toMatchObject({ kind: 'shop', discount: 37.5, credit_days: 60, owes: 0, overdue: 0 })
  const { id, version } = account
  const renamed = { id, version, name: 'ஹிக்கின்பாதம்ஸ்', discount: null }
  const { data } = await clerk.calls(changeSalesAccount, renamed)
  expect(data).toMatchObject({
    ...{ name: 'ஹிக்கின்பாதம்ஸ்', discount: null, credit_days: 60, contact_name: 'திரு. ரவி' },
    other_names: ['Higginbothams, Chennai'],
  })
  expect((await clerk.tries(changeSalesAccount, renamed)).status).toBe(409)
  for (const [name, message] of [
    ['  higginbothams,  CHENNAI ', salesAccountMessages.nameTaken],
    ['Amazon', salesAccountMessages.nameOfChannel],
    ['அமேசான்', salesAccountMessages.nameOfChannel],
  ] as const) {
    const refused = await clerk.tries(createSalesAccount, { name, kind: 'shop' })
    expect([refused.status, refused.json()]).toMatchObject([422, { errors: { name: [message] } }])
  }
  const wrong = { name: '', kind: 'stall', discount: 100, credit_days: -1, phone: 'call me', email: 'nobody' }
  const refused = await clerk.tries(createSalesAccount, wrong)
  expect(Object.keys((refused.json() as { errors: object }).errors).toSorted()).toEqual(
    Object.keys(wrong).toSorted(),
  )
  const back = { id, version: data.version, name: 'Higginbothams, Chennai' }
  expect((await clerk.calls(changeSalesAccount, back)).data.other_names).toEqual(['ஹிக்கின்பாதம்ஸ்'])
  for (const q of ['chennai', 'ஹிக்கின்'])
    expect((await clerk.calls(listSalesAccounts, { q })).data.map((one) => one.id)).toEqual([id])
  const { data: history } = await clerk.calls(getHistory, {
    subject: 'sales_accounts',
    subject_id: String(id),
  })
  expect(history.length).toBe(3)
})

test('a fair is of direct sales, and can never be a shop', async () => {
  const { id, version } = await aSalesAccount(clerk, { kind: 'fair', credit_days: 30 })
  const refused = await clerk.tries(changeSalesAccount, { id, version, kind: 'distributor' })
  expect(refused.json()).toMatchObject({ errors: { kind: [salesAccountMessages.otherChannel] } })
  const accounts = await accountsFromNow(app.db)
  const book = await aBookOfHalves(app.db)
  const sale = { book_id: book.id, format: 'paperback', copies: 1, amount: 200, sold_on: '2026-01-14' }
  await clerk.calls(createManualSale, { ...sale, sales_account_id: id })
  expect(await accounts()).toEqual({ [`sales_account:${id}`]: 200 })
  expect(await salesAccountNow(clerk, { id })).toMatchObject({ owes: 200, overdue: 200 })
  const missing = await clerk.tries(createManualSale, { ...sale, sales_account_id: 999_999 })
  expect(missing.json()).toMatchObject({ errors: { sales_account_id: [salesAccountMessages.unknown] } })
})
