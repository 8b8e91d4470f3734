import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import {
  getSalesImport,
  listImportAuthors,
  postSalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAgreement } from '../../../../test/builders.ts'
import { kdpPriorMonths } from '../../../../test/sales-files.ts'
import { anIsbn, readImport, untilImportIs } from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

/** Copies of April for which Kindle pays Rs. 199.50. */
async function aMonth(...rules: readonly (readonly [from: string, hundredths: number])[]) {
  const isbn = anIsbn()
  const book = await aBook(app.db, { isbn, formats: ['paperback'] })
  const agreement_id = await anAgreement(app.db, book.id, [])
  const agree = (valid_from: string, hundredths: number) =>
    app.db
      .insertInto('royalty_rules')
      .values({ agreement_id, book_id: book.id, basis: 'net', rate_bp: hundredths * 100, valid_from })
      .execute()
  for (const rule of rules) await agree(...rule)
  const ready = await readImport(clerk, app, kdpPriorMonths([{ 'ASIN/ISBN': isbn }]))
  return { book, ready, agree }
}

const royaltyOf = async (id: number) => (await clerk.calls(listImportAuthors, { id })).data[0]?.royalty

test('a month within which the rate changes is told with its days, and posted when somebody agrees', async () => {
  const { book, ready } = await aMonth(['2020-01-01', 10], ['2026-04-11', 20])
  expect(ready.over_a_change).toEqual({
    rows: 1,
    named: [
      {
        book_id: book.id,
        book_title: book.title,
        period_from: '2026-04-01',
        period_to: '2026-04-30',
        changes_on: ['2026-04-11'],
        rows: 1,
        copies: 2,
        royalty: 39.9,
        royalty_before: 19.95,
      },
    ],
  })
  const { id, version } = ready
  const refused = await clerk.tries(postSalesImport, { id, version })
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining(salesImportMessages.overAChange),
  ])
  await clerk.calls(postSalesImport, { id, version, by_last_day: true })
  expect((await untilImportIs(clerk, id, 'posted')).over_a_change).toBeNull()
  expect(await royaltyOf(id)).toBe(39.9)
})

test('a month at whose first day the rate changes, and one of another book, are posted as ever', async () => {
  const { ready } = await aMonth(['2020-01-01', 10], ['2026-04-01', 20], ['2026-05-01', 30])
  await aMonth(['2020-01-01', 10], ['2026-04-11', 20])
  expect(ready.over_a_change).toBeNull()
  await clerk.calls(postSalesImport, { id: ready.id, version: ready.version })
  await untilImportIs(clerk, ready.id, 'posted')
})

test('a change within the month that comes after it was shown is told before anything is posted', async () => {
  const { ready, agree } = await aMonth(['2020-01-01', 10])
  expect(ready.over_a_change).toBeNull()
  // What holds on the last day is what held before, so the sum alone would not tell.
  await agree('2026-04-05', 20)
  await agree('2026-04-11', 10)
  const { id, version } = ready
  await clerk.calls(postSalesImport, { id, version })
  const again = await untilImportIs(clerk, id, 'ready')
  expect(again.is_shown_again).toBe(true)
  expect(again.over_a_change?.named[0]).toMatchObject({
    changes_on: ['2026-04-05', '2026-04-11'],
    royalty: 19.95,
    royalty_before: 19.95,
  })
  expect((await clerk.calls(getSalesImport, { id })).data.groups).toMatchObject([{ state: 'new', rows: 1 }])
  await clerk.calls(postSalesImport, { id, version: again.version, by_last_day: true })
  await untilImportIs(clerk, id, 'posted')
})
