import { listImportAuthors } from '@panai/contract/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook } from '../../../../test/builders.ts'
import { panaiCsv } from '../../../../test/sales-files.ts'
import { anIsbn, postImport, readImport } from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
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

async function earnsATenthOfItsPrice(book_id: number): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const { id: agreement_id } = await tx
      .insertInto('agreements')
      .values({ book_id, publisher_of_record: 'company', valid_from: '2020-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('royalty_rules')
      .values({ agreement_id, book_id, basis: 'mrp', rate_bp: 1_000, valid_from: '2020-01-01' })
      .execute()
  })
}
