import { listJobs } from '@panai/contract/operations/staff/jobs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { jobsOf } from '../../../test/jobs.ts'
import { until } from '../../../test/until.ts'
import { jobKinds } from '../../job-kinds.ts'

let app: TestApplication
let signed: Record<string, string>
beforeAll(async () => {
  app = await startTestApplication()
  signed = await signInAs(app.db, await anAccount(app.db, { role: 'admin' }))
  await until('background work has begun', async () => {
    const { rows } = await app.pool.query('select 1 from jobs.schedule')
    return rows.length === jobKinds.filter(({ cron }) => cron !== null).length
  })
})
afterAll(() => app.stop())

async function aFailedJob(): Promise<string> {
  const output = { name: 'Error', message: '1 totals disagree', stack: 'Error: at /srv/secret.ts' }
  const { rows } = await sql<{ id: string }>`
    insert into jobs.job (name, state, retry_count, retry_limit, started_on, completed_on, output)
    values ('check-ledger', 'failed', 2, 2, now(), now(), ${JSON.stringify(output)}) returning id`.execute(
    app.db,
  )
  return rows[0]?.id ?? ''
}

const list = async (query: string) =>
  listJobs.output.parse((await app.get(`/api/staff/jobs?${query}`, signed)).json())

test('a failed job is seen with its problem and its tries, and runs again when it is told to, once', async () => {
  const id = await aFailedJob()
  const { data, meta } = await list('status=failed')
  expect([meta.total, data]).toMatchObject([
    1,
    [{ id, kind: 'check-ledger', status: 'failed', tries: 3, problem: '1 totals disagree', due_at: null }],
  ])
  expect(JSON.stringify(data)).not.toContain('secret.ts')

  const retry = () => app.post(`/api/staff/jobs/${id}/retry`, {}, signed)
  const answers = await Promise.all([retry(), retry()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await jobsOf(app.db, 'check-ledger')).not.toContainEqual(
    expect.objectContaining({ state: 'failed' }),
  )
  const entries = await app.db.selectFrom('audit_entries').selectAll().where('subject', '=', 'jobs').execute()
  expect(entries).toMatchObject([{ subject_id: id, action: 'retryJob', operation: 'update' }])
})

test('there is nothing to run again where there is no such job', async () => {
  const answer = await app.post(`/api/staff/jobs/${crypto.randomUUID()}/retry`, {}, signed)
  expect(answer.status).toBe(404)
  expect((await list('kind=no-such-job')).meta.total).toBe(0)
})
