import { changeBook, createBook } from '@panai/contract/catalogue/staff/books'
import { listWaiting } from '@panai/contract/console/staff/waiting'
import type { WaitingKind } from '@panai/contract/console/staff/waiting-kinds'
import {
  getSalesImport,
  listSalesImports,
  type SalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import { putBookIdentifiers } from '@panai/contract/sales-import/staff/waiting-sales'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../../test/builders.ts'
import { jobsOf } from '../../../../test/jobs.ts'
import { panaiCsv } from '../../../../test/sales-files.ts'
import { anIsbn, postImport, readImport } from '../../../../test/sales-imports.ts'
import { aClerk, aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'
import { until } from '../../../../test/until.ts'
import { importSales } from '../import-sales.ts'
import { matchNumbers, noteMissedNumbers } from './match-numbers.ts'
import { withNumbers } from './with-numbers.ts'

let app: TestApplication
let clerk: StaffMember
let editor: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
  editor = await aStaffMember(app, 'editor')
})
afterAll(() => app.stop())

let sold = 0
/** A file with so many rows of each number, one copy each. */
function aFile(...numbers: { isbn?: string; sku?: string }[]): Uint8Array {
  const rows = numbers.map((number) => {
    sold += 1
    return {
      order_id: `WAITS-${sold}`,
      isbn: '',
      title: `X ${sold}`,
      units: 1,
      amount: 500,
      proceeds: 300,
      ...number,
    }
  })
  return panaiCsv(rows)
}

const facts = {
  title: 'பனங்காட்டு நிலா',
  description: 'Of palm leaves.',
  language: 'ta',
  genre: 'fiction',
  formats: ['paperback'],
  mrp: 399,
  pages: 100,
  trim_size: '5.5 X 8.5 in',
}

async function untilRowsAre(id: number, state: string, rows: number): Promise<SalesImport> {
  let found: SalesImport | undefined
  await until(`${rows} rows of import ${id} are ${state}`, async () => {
    found = (await clerk.calls(getSalesImport, { id })).data
    return found.groups.some((group) => group.state === state && group.rows === rows)
  })
  if (!found) throw new Error(`there is no import ${id}`)
  return found
}

async function untilNobodyWorks(): Promise<void> {
  await until('the background work is done', async () =>
    (await jobsOf(app.db, importSales.name)).every(({ state }) => state === 'completed'),
  )
}

const toPost = async () => (await clerk.calls(listSalesImports, { to_post: 'true' })).data.map(({ id }) => id)

/** How many files of each kind the console's home counts. */
async function waitsForTheClerk() {
  const { data } = await clerk.calls(listWaiting)
  const count = (wanted: WaitingKind) => data.find(({ kind }) => kind === wanted)?.count
  return { toPost: count('sales_to_post'), withWaiting: count('sales_that_wait') }
}

const salesOf = (authorId: number) =>
  app.db.selectFrom('sales').select('id').where('author_id', '=', authorId).execute()

test('a book that is added, or gets its number later, has its rows matched by itself, and posted by somebody', async () => {
  const author = await anAuthor(app.db)
  const known = await aBook(app.db, {
    author_id: author.id,
    isbn: anIsbn(),
    pages: 100,
    trim_size: '5.5 X 8.5 in',
  })
  const [added, later] = [anIsbn(), anIsbn()]
  const file = aFile({ isbn: known.isbn ?? '' }, { isbn: added }, { isbn: added }, { isbn: later })
  const posted = await postImport(clerk, await readImport(clerk, app, file))
  expect(await waitsForTheClerk()).toEqual({ toPost: 0, withWaiting: 1 })

  await editor.calls(createBook, { ...facts, author_id: author.id, isbn: added })
  const ready = await untilRowsAre(posted.id, 'new', 2)
  expect(ready).toMatchObject({ state: 'posted' })
  expect(await salesOf(author.id)).toHaveLength(1)
  expect([await toPost(), await waitsForTheClerk()]).toEqual([[posted.id], { toPost: 1, withWaiting: 1 }])

  const { data: book } = await editor.calls(createBook, { ...facts, author_id: author.id, isbn: null })
  await editor.calls(changeBook, { id: book.id, version: book.version, isbn: later })
  const whole = await untilRowsAre(posted.id, 'new', 3)
  await postImport(clerk, whole)
  await untilRowsAre(posted.id, 'posted', 4)
  expect(await salesOf(author.id)).toHaveLength(4)
  expect([await toPost(), await waitsForTheClerk()]).toEqual([[], { toPost: 0, withWaiting: 0 }])
})

test('a number that no row waits for asks for nothing', async () => {
  const author = await anAuthor(app.db)
  await readImport(clerk, app, aFile({ isbn: anIsbn() }))
  await untilNobodyWorks()
  const before = await jobsOf(app.db, importSales.name)
  await editor.calls(createBook, { ...facts, author_id: author.id, isbn: anIsbn() })
  expect(await jobsOf(app.db, importSales.name)).toHaveLength(before.length)
  expect(await app.db.selectFrom('numbers_to_match').selectAll().execute()).toEqual([])
})

test('an ISBN that a shop writes as its own number is one too', async () => {
  const author = await anAuthor(app.db)
  const [added, meanwhile] = [anIsbn(), anIsbn()]
  const { id } = await readImport(clerk, app, aFile({ sku: added }, { sku: meanwhile }))
  await editor.calls(createBook, { ...facts, author_id: author.id, isbn: added })
  await untilRowsAre(id, 'waiting', 1)
  await untilNobodyWorks()
  await aBook(app.db, { author_id: author.id, pages: 100, trim_size: '5.5 X 8.5 in', isbn: meanwhile })
  await app.db.deleteFrom('numbers_to_match').execute()
  await noteMissedNumbers(app.db, id)
  expect(await matchNumbers(app.db, new AbortController().signal)).toBe(1)
})

test('our own reference is a number too, and what a book came to while a file was read is not missed', async () => {
  const author = await anAuthor(app.db)
  const [isbn, asin] = [anIsbn(), 'B0MISSED01']
  const file = aFile({ isbn }, { sku: 'a-book-to-come' }, { isbn: anIsbn() })
  const { id } = await readImport(clerk, app, file)
  await untilNobodyWorks() // who has read the file looks for numbers behind it
  const terms = { author_id: author.id, pages: 100, trim_size: '5.5 X 8.5 in' } as const
  await aBook(app.db, { ...terms, reference: 'a-book-to-come' })
  await aBook(app.db, { ...terms, isbn })
  const noted = () => app.db.selectFrom('numbers_to_match').select('value').orderBy('value').execute()
  expect(await noted()).toEqual([{ value: isbn }, { value: 'a-book-to-come' }])
  // As if they had come before the rows were there.
  await app.db.deleteFrom('numbers_to_match').execute()
  await noteMissedNumbers(app.db, id)
  expect(await noted()).toEqual([{ value: isbn }, { value: 'a-book-to-come' }])
  const signal = new AbortController().signal
  expect(await matchNumbers(app.db, signal)).toBe(2)
  expect(await matchNumbers(app.db, signal)).toBe(0)
  await untilRowsAre(id, 'new', 2)
  await untilRowsAre(id, 'waiting', 1)
  const book = await aBook(app.db, terms)
  const identifiers = [{ kind: 'asin', value: asin, format: 'ebook' }]
  await editor.calls(putBookIdentifiers, { id: book.id, identifiers })
  await noteMissedNumbers(app.db, id)
  expect(await noted()).toEqual([])
})

test('rows with a number are found by indexes, however many wait', async () => {
  const { db } = app
  const { id } = await readImport(clerk, app, aFile({ isbn: anIsbn() }))
  await sql`
    insert into sale_lines (import_id, row_number, hash, measure, channel, is_estimate, isbn, period_from, period_to, units,
      units_sold, units_returned, free_units, pages, state, waits_for)
    select ${id}, n, gen_random_uuid(), 'copies', 'direct', false, 'number ' || n, '2026-01-01', '2026-01-01', 1, 1, 0, 0, 0,
      'waiting', 'book' from generate_series(1, 20000) as n`.execute(db)
  await sql`analyze sale_lines`.execute(db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from sale_lines where state = 'waiting' and ${withNumbers(['number 7'])} and id > 0
    order by id limit 5000`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).not.toContain('Seq Scan on sale_lines')
  for (const number of ['isbn', 'asin', 'sku']) expect(plan).toContain(`sale_lines_waiting_${number}`)
})
