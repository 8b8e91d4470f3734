import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { getSalesImport, postSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { kdpPriorMonths, kdpSold, panaiCsv, type Row } from '../../../../test/sales-files.ts'
import {
  aBookOfHalves,
  balanceOf,
  owedFor,
  postImport,
  readImport,
  rowsBy,
  undoImport,
  untilImportIs,
} from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

const read = (file: Uint8Array) => readImport(clerk, app, file)
const april = (rows: readonly Row[]) => read(kdpPriorMonths([...rows], { month: 'April 2026' }))
const sold = ({ isbn }: { isbn: string }, copies: number) => kdpSold(isbn, copies, { Earnings: copies * 200 })
const again = async ({ id }: { id: number }) => (await clerk.calls(getSalesImport, { id })).data

const expectSound = async () => expect(await findLedgerDifferences(app.db)).toEqual([])

test('rows of an earlier file that a later one of the same days lacks are asked about: they stay, or are taken back', async () => {
  const [book, gone] = [await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  const row = (isbn: string, more: Row = {}): Row => ({
    isbn,
    order_id: `LACK-${isbn}`,
    units: 1,
    amount: 200,
    proceeds: 200,
    ...more,
  })
  const first = await postImport(
    clerk,
    await read(panaiCsv([row(book.isbn), row(gone.isbn), row(book.isbn, { sale_date: '2026-03-01' })])),
  )
  const later = await read(panaiCsv([row(book.isbn), row(book.isbn, { order_id: 'LACK-NEW' })]))
  expect(later.compared.filter(({ same }) => same > 0)).toMatchObject([
    {
      import_id: first.id,
      posted: 3,
      same: 1,
      revised: 0,
      lacking: 1,
      lacking_copies: 1,
      lacking_royalty: 100,
      named: [{ book_title: gone.title, order_id: `LACK-${gone.isbn}`, copies: 1, royalty: 100 }],
    },
  ])
  const asked = { id: later.id, version: later.version }
  const refused = await clerk.tries(postSalesImport, asked)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(salesImportMessages.lacking)])
  await clerk.calls(postSalesImport, { ...asked, lacking: 'stay' })
  await untilImportIs(clerk, later.id, 'posted')
  expect([await balanceOf(app.db, book.author), await balanceOf(app.db, gone.author)]).toEqual([300, 100])

  const whole = await read(
    panaiCsv([
      row(book.isbn),
      row(book.isbn, { order_id: 'LACK-NEW' }),
      row(book.isbn, { order_id: 'LACK-2' }),
    ]),
  )
  expect(whole.compared.filter(({ same }) => same > 0)).toMatchObject([
    { import_id: first.id, lacking: 1 },
    { import_id: later.id, same: 1, lacking: 0 },
  ])
  await clerk.calls(postSalesImport, { id: whole.id, version: whole.version, lacking: 'take_back' })
  await untilImportIs(clerk, whole.id, 'posted')
  expect([await balanceOf(app.db, book.author), await balanceOf(app.db, gone.author)]).toEqual([400, 0])
  expect(await owedFor(app.db, [first, later, whole])).toBe(800)
  expect(rowsBy(await again(first))).toEqual({ posted: 2, revised: 1 })
  await expectSound()
  await undoImport(clerk, whole)
  const back = await again(first)
  expect(rowsBy(back)).toEqual({ posted: 2, new: 1 })
  await postImport(clerk, back)
  expect(await balanceOf(app.db, gone.author)).toBe(100)
  await expectSound()
})

test('a file that only lacks rows of an earlier one takes them back too', async () => {
  const [book, gone] = [await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  await postImport(clerk, await april([sold(book, 10), sold(gone, 5)]))
  const less = await april([sold(book, 10)])
  expect([rowsBy(less), less.compared[0]?.lacking]).toEqual([{ duplicate: 1 }, 1])
  await clerk.calls(postSalesImport, { id: less.id, version: less.version, lacking: 'take_back' })
  await untilImportIs(clerk, less.id, 'posted')
  expect([await balanceOf(app.db, book.author), await balanceOf(app.db, gone.author)]).toEqual([1000, 0])
  await expectSound()
})

test('parts of a month that share no row are not asked about, and are listed with each other', async () => {
  const [book, other] = [await aBookOfHalves(app.db), await aBookOfHalves(app.db)]
  const first = await postImport(clerk, await april([sold(book, 10)]))
  const second = await april([sold(other, 5)])
  expect(second.compared.find(({ import_id }) => import_id === first.id)).toMatchObject({
    same: 0,
    revised: 0,
    lacking: 0,
  })
  await postImport(clerk, second)
  expect([await balanceOf(app.db, book.author), await balanceOf(app.db, other.author)]).toEqual([1000, 500])
})
