import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { submissionStatuses } from '@panai/contract/submissions/submission-rules'
import type { Database } from '@panai/server/db/database'
import { hashPassword, isPassword } from '@panai/server/features/accounts/password/passwords'
import { findLedgerDifferences } from '@panai/server/features/royalties/index'
import { openFolderStorage } from '@panai/server/files/storage'
import { loadDemoWhenEmpty } from '@panai/server/load-demo-when-empty'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase, createTestDatabase, type TestDatabase } from '../../server/test/a-database.ts'
import { anAccount } from '../../server/test/accounts.ts'
import { aBook, anAuthor } from '../../server/test/builders.ts'
import { demoLogin } from './demo-login.ts'
import { demoPeople, demoStaff } from './demo-staff.ts'
import { loadDemo, resetDemo } from './load.ts'
import { readCatalogue } from './read-catalogue.ts'

const silent = () => {}

let folder: string
let loaded: TestDatabase

/** Drawing pictures in takes seconds: it is done once, and every test has a copy of what came of it. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-demo-'))
  loaded = await createTestDatabase()
  await loadDemo(loaded.db, openFolderStorage(folder), silent)
  await loaded.pool.end()
})
afterAll(async () => {
  await loaded.drop()
  await rm(folder, { recursive: true })
})

async function aLoadedDatabase() {
  const database = await aDatabase(loaded.connection.database)
  return { ...database, storage: openFolderStorage(folder) }
}

const tables = [
  'pictures',
  'authors',
  'books',
  'book_contributors',
  'book_samples',
  'book_sample_pages',
  'book_counts',
  'testimonials',
  'blogs',
  'accounts',
  'submissions',
  'submission_steps',
  'threads',
  'thread_messages',
  'enquiries',
  'sales',
  'payouts',
  'journals',
  'postings',
  'author_totals',
]

/** Every row of every table, times of the last change and places of the rows on the disk included. */
async function everything(db: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of tables) {
    const { rows } = await sql`select ctid::text, * from ${sql.table(table)} order by 2, 3`.execute(db)
    found[table] = rows
  }
  return found
}

async function notificationsDuring({ connection }: TestDatabase, work: () => Promise<void>): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  let heard = 0
  client.on('notification', ({ channel }) => {
    if (channel === 'public_content') heard += 1
  })
  await client.query('listen public_content')
  await work()
  const ended = new Promise<void>((resolve) =>
    client.on('notification', ({ channel }) => {
      if (channel === 'test_end') resolve()
    }),
  )
  await client.query('listen test_end; notify test_end')
  await ended
  await client.end()
  return heard
}

test('loading brings all that the files say', async () => {
  const { db } = await aLoadedDatabase()
  const catalogue = await readCatalogue()
  const count = async (table: 'books' | 'authors' | 'blogs' | 'testimonials') =>
    (await db.selectFrom(table).select('id').execute()).length
  for (const table of ['books', 'authors', 'blogs', 'testimonials'] as const)
    expect([table, await count(table)]).toEqual([table, catalogue[table].length])
  const contributors = await db.selectFrom('book_contributors').selectAll().execute()
  expect(contributors).toHaveLength(catalogue.books.flatMap((book) => book.contributors).length)
  const prices = await db.selectFrom('books').select(['reference', 'mrp_paise']).execute()
  const expected = new Map(catalogue.books.map((book) => [book.reference, book.mrp * 100]))
  for (const { reference, mrp_paise } of prices) expect(mrp_paise).toBe(expected.get(reference))
})

test('all testimonials are marked as made up, all books are published', async () => {
  const { db } = await aLoadedDatabase()
  const testimonials = await db.selectFrom('testimonials').select('is_demo').execute()
  expect(new Set(testimonials.map(({ is_demo }) => is_demo))).toEqual(new Set([true]))
  const books = await db.selectFrom('books').select('published_at').execute()
  expect(books.filter(({ published_at }) => published_at === null)).toEqual([])
  expect(new Set(books.map(({ published_at }) => published_at?.getTime())).size).toBe(books.length)
})

test('loading again changes nothing, tells nobody and writes no file', async () => {
  const database = await aLoadedDatabase()
  const before = await everything(database.db)
  const files = await readdir(folder, { recursive: true })
  const heard = await notificationsDuring(database, () => loadDemo(database.db, database.storage, silent))
  expect(await everything(database.db)).toEqual(before)
  expect(await readdir(folder, { recursive: true })).toEqual(files)
  expect(heard).toBe(0)
})

test('loading after a change puts right what was changed and leaves the rest', async () => {
  const { db, storage } = await aLoadedDatabase()
  const own = await aBook(db, { title: 'Our own' })
  const before = await db.selectFrom('books').selectAll().orderBy('id').execute()
  const [changed] = before
  await db
    .updateTable('books')
    .set({ title: 'Scribbled' })
    .where('id', '=', changed?.id ?? 0)
    .execute()
  await loadDemo(db, storage, silent)
  const after = await db.selectFrom('books').selectAll().orderBy('id').execute()
  expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title))
  expect(after.slice(1)).toEqual(before.slice(1))
  expect(after.at(-1)?.id).toBe(own.id)
})

test('an empty database gets the demo from a process of its own, which tells what it does', async () => {
  const { db, connection } = await aDatabase()
  const lines: string[] = []
  await loadDemoWhenEmpty(
    db,
    { connection, place: { storage: null, storageKey: null, dataDir: folder } },
    (line) => {
      lines.push(line)
    },
  )
  const books = await db.selectFrom('books').select('id').execute()
  expect(books.length).toBeGreaterThan(0)
  expect(lines[0]).toMatch(new RegExp(`^Demo catalogue: ${books.length} books`))
})

test('a loader that can load nothing says why', async () => {
  const { db, connection } = await aDatabase()
  const place = { storage: null, storageKey: null, dataDir: folder }
  await expect(
    loadDemoWhenEmpty(db, { connection: { ...connection, database: 'nowhere' }, place }, silent),
  ).rejects.toThrow(/"nowhere" does not exist/)
})

test('of a bug in the loader no value of a row is told', async () => {
  const { db, connection } = await aDatabase()
  await sql`
    create function refuse_book() returns trigger language plpgsql as $$
    begin
      raise exception 'no %', new.title using detail = new.title;
    end $$`.execute(db)
  await sql`create trigger refuse_book before insert on books for each row execute function refuse_book()`.execute(
    db,
  )
  const place = { storage: null, storageKey: null, dataDir: folder }
  const problem = await loadDemoWhenEmpty(db, { connection, place }, silent).catch(String)
  expect(problem).toContain('refused by refuse_book, line 3')
  expect(problem).not.toMatch(/[\u0b80-\u0bff]/)
})

test('a database that has a book gets none from us', async () => {
  const { db, connection } = await aDatabase()
  await aBook(db)
  await loadDemoWhenEmpty(
    db,
    { connection, place: { storage: null, storageKey: null, dataDir: folder } },
    silent,
  )
  expect(await db.selectFrom('books').select('id').execute()).toHaveLength(1)
  for (const table of ['blogs', 'accounts', 'sales'] as const)
    expect(await db.selectFrom(table).select('id').execute()).toHaveLength(0)
})

test('the demo author has an account, and a year of sales and payouts that say that they are made up', async () => {
  const { db } = await aLoadedDatabase()
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('author_id', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(account).toMatchObject({ email: demoLogin.email, role: 'author', name: 'Demo Author' })
  expect(await isPassword(account.password_hash, demoLogin.password)).toBe(true)

  const submissions = await db.selectFrom('submissions').select(['title', 'status']).orderBy('id').execute()
  expect(submissions.map(({ status }) => status)).toEqual(submissionStatuses.toReversed())
  for (const { title } of submissions) expect(title).toMatch(/^(Sample title|மாதிரி நூல்): /)

  const sales = await db.selectFrom('sales').selectAll().execute()
  expect(new Set(sales.map(({ author_id }) => author_id))).toEqual(new Set([account.author_id]))
  expect(new Set(sales.map(({ source }) => source))).toEqual(new Set(['demo']))
  for (const { buyer_name } of sales) if (buyer_name !== null) expect(buyer_name).toMatch(/^Demo buyer \d+$/)
  expect(new Set(sales.map(({ sold_on }) => sold_on.slice(0, 7))).size).toBeGreaterThanOrEqual(12)
  expect(new Set(sales.map(({ book_id }) => book_id)).size).toBe(3)
  expect(sales.some(({ quantity }) => quantity < 0)).toBe(true)

  const payouts = await db.selectFrom('payouts').select(['status', 'transaction_id']).execute()
  expect(new Set(payouts.map(({ status }) => status))).toEqual(new Set(['processing', 'completed', 'failed']))
  for (const { transaction_id } of payouts)
    if (transaction_id !== null) expect(transaction_id).toMatch(/^DEMO-/)
  const { unpaid_paise } = await db
    .selectFrom('author_totals')
    .select('unpaid_paise')
    .executeTakeFirstOrThrow()
  expect(unpaid_paise).toBeGreaterThan(0)
  expect(await findLedgerDifferences(db)).toEqual([])
})

test('starting over takes out everything else', async () => {
  const { db, storage } = await aLoadedDatabase()
  const catalogue = await readCatalogue()
  await aBook(db)
  await anAuthor(db)
  await anAccount(db)
  await resetDemo(db, storage, silent)
  const accounts = await db.selectFrom('accounts').select(['email', 'is_demo']).orderBy('email').execute()
  const people = [demoLogin, ...demoStaff].map(({ email }) => ({ email, is_demo: true }))
  expect(accounts).toEqual(people.sort((a, b) => (a.email < b.email ? -1 : 1)))
  await expect(db.deleteFrom('journals').execute()).rejects.toThrow('never changed')
  expect(await findLedgerDifferences(db)).toEqual([])
  expect(await db.selectFrom('books').select('id').execute()).toHaveLength(catalogue.books.length)
  expect(await db.selectFrom('authors').select('id').execute()).toHaveLength(catalogue.authors.length)
})

test('staff of the demo have something to do', async () => {
  const { db } = await aLoadedDatabase()
  const submissions = await db
    .selectFrom('submissions')
    .leftJoin('accounts', 'accounts.id', 'assignee_id')
    .select(['status', 'due_on', 'accounts.email'])
    .where('status', '<>', 'published')
    .orderBy('due_on')
    .execute()
  expect(submissions).toEqual([
    { status: 'final_validation', due_on: '2026-11-06', email: demoPeople.editor.email },
    { status: 'manuscript_submitted', due_on: '2026-11-30', email: null },
    { status: 'in_review', due_on: '2026-12-11', email: demoPeople.owner.email },
  ])
  const letters = await db.selectFrom('enquiries').select(['state', 'is_suspect']).execute()
  expect(letters).toEqual(Array.from({ length: 2 }, () => ({ state: 'open', is_suspect: false })))
  const threads = await db.selectFrom('threads').select(['staff_unread', 'waiting_since']).execute()
  expect(threads).toMatchObject([{ staff_unread: 1, waiting_since: expect.any(Date) }])
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([])
})

test('starting over gives the demo’s staff, questions and rates back as they were', async () => {
  const { db, storage } = await aLoadedDatabase()
  const staff = () =>
    db
      .selectFrom('accounts')
      .select(['id', 'role', 'name', 'email', 'disabled_at', 'second_factor_since'])
      .where('role', '<>', 'author')
      .orderBy('id')
      .execute()
  const questions = () =>
    db
      .selectFrom('questions')
      .select(['anchor', 'question', 'answer', 'position', 'is_shown'])
      .orderBy('position')
      .execute()
  const [staffBefore, questionsBefore] = [await staff(), await questions()]
  const [owner, editor, clerk] = staffBefore
  if (!owner || !editor || !clerk) throw new Error('the demo has three people')
  await db
    .updateTable('accounts')
    .set({ email: 'somebody@mail.example', name: 'Other' })
    .where('id', '=', owner.id)
    .execute()
  await db
    .updateTable('accounts')
    .set({
      email: demoPeople.owner.email,
      role: 'accounts',
      password_hash: await hashPassword('Another-Leaf-27'),
      disabled_at: new Date(),
    })
    .where('id', '=', editor.id)
    .execute()
  await db
    .updateTable('accounts')
    .set({ second_factor_since: new Date(), email: demoPeople.editor.email })
    .where('id', '=', clerk.id)
    .execute()
  await db
    .insertInto('second_factors')
    .values({ account_id: clerk.id, sealed_key: 'x', confirmed_at: new Date() })
    .execute()
  await db.deleteFrom('questions').where('position', '=', 1).execute()
  await db.updateTable('questions').set({ answer: 'Scribbled' }).execute()
  const first = await db.selectFrom('calculator_rates').selectAll().executeTakeFirstOrThrow()
  const { id: _, created_at: __, version: ___, ...rates } = first
  const json = {
    page_rates: JSON.stringify(rates.page_rates),
    binding_costs: JSON.stringify(rates.binding_costs),
    interior_factors: JSON.stringify(rates.interior_factors),
  }
  await db
    .insertInto('calculator_rates')
    .values({ ...rates, ...json, valid_from: '2099-01-01' })
    .execute()

  await resetDemo(db, storage, silent)
  expect(await staff()).toEqual(staffBefore)
  const { password_hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', editor.id)
    .executeTakeFirstOrThrow()
  expect(await isPassword(password_hash, demoLogin.password)).toBe(true)
  expect(await db.selectFrom('second_factors').select('account_id').execute()).toEqual([])
  expect(await questions()).toEqual(questionsBefore)
  expect(await db.selectFrom('calculator_rates').selectAll().execute()).toEqual([first])
  const refused = db.deleteFrom('calculator_rates').execute()
  await expect(refused).rejects.toThrow('rates that hold or have held stay')
})
