import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication, untilKeeping } from '../../test/an-application.ts'
import { aBook, aMessage } from '../../test/builders.ts'

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

test('who reads what is locked is told to come again while it is, and a kept page is there', async () => {
  const { db, get } = application
  const [kept, other] = [await aBook(db), await aBook(db)]
  await untilKeeping(application)
  const warm = await get(`/books/${kept.id}`)
  expect(warm.status).toBe(200)
  await whileLocked(['books'], async () => {
    const fromMemory = await get(`/books/${kept.id}`)
    expect([fromMemory.status, fromMemory.text]).toEqual([200, warm.text])
    const answers = await Promise.all([
      get(`/books/${other.id}`),
      get(`/api/books?genre=${other.genre}&page=1&per_page=7`),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
      expect(answer.text).toContain('Server error. Please try again later.')
    }
  })
  expect((await get(`/books/${other.id}`)).status).toBe(200)
})

test('who writes waits for what another one holds, and is told to come again when that takes long', async () => {
  const { post } = application
  const letter = aMessage()
  const answer = await whileLocked(['enquiries'], () => post('/api/contact', letter))
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  expect((await post('/api/contact', letter)).status).toBe(200)
})
