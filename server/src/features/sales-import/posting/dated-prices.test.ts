import { addAgreement, addBookPrice, addRule, withdrawBookPrice } from '@panai/contract/royalties/staff/terms'
import { getSalesImport, listImportAuthors } from '@panai/contract/sales-import/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAgreement } from '../../../../test/builders.ts'
import { panaiCsv } from '../../../../test/sales-files.ts'
import { anIsbn, postImport, readImport } from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { until } from '../../../../test/until.ts'
import { todayInIndia } from '../../../db/today.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

test('an editor’s change of price touches no sale before its day, neither in what is shown nor in what is posted', async () => {
  const isbn = anIsbn()
  const book = await aBook(app.db, { isbn, mrp_paise: 800_00 })
  await earnsATenthOfItsPrice(book.id)
  const today = await todayInIndia(app.db)
  await app.db.updateTable('books').set({ mrp_paise: 400_00 }).where('id', '=', book.id).execute()

  const row = { isbn, units: 1, amount: 300, list_price: '' }
  const ready = await readImport(
    clerk,
    app,
    panaiCsv([
      { ...row, order_id: 'DP-1', sale_date: '2026-01-15' },
      { ...row, order_id: 'DP-2', sale_date: today },
    ]),
  )
  const [shown] = (await clerk.calls(listImportAuthors, { id: ready.id })).data
  expect(shown).toMatchObject({ royalty: 120 })
  await postImport(clerk, ready)
  expect((await clerk.calls(listImportAuthors, { id: ready.id })).data).toEqual([shown])
  const posted = await app.db
    .selectFrom('sales')
    .select(['sold_on', 'royalty_paise'])
    .where('book_id', '=', book.id)
    .orderBy('sold_on')
    .execute()
  expect(posted.map(({ royalty_paise }) => royalty_paise)).toEqual([80_00, 40_00])
})

test('rows that wait for a price or an agreement are new once their book has it', async () => {
  const isbn = anIsbn()
  const book = await aBook(app.db, { isbn, mrp_paise: 800_00, formats: ['paperback', 'ebook'] })
  await earnsATenthOfItsPrice(book.id)
  const ebook = { book_id: book.id, mrp: 99, format: 'ebook' as const, valid_from: '2020-01-01' }
  const { data: other } = await clerk.calls(addBookPrice, ebook)
  const row = {
    isbn,
    units: 1,
    amount: 300,
    list_price: '',
    format: '',
    order_id: 'DP-3',
    sale_date: '2026-01-15',
  }
  const waiting = await readImport(clerk, app, panaiCsv([row]))
  expect(waiting.groups).toMatchObject([{ state: 'waiting', waits_for: 'price' }])
  await clerk.calls(withdrawBookPrice, { id: other.id, version: other.version })
  await untilIsNew(waiting.id)
  expect((await clerk.calls(listImportAuthors, { id: waiting.id })).data).toMatchObject([{ royalty: 80 }])

  const another = anIsbn()
  const { id: book_id } = await aBook(app.db, { isbn: another })
  const agreement = {
    book_id,
    publisher_of_record: 'company' as const,
    signed_on: null,
    valid_to: null,
    note: null,
  }
  await clerk.calls(addAgreement, { ...agreement, valid_from: '2026-02-01' })
  const early = await readImport(
    clerk,
    app,
    panaiCsv([{ ...row, isbn: another, format: 'ebook', list_price: 100 }]),
  )
  expect(early.groups).toMatchObject([{ state: 'waiting', waits_for: 'terms' }])
  const { data: held } = await clerk.calls(addAgreement, {
    ...agreement,
    valid_from: '2026-01-01',
    valid_to: '2026-01-31',
  })
  await clerk.calls(addRule, {
    agreement_id: held.id,
    format: null,
    channel: null,
    basis: 'mrp',
    percent: 10,
    valid_from: '2026-01-01',
  })
  await untilIsNew(early.id)
})

async function untilIsNew(id: number): Promise<void> {
  await until(`the row of import ${id} is new`, async () => {
    const { groups } = (await clerk.calls(getSalesImport, { id })).data
    return groups.length === 1 && groups[0]?.state === 'new'
  })
}

async function earnsATenthOfItsPrice(book_id: number): Promise<void> {
  await anAgreement(app.db, book_id, [{ basis: 'mrp', rate_bp: 1_000 }])
}
