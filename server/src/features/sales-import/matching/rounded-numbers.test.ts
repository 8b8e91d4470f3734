import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import {
  listWaitingSales,
  matchSales,
  putBookIdentifiers,
} from '@panai/contract/sales-import/staff/waiting-sales'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTextTable } from '../../../../test/a-text-table.ts'
import { aWorkbook } from '../../../../test/a-workbook.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook } from '../../../../test/builders.ts'
import * as sample from '../../../../test/sales-files.ts'
import { anIsbn, readImport } from '../../../../test/sales-imports.ts'
import { aClerk, aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'
import { migrations } from '../../../db/migrations/index.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

const terms = { pages: 100, trim_size: '5.5 X 8.5 in' } as const
const tableOf = (number: string | number, ...titles: string[]) =>
  sample.tableOf(
    sample.googleLayout,
    titles.map((Title) => ({ Title, 'Primary ISBN': number })),
  )
const asCsv = (cells: ReturnType<typeof tableOf>) =>
  aTextTable(
    cells.map((row) => row.map(String)),
    { delimiter: '\t' },
  )
const asXlsx = (cells: ReturnType<typeof tableOf>) => aWorkbook({ Earnings: cells })

const booksOf = async (importId: number) =>
  (
    await app.db
      .selectFrom('sale_lines')
      .select(['title', 'book_id', 'state'])
      .where('import_id', '=', importId)
      .orderBy('id')
      .execute()
  ).map(({ title, book_id, state }) => [title, book_id, state === 'waiting'])

test.each([
  ['CSV', '9.78936E+12', asCsv],
  ['CSV of a workbook', '9789360000000', asCsv],
  ['a workbook, as text', '9.78936E+12', asXlsx],
  ['a workbook, as a number', 9_789_360_000_000, asXlsx],
] as const)('a rounded number in %s (%s) moves no rows of another title', async (_, number, fileOf) => {
  const [one, other, later] = [1, 2, 3].map((at) => `Title ${at} ${crypto.randomUUID()}`)
  const first = await readImport(clerk, app, fileOf(tableOf(number, one ?? '', other ?? '')))
  const { data: waiting } = await clerk.calls(listWaitingSales, { waits_for: 'book', per_page: 100 })
  const group = waiting.find(({ title }) => title === one)
  expect(group).toMatchObject({ rows: 1, identifier: String(number) })
  const { id } = await aBook(app.db, terms)
  await clerk.calls(matchSales, { key: group?.id, book_id: id, format: null })
  expect((await booksOf(first.id)).map(([title, book]) => [title, book])).toEqual([
    [one, id],
    [other, null],
  ])
  const second = await readImport(clerk, app, fileOf(tableOf(number, one ?? '', later ?? '')))
  const [, another] = await booksOf(second.id)
  expect(another).toEqual([later, null, true])
})

test('an ISBN in full is the book, as text and as a number of a workbook', async () => {
  const isbn = anIsbn()
  const { id } = await aBook(app.db, { ...terms, isbn })
  for (const file of [asCsv(tableOf(isbn, 'Text')), asXlsx(tableOf(Number(isbn), 'Number'))]) {
    const [row] = await booksOf((await readImport(clerk, app, file)).id)
    expect(row?.[1]).toBe(id)
  }
})

test('a rounded number is given to no book', async () => {
  const editor = await aStaffMember(app, 'editor')
  const { id } = await aBook(app.db, terms)
  const identifiers = [{ kind: 'sku', value: '9.78936E+12', format: null }]
  const refused = await editor.tries(putBookIdentifiers, { id, identifiers })
  expect([refused.status, refused.json()]).toMatchObject([
    422,
    { errors: { identifiers: [`9.78936E+12: ${salesImportMessages.identifierMalformed}`] } },
  ])
})

test('what was remembered by a rounded number is forgotten, and rows that wait for it are alike by their titles', async () => {
  const { id } = await aBook(app.db, terms)
  const title = `  Old   Title ${crypto.randomUUID()}`
  const { id: importId } = await readImport(clerk, app, asCsv(tableOf('9.78936E+12', title)))
  const keyNow = () =>
    app.db
      .selectFrom('sale_lines')
      .select('match_key')
      .where('import_id', '=', importId)
      .executeTakeFirstOrThrow()
  const { match_key: expected } = await keyNow()
  const keys = ['google number 9.78936e+12', 'google number 9789360001234']
  await app.db
    .insertInto('sale_matches')
    .values(keys.map((key) => ({ key, book_id: id })))
    .execute()
  await sql`update sale_lines set match_key = ${keys[0]} where import_id = ${importId}`.execute(app.db)
  await migrations['0030-rounded-numbers']?.up(app.db)
  expect((await keyNow()).match_key).toBe(expected)
  const left = await app.db.selectFrom('sale_matches').select('key').where('book_id', '=', id).execute()
  expect(left).toEqual([{ key: keys[1] }])
})
