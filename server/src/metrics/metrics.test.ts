import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { takeConnections } from '../../test/a-database.ts'
import { anApplication } from '../../test/an-application.ts'
import { anSmtpServer } from '../../test/an-smtp-server.ts'
import { aMessage } from '../../test/builders.ts'
import { until } from '../../test/until.ts'

const settings = { METRICS_LISTEN: '0' }

async function read(address: string | null): Promise<Map<string, number>> {
  const answer = await fetch(`${address}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

test('requests are counted by route and status, never by address', async () => {
  const { get, post, metrics } = await anApplication({ settings })
  await get('/api/authors/1')
  await get('/api/authors/999999')
  await get('/api/nothing/here')
  await get('/nowhere')
  await post('/api/author/login', { email: 'x', password: 'y' })
  const figures = await read(metrics)
  const counted = [...figures.entries()].filter(([name]) =>
    name.startsWith('panai_request_duration_seconds_count'),
  )
  expect(Object.fromEntries(counted)).toEqual({
    'panai_request_duration_seconds_count{method="GET",route="/api/authors/{id}",status="404"}': 2,
    'panai_request_duration_seconds_count{method="GET",route="/api/*",status="404"}': 1,
    'panai_request_duration_seconds_count{method="GET",route="/*",status="404"}': 1,
    'panai_request_duration_seconds_count{method="POST",route="/api/author/login",status="422"}': 1,
  })
})

test('the newest backup of the data folder has its time, and none has none', async () => {
  const { metrics, dataDir } = await anApplication({ settings })
  const name = 'panai_backup_timestamp_seconds'
  expect((await read(metrics)).has(name)).toBe(false)
  const folder = path.join(dataDir, 'backups')
  await mkdir(folder)
  for (const [file, at] of [
    ['panai-1.zip', 1_760_000_000],
    ['panai-2.zip', 1_770_000_000],
    ['panai-3.zip.unfinished', 1_780_000_000],
  ] as const) {
    await writeFile(path.join(folder, file), '')
    await utimes(path.join(folder, file), at, at)
  }
  expect((await read(metrics)).get(name)).toBe(1_770_000_000)
})

test('what waits, what failed and what is kept can be read', async () => {
  const application = await anApplication({ settings })
  const { pool, metrics, get } = application
  await pool.query(`
    insert into mails (kind, details, status, done_at) values
      ('welcome', '{}', 'failed', now()), ('welcome', '{}', 'failed', now()), ('welcome', '{}', 'sent', now())`)
  await until('answers are kept', async () => {
    await get('/api/books')
    return ((await read(metrics)).get('panai_kept_answers_hits_total') ?? 0) > 0
  })
  const figures = await read(metrics)
  expect(figures.get('panai_database_up')).toBe(1)
  expect(figures.get('panai_mails{status="failed"}')).toBe(2)
  expect(figures.get('panai_mails{status="waiting"}')).toBe(0)
  expect(figures.get('panai_mail_oldest_seconds')).toBe(0)
  expect(figures.get('panai_news_unheard_seconds')).toBe(0)
  expect(figures.get('panai_kept_answers')).toBeGreaterThan(0)
  expect(figures.get('panai_kept_answers_bytes')).toBeGreaterThan(1_000)
  expect(figures.get('panai_kept_answers_made_total')).toBeGreaterThan(0)
  expect(figures.get('panai_pool_connections')).toBeGreaterThan(0)
  expect(figures.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
})

test('a mail that was tried in vain has been due since it was written, whenever its next try is', async () => {
  const { pool, metrics } = await anApplication({ settings })
  await pool.query(`
    insert into mails (kind, details, tries, due_at, created_at)
    values ('welcome', '{}', 5, now() + interval '30 minutes', now() - interval '2 hours')`)
  expect((await read(metrics)).get('panai_mail_oldest_seconds')).toBeGreaterThan(7_000)
})

test('a mail server that takes none is told, and for how long', async () => {
  const closed = await anSmtpServer()
  await closed.stop()
  const { post, metrics } = await anApplication({ settings: { ...settings, SMTP_URL: closed.url } })
  const held = async () => {
    const figures = await read(metrics)
    return [figures.get('panai_mail_held_up'), figures.get('panai_mail_held_up_seconds')]
  }
  expect(await held()).toEqual([0, 0])
  await post('/api/contact', aMessage())
  await until('it is told', async () => (await held())[0] === 1)
  const [, before = 0] = await held()
  await until('the time goes on', async () => ((await held())[1] ?? 0) > before)
})

test('the disk of the data folder has its room', async () => {
  const { metrics } = await anApplication({ settings })
  const figures = await read(metrics)
  const [free = 0, size = 0] = [figures.get('panai_disk_free_bytes'), figures.get('panai_disk_bytes')]
  expect(free).toBeGreaterThan(0)
  expect(size).toBeGreaterThanOrEqual(free)
})

test('background work that failed is told by its kind, and when it last succeeded', async () => {
  const { pool, metrics } = await anApplication({ settings })
  await until('the ledger’s check has a queue', async () => {
    const { rowCount } = await pool.query(`select from jobs.queue where name = 'check-ledger'`)
    return rowCount === 1
  })
  await pool.query(`
    insert into jobs.job (name, state, created_on, completed_on) values
      ('check-ledger', 'completed', now() - interval '2 days', to_timestamp(1790000000)),
      ('check-ledger', 'failed', now() - interval '1 day', now())`)
  const figures = await read(metrics)
  expect(figures.get('panai_job_last_failed{kind="check-ledger"}')).toBe(1)
  expect(figures.get('panai_job_last_success_timestamp_seconds{kind="check-ledger"}')).toBe(1790000000)
})

test('without the database it says so, and has no figures of what that holds', async () => {
  const application = await anApplication({ settings })
  const { pool, metrics } = application
  await pool.query('select')
  await takeConnections(application, false)
  await pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await until('it notices', async () => (await read(metrics)).get('panai_database_up') === 0)
  const figures = await read(metrics)
  expect(
    [...figures.keys()].filter((name) => /^panai_(mails|jobs|sales_imports|payout_runs)\b/.test(name)),
  ).toEqual([])
  expect(figures.has('panai_mail_oldest_seconds')).toBe(false)
  await takeConnections(application, true)
})

test('nothing else is answered there, and nothing of it by the site', async () => {
  const { metrics, get } = await anApplication({ settings })
  expect((await fetch(`${metrics}/`)).status).toBe(404)
  expect((await fetch(`${metrics}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await get('/metrics')).status).toBe(404)
})

test('without the setting there is none, and an address that is taken ends the start by its name', async () => {
  const { metrics } = await anApplication()
  expect(metrics).toBeNull()
  const first = await anApplication({ settings })
  const port = new URL(first.metrics ?? '').port
  await expect(anApplication({ settings: { METRICS_LISTEN: port } })).rejects.toThrow(
    /^METRICS_LISTEN: 127\.0\.0\.1:/,
  )
})
