import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase, takeConnections } from '../../../test/a-database.ts'
import { anApplication } from '../../../test/an-application.ts'
import { until } from '../../../test/until.ts'
import type { ServerContext } from '../../http/server-context.ts'
import { mountHealth } from './mount-health.ts'

test('who lives says so, and who is ready too; neither is ever kept', async () => {
  const { get } = await anApplication()
  const [alive, ready] = [await get('/healthz'), await get('/readyz')]
  expect([alive.status, alive.json()]).toEqual([200, { status: 'alive' }])
  expect([ready.status, ready.json()]).toEqual([200, { status: 'ready' }])
  for (const { headers } of [alive, ready]) expect(headers['cache-control']).toBe('no-store')
})

test('without its database it lives but is not ready; when that is back, it is ready again', async () => {
  const application = await anApplication()
  const { get, pool } = application
  await pool.query('select')
  await takeConnections(application, false)
  await pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await until('it notices', async () => (await get('/readyz')).status === 503)
  const { json, headers } = await get('/readyz')
  expect(json()).toEqual({ status: 'not ready', problem: 'database: not reachable' })
  expect(headers['cache-control']).toBe('no-store')
  expect((await get('/healthz')).status).toBe(200)
  const refused = await get('/api/books')
  expect([refused.status, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ success: false, message: 'Server error. Please try again later.' }),
  ])

  await takeConnections(application, true)
  await until('it is ready again', async () => (await get('/readyz')).status === 200)
  expect((await get('/api/books')).status).toBe(200)
})

test('a database that does not answer in time is as good as none', async () => {
  const { get, db } = await anApplication()
  await db.transaction().execute(async (tx) => {
    await sql`lock table kysely_migration in access exclusive mode`.execute(tx)
    const { status, json } = await get('/readyz')
    expect([status, json()]).toEqual([503, { status: 'not ready', problem: 'database: no answer in time' }])
  })
  await until('it is ready again', async () => (await get('/readyz')).status === 200)
})

test('who asks often is answered from memory, for a second', async () => {
  const { get, db } = await anApplication()
  await db.transaction().execute(async (tx) => {
    expect((await get('/readyz')).status).toBe(200)
    await sql`lock table kysely_migration in access exclusive mode`.execute(tx)
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/readyz')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await until('it has asked again', async () => (await get('/readyz')).status === 503)
  })
})

test('a server that could not hear of changes for a quarter of a minute is not ready', async () => {
  const { db } = await aDatabase()
  const stopping = new AbortController().signal
  const unheard = new Hono<ServerContext>()
  mountHealth(unheard, { db, folders: [], unheardFor: () => 15_001, stopping })
  const answer = await unheard.request('/readyz')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'not ready', problem: 'database: its news of changes do not come' },
  ])
  const heard = new Hono<ServerContext>()
  mountHealth(heard, { db, folders: [], unheardFor: () => 14_999, stopping })
  expect((await heard.request('/readyz')).status).toBe(200)
})

test('with a schema older than the program it is not ready', async () => {
  const { get, pool } = await anApplication()
  await pool.query(`delete from kysely_migration where name = (select max(name) from kysely_migration)`)
  const { status, json } = await get('/readyz')
  expect([status, json()]).toEqual([
    503,
    { status: 'not ready', problem: 'database: migrations are not done' },
  ])
})
