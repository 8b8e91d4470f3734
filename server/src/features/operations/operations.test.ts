import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { alerts } from '@panai/contract/operations/alerts'
import {
  type CheckName,
  checkNames,
  getOperations,
  type OperationsCheck,
} from '@panai/contract/operations/staff/operations'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { aDataFolder } from '../../../test/a-process.ts'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { anApplication, type TestApplication } from '../../../test/an-application.ts'
import { until } from '../../../test/until.ts'
import { actingAs } from '../../access/acting-as.ts'
import { createDatabase, createPool } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { openFolderStorage } from '../../files/storage.ts'
import { createLogger } from '../../log/logger.ts'
import type { ServerTrouble } from '../../mail/mail-problem.ts'
import { checkDatabase } from './checks/check-database.ts'
import { judgeDisk } from './checks/check-disk.ts'
import { checkImports } from './checks/check-imports.ts'
import { checkMail } from './checks/check-mail.ts'
import { checkPayouts } from './checks/check-payouts.ts'
import { judgeReplicas } from './checks/check-replica.ts'
import { lookAtAll } from './look-at-all.ts'

const HOUR = 3_600_000

type Checks = Readonly<Record<CheckName, OperationsCheck>>
type Looking = {
  app: TestApplication
  lookOnce: () => Promise<Checks>
  /** Again where a busy machine let a part be late. */
  look: () => Promise<Checks>
}

/** An application whose background work has its clock, and an admin who looks. */
async function looking(): Promise<Looking> {
  const app = await anApplication()
  const signed = await signInAs(app.db, await anAccount(app.db, { role: 'admin' }))
  await until('the ledger’s check has a clock', async () => {
    const { rowCount } = await app.pool.query(`select from jobs.schedule where name = 'check-ledger'`)
    return rowCount === 1
  })
  async function lookOnce(): Promise<Checks> {
    const answer = await app.get('/api/staff/operations', signed)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    const { checks } = getOperations.output.parse(answer.json()).data
    expect(checks.map(({ name }) => name)).toEqual(checkNames)
    return Object.fromEntries(checks.map((check) => [check.name, check])) as Checks // all are there
  }
  async function look(): Promise<Checks> {
    let checks = await lookOnce()
    await until('every part answers', async () => {
      const isKnown = Object.values(checks).every(({ state }) => state !== 'unknown')
      if (isKnown && checks.database.state === 'fine') return true
      checks = await lookOnce()
      return false
    })
    return checks
  }
  return { app, lookOnce, look }
}

async function aBackup({ dataDir }: TestApplication, age: number): Promise<Date> {
  const folder = path.join(dataDir, 'backups')
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `panai-${age}.zip`)
  const at = new Date(Date.now() - age)
  await writeFile(file, '')
  await utimes(file, at, at)
  return at
}

async function aJob(
  { db }: TestApplication,
  state: string,
  { ago, output = {} }: { ago: number; output?: object },
) {
  const at = new Date(Date.now() - ago)
  await sql`
    insert into jobs.job (name, state, created_on, start_after, completed_on, output)
    values ('check-ledger', ${state}, ${at}, ${at}, ${at}, ${JSON.stringify(output)})`.execute(db)
  return at
}

test('nothing is wrong where nothing is, and each part says a figure', async () => {
  const { app, look } = await looking()
  await aBackup(app, 2 * HOUR)
  await aJob(app, 'completed', { ago: 20 * HOUR })
  await until('changes are heard of', async () =>
    (await look()).database.says.endsWith('its changes are heard of.'),
  )
  // What this machine has of room is not ours to say.
  const { disk, ...checks } = await look()
  expect(disk.says).toMatch(/^[\d.]+ \w+ of [\d.]+ \w+ are free on the disk of the data folder \(\d+ %\)\.$/)
  for (const { name, state, since, advice } of Object.values(checks))
    expect([name, state, since, advice]).toEqual([name, 'fine', null, null])
  expect(checks.mail.says).toBe('No mail waits; none was given up.')
  expect(checks.ledger.says).toBe('All totals agreed with their entries, 20 hours ago.')
  expect(checks.backup.says).toBe('The newest backup was made 2 hours ago.')
  expect(checks.jobs.says).toMatch(/^(No job runs|\d+ jobs? runs?), .*; nothing failed\.$/)
  expect(checks.storage.says).toMatch(/^A file was written and taken away within \d+ ms\.$/)
  expect(checks.kept_pages.says).toMatch(/^\d+ answers? (is|are) kept \(/)
  expect(checks.imports.says).toBe('No sales file is being read, posted or undone.')
  expect(checks.payouts.says).toBe('No approved payout run is unfinished.')
})

test('mail that was given up and mail that has been tried for long ask for attention', async () => {
  const { app, look } = await looking()
  await sql`
    insert into mails (kind, details, status, done_at, problem) values
      ('welcome', '{}', 'failed', now() - interval '3 hours', 'smtp.example: no such mailbox')`.execute(
    app.db,
  )
  const failed = (await look()).mail
  expect([failed.state, failed.says, failed.advice]).toEqual([
    'attention',
    'No mail waits; 1 was given up.',
    alerts.MailFailed.advice,
  ])
  expect(Date.now() - Date.parse(failed.since ?? '')).toBeGreaterThan(2.9 * HOUR)
  // Its next try is not due yet: it waits all the same.
  await sql`
    insert into mails (kind, details, tries, due_at, created_at)
    values ('welcome', '{}', 5, now() + interval '30 minutes', now() - interval '2 hours')`.execute(app.db)
  const late = (await look()).mail
  expect([late.state, late.says, late.advice]).toEqual([
    'attention',
    '1 mail waits, the oldest for 2 hours; 1 was given up.',
    alerts.MailWaits.advice,
  ])
})

test('a mail server that takes none is said with what it answered, and asks for attention after five minutes', async () => {
  const { db } = await aDatabase()
  await sql`
    insert into mails (kind, details, urgent, tries, spared, due_at, created_at, problem) values
      ('reset-link', '{}', true, 1, 1, now(), now() - interval '3 minutes', '535 5.7.8 web@panai.example'),
      ('welcome', '{}', false, 0, 0, now(), now(), null)`.execute(db)
  const check = (seconds: number, trouble: ServerTrouble) => {
    const since = new Date(Date.now() - seconds * 1_000)
    const heldUp = () => ({ since, again: new Date(), trouble })
    return checkMail({ db, mail: { heldUp, stopping: new AbortController().signal } })
  }
  expect(await check(240, { step: 'connect', reply: null })).toMatchObject({
    state: 'fine',
    says: 'The mail server has taken none for 4 minutes: no answer to the connection. 2 mails wait, the oldest for 3 minutes, 1 of them a code or link; none was given up.',
  })
  const late = await check(360, { step: 'login', reply: '535 5.7.8' })
  expect(late).toMatchObject({ state: 'attention', advice: alerts.MailHeldUp.advice })
  expect(late.says).toMatch(
    /^The mail server has taken none for 6 minutes: its answer was 535 5\.7\.8 to the login\. /,
  )
  expect(Date.now() - (late.since?.getTime() ?? 0)).toBeGreaterThan(350_000)
})

test('background work that failed is named until it succeeds, and so is what nobody takes up', async () => {
  const { app, look } = await looking()
  const ended = (state: string, minutes: number) =>
    app.pool.query(
      `insert into jobs.job (name, state, completed_on) values ('check-statements', $1::jobs.job_state, now() - $2 * interval '1 minute')`,
      [state, minutes],
    )
  await ended('failed', 120)
  await ended('failed', 60)
  const failed = (await look()).jobs
  expect([failed.state, failed.advice]).toEqual(['attention', alerts.WorkFails.advice])
  expect(failed.says).toMatch(/^Last time this failed: /)
  expect(Date.now() - Date.parse(failed.since ?? '')).toBeGreaterThan(1.9 * HOUR)
  await ended('completed', 1)
  expect((await look()).jobs.state).toBe('fine')
  // Of a queue that no node works on.
  await app.pool.query(`select jobs.create_queue('work-of-another-version', '{"policy": "standard"}'::jsonb)`)
  await app.pool.query(`
    insert into jobs.job (name, state, start_after) values ('work-of-another-version', 'created', now() - interval '50 minutes')`)
  const late = (await look()).jobs
  expect([late.state, late.says, late.advice]).toEqual([
    'attention',
    'This waits, the oldest for 50 minutes: work-of-another-version (1).',
    alerts.WorkWaits.advice,
  ])
})

test('a ledger that differs is wrong since it was first found, and one that nobody recounts asks for attention', async () => {
  const { app, look } = await looking()
  expect((await look()).ledger).toMatchObject({
    state: 'fine',
    says: 'The ledger has not been recounted yet; that is done each night.',
  })
  const message = '2 totals of the ledger disagree with its entries: balance of author 41 is 7, counted 8'
  const at = await aJob(app, 'failed', { ago: 30 * HOUR, output: { message } })
  await aJob(app, 'failed', { ago: 6 * HOUR, output: { message } })
  expect((await look()).ledger).toEqual({
    name: 'ledger',
    state: 'wrong',
    says: '2 totals of the ledger disagree with its entries.',
    since: at.toISOString(),
    advice: alerts.LedgerDiffers.advice,
  })
  await aJob(app, 'failed', { ago: HOUR, output: { message: 'connect ECONNREFUSED 10.1.2.3:5432' } })
  expect((await look()).ledger.says).toBe('The ledger could not be recounted.')
  await aJob(app, 'completed', { ago: 0 })
  expect((await look()).ledger.state).toBe('fine')
  await sql`update jobs.job set completed_on = completed_on - interval '37 hours' where name = 'check-ledger'`.execute(
    app.db,
  )
  expect((await look()).ledger).toMatchObject({ state: 'attention', advice: alerts.LedgerUnchecked.advice })
})

test('no backup and an old one ask for attention', async () => {
  const { app, look } = await looking()
  const none = (await look()).backup
  expect([none.state, none.since, none.advice]).toEqual(['attention', null, alerts.BackupOld.advice])
  const at = await aBackup(app, 37 * HOUR)
  const old = (await look()).backup
  expect([old.state, old.says]).toEqual(['attention', 'The newest backup was made 37 hours ago.'])
  expect(Math.abs(Date.parse(old.since ?? '') - at.getTime())).toBeLessThan(1_000)
  await aBackup(app, 35 * HOUR)
  expect((await look()).backup.state).toBe('fine')
})

test('a place of files that takes none is wrong, and nothing is left of looking', async () => {
  const { app, look } = await looking()
  expect((await look()).storage.state).toBe('fine')
  const files = path.join(app.dataDir, 'files')
  expect(await readdir(path.join(files, 'operations'))).toEqual([])
  await rm(files, { recursive: true, force: true })
  await writeFile(files, 'where the folder was')
  const broken = (await look()).storage
  expect([broken.state, broken.says]).toEqual(['wrong', 'The place of files takes none.'])
  expect(JSON.stringify(broken)).not.toContain(app.dataDir)
})

test('a sales file that is in work for long asks for attention, from when its state began', async () => {
  const { db } = await aDatabase()
  expect((await checkImports({ db })).says).toBe('No sales file is being read, posted or undone.')
  const taken = new Date(Date.now() - 2 * HOUR)
  const insert = (tx: Tx, state: 'ready' | 'reading') =>
    tx
      .insertInto('sales_imports')
      .values({
        ...{ kind: 'file', state, file_name: 'a.csv', file_key: randomUUID(), file_bytes: 1 },
        ...{ file_sha256: randomUUID().replaceAll('-', '').repeat(2), created_at: taken },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const post = { accountId: null, address: null, action: 'postSalesImport' }
  const { id } = await actingAs(db, post, (tx) => insert(tx, 'ready'))
  await actingAs(db, post, (tx) =>
    tx.updateTable('sales_imports').set({ state: 'posting' }).where('id', '=', id).execute(),
  )
  const begun = await checkImports({ db })
  expect([begun.state, begun.advice]).toEqual(['fine', null])
  expect(begun.says).toMatch(/^1 sales file is being read, posted or undone, the oldest for \d+ \w+\.$/)
  await db.transaction().execute((tx) => insert(tx, 'reading'))
  expect(await checkImports({ db })).toEqual({
    state: 'attention',
    says: '2 sales files are being read, posted or undone, the oldest for 2 hours.',
    since: taken,
    advice: alerts.ImportsStuck.advice,
  })
})

test('a payout run that was approved and left asks for attention since it was approved', async () => {
  const { db } = await aDatabase()
  expect((await checkPayouts({ db })).says).toBe('No approved payout run is unfinished.')
  const approved = new Date(Date.now() - 3 * HOUR)
  await db.transaction().execute(async (tx) => {
    // Who made and approved it does not matter here, and time passes only so.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into payout_runs (month, kind, state, settings_id, tax_rule_id, approved_at, paid_on, approved_under)
      values ('2026-10-01', 'month', 'paying', 1, 1, ${approved}, '2026-11-01', 'two_people')`.execute(tx)
  })
  expect(await checkPayouts({ db })).toEqual({
    state: 'attention',
    says: '1 approved payout run is unfinished, the oldest for 3 hours.',
    since: approved,
    advice: alerts.PayoutsStuck.advice,
  })
})

test('what is locked is said not to be known within its time, and the rest is told', async () => {
  const { app, look, lookOnce } = await looking()
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table mails, payout_runs in access exclusive mode`.execute(tx)
    const checks = await lookOnce()
    for (const name of ['mail', 'payouts'] as const)
      expect(checks[name]).toEqual({
        name,
        state: 'unknown',
        says: 'No answer came, so that this is not known now.',
        since: null,
        advice: null,
      })
    await until('the others are told', async () => {
      const { ledger, storage, imports } = await lookOnce()
      return [ledger, storage, imports].every(({ state }) => state === 'fine')
    })
  })
  expect((await look()).mail.state).toBe('fine')
})

test('without its database that is wrong, what is in it is not known, and the rest is told', async () => {
  const dataDir = await aDataFolder()
  const nowhere = createPool({ host: '127.0.0.1', port: 1 }, createLogger({ logLevel: 'silent' }))
  const checks = await lookAtAll({
    db: createDatabase(nowhere),
    storage: openFolderStorage(dataDir),
    dataDir,
    unheardFor: () => 20_000,
    mail: { heldUp: () => null, stopping: new AbortController().signal },
    keptPages: () => ({ keeping: false, entries: 0, bytes: 0, hits: 0, made: 0 }),
  })
  await nowhere.end()
  const states = Object.fromEntries(checks.map(({ name, state }) => [name, state]))
  const { disk: _, ...known } = states
  expect(known).toEqual({
    ...{ database: 'wrong', kept_pages: 'wrong', storage: 'fine', backup: 'attention' },
    ...{ mail: 'unknown', jobs: 'unknown', ledger: 'unknown', replica: 'unknown' },
    ...{ imports: 'unknown', payouts: 'unknown' },
  })
  expect(checks[0]).toMatchObject({
    says: 'The database does not answer.',
    advice: alerts.DatabaseDown.advice,
  })
  expect(JSON.stringify(checks)).not.toContain('127.0.0.1')
})

test('news that do not come are wrong after a quarter of a minute', async () => {
  const { db } = await aDatabase()
  const after = (ms: number) => checkDatabase({ db, unheardFor: () => ms })
  expect((await after(14_999)).state).toBe('fine')
  const found = await after(15_001)
  expect([found.state, found.advice]).toEqual(['wrong', alerts.ChangesUnheard.advice])
  expect(found.says).toMatch(/, but its changes were not heard of for 15 seconds\.$/)
  expect(found.since).toBeInstanceOf(Date)
})

test('an admin alone may look', async () => {
  const { db, get } = await anApplication()
  const asked = '/api/staff/operations'
  expect((await get(asked)).status).toBe(401)
  for (const role of ['author', 'editor', 'accounts'] as const)
    expect((await get(asked, await signInAs(db, await anAccount(db, { role })))).status).toBe(403)
})

test('disks and replicas are judged by the bounds of the alerts', () => {
  const disk = (share: number) => judgeDisk({ free: share * 1e12, size: 1e12 })
  expect([0.5, 0.1, 0.099, 0.03, 0.029].map((share) => disk(share).state)).toEqual([
    'fine',
    'fine',
    'attention',
    'attention',
    'wrong',
  ])
  expect(disk(0.029)).toMatchObject({
    says: '29.0 GB of 1.0 TB are free on the disk of the data folder (2 %).',
    advice: alerts.DiskFull.advice,
  })
  expect(judgeReplicas([]).says).toBe('No replica is known of.')
  expect(judgeReplicas([0, 67_108_864]).state).toBe('fine')
  expect(judgeReplicas([0, 67_108_865])).toMatchObject({
    state: 'attention',
    says: '2 replicas; what is furthest behind lacks 67.1 MB.',
    advice: alerts.ReplicaBehind.advice,
  })
})
