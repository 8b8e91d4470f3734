import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication, untilKeeping } from '../../test/an-application.ts'
import { aBook, aMessage } from '../../test/builders.ts'

/** For a busy machine, on top of how long the database lets wait. */
const MARGIN_MS = 3_000

let application: TestApplication
beforeAll(async () => {
  application = await startTestApplication()
})
afterAll(() => application.stop())

/** Holds tables as a careless change of the schema does, until the work is done. */
async function whileLocked<T>(tables: readonly string[], work: () => Promise<T>): Promise<T> {
  return application.db.connection().execute(async (one) => {
    await sql`begin`.execute(one)
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(
      one,
    )
    try {
      return await work()
    } finally {
      await sql`rollback`.execute(one)
    }
  })
}

async function timed<T>(work: Promise<T>): Promise<{ answer: T; ms: number }> {
  const since = performance.now()
  const answer = await work
  return { answer, ms: performance.now() - since }
}

test('who reads what is locked is told within five seconds to come again, and a kept page is there at once', async () => {
  const { db, get } = application
  const [kept, other] = [await aBook(db), await aBook(db)]
  await untilKeeping(application)
  const warm = await get(`/books/${kept.id}`)
  expect(warm.status).toBe(200)
  await whileLocked(['books'], async () => {
    const [fromMemory, page, data] = await Promise.all([
      timed(get(`/books/${kept.id}`)),
      timed(get(`/books/${other.id}`)),
      timed(get(`/api/books?genre=${other.genre}&page=1&per_page=7`)),
    ])
    expect([fromMemory.answer.status, fromMemory.answer.text]).toEqual([200, warm.text])
    expect(fromMemory.ms).toBeLessThan(1_000)
    for (const { answer, ms } of [page, data]) {
      expect(answer.status).toBe(503)
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
      expect(answer.text).toContain('Server error. Please try again later.')
      expect(ms).toBeLessThan(5_000 + MARGIN_MS)
    }
  })
  expect((await get(`/books/${other.id}`)).status).toBe(200)
})

test('who writes waits for what another one holds, and is told to come again when that takes long', async () => {
  const { post } = application
  const letter = aMessage()
  const { answer, ms } = await whileLocked(['enquiries'], () => timed(post('/api/contact', letter)))
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(ms).toBeLessThan(10_000 + MARGIN_MS)
  expect((await post('/api/contact', letter)).status).toBe(200)
})
