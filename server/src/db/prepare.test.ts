import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/a-database.ts'
import { aBook } from '../../test/builders.ts'
import { createLogger } from '../log/logger.ts'
import { createDatabase, createPool, type Database } from './database.ts'
import { prepare } from './prepare.ts'

let database: TestDatabase
let pool: ReturnType<typeof createPool>
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  for (const [title, pages] of [
    ['Ponni', 100],
    ['Kadal', 200],
    ['Ponni', 300],
  ] as const)
    await aBook(database.db, { title, pages })
  pool = createPool({ ...database.connection, max: 1 }, createLogger({ logLevel: 'silent' }))
  db = createDatabase(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

type Wanted = { title?: string; pages?: number }
let written = 0
const pagesOf = prepare((from, { order }: { order: 'asc' | 'desc' }, { title, pages }: Wanted) => {
  written += 1
  return from
    .selectFrom('books')
    .select('pages')
    .$if(title !== undefined, (query) => query.where('title', '=', title ?? ''))
    .$if(pages !== undefined, (query) => query.where('pages', '>=', pages ?? 0))
    .where('language', '=', 'ta')
    .orderBy('pages', order)
})

async function ask(order: 'asc' | 'desc', wanted: Wanted) {
  return (await pagesOf(db, { order }, wanted)).map(({ pages }) => pages)
}

test('each call is answered for its own values and shape', async () => {
  await database.db.updateTable('books').set({ language: 'ta' }).execute()
  for (let round = 0; round < 2; round++) {
    expect(await ask('asc', { title: 'Ponni' })).toEqual([100, 300])
    expect(await ask('asc', { title: 'Kadal' })).toEqual([200])
    expect(await ask('desc', { title: 'Ponni' })).toEqual([300, 100])
    expect(await ask('desc', { title: 'Ponni', pages: 200 })).toEqual([300])
    expect(await ask('desc', { pages: 200 })).toEqual([300, 200])
    expect(await ask('desc', {})).toEqual([300, 200, 100])
  }
})

test('its text is written once, and each connection reads it once', async () => {
  await ask('asc', { title: 'Ponni' })
  const before = written
  await ask('asc', { title: 'Kadal' })
  expect(written).toBe(before)
  const { rows } = await pool.query<{ statement: string }>(
    `select statement from pg_prepared_statements where statement like '%"pages" from "books"%'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ statement }) => statement)).size).toBe(rows.length)
})

test('within a transaction it sees what that has done', async () => {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('books').set({ pages: 400 }).where('title', '=', 'Kadal').execute()
    expect((await pagesOf(tx, { order: 'asc' }, { title: 'Kadal' })).map(({ pages }) => pages)).toEqual([400])
  })
})
