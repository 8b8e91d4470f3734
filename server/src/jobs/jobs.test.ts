import { readFile } from 'node:fs/promises'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../test/a-database.ts'
import { aDataFolder, addressOf, aProcess } from '../../test/a-process.ts'
import { anAuthor } from '../../test/builders.ts'
import { jobsOf, passTheWaitOfJobs, untilJobIs } from '../../test/jobs.ts'
import { aSale } from '../../test/money/sales.ts'
import { until } from '../../test/until.ts'
import { createPool } from '../db/database.ts'
import { JOBS_VERSION, prepareJobs, versionOf } from '../db/prepare-jobs.ts'
import { inTransaction } from '../db/transaction.ts'
import { checkLedger } from '../features/royalties/check-ledger.ts'
import { recordSales } from '../features/royalties/record-sales.ts'
import { openFolderStorage } from '../files/storage.ts'
import { openUploadFolder } from '../files/upload-folder.ts'
import { jobKinds } from '../job-kinds.ts'
import { createLogger } from '../log/logger.ts'
import { createUntrustedFiles } from '../untrusted-files/untrusted-files.ts'
import type { JobKind } from './job-kind.ts'
import { createJobs, type Jobs } from './jobs.ts'

function aKind(work: JobKind['work']): JobKind {
  return { name: 'test-work', title: 'Works in a test', cron: '0 0 1 1 *', work }
}

/** None of these kinds keeps a file. */
const noFiles = {
  storage: openFolderStorage(os.tmpdir()),
  uploads: openUploadFolder(os.tmpdir()),
  checking: openUploadFolder(os.tmpdir(), 'checking'),
  setting: openUploadFolder(os.tmpdir(), 'setting'),
  untrusted: createUntrustedFiles({ dataDir: os.tmpdir() }),
  convertDoc: null,
}

/** A node that does these kinds of work, until the test is over. */
function aWorker({ db, pool }: TestDatabase, kinds: readonly JobKind[], lines: string[] = []): Jobs {
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const jobs = createJobs({ db, pool, log, ...noFiles }, { kinds, pollSeconds: 0.5 })
  jobs.start()
  onTestFinished(jobs.stop)
  return jobs
}

test('its tables are those of the pinned pg-boss, and making them again changes nothing', async () => {
  const { db } = await aDatabase()
  const file = fileURLToPath(import.meta.resolve('pg-boss/package.json'))
  const { pgboss } = JSON.parse(await readFile(file, 'utf8'))
  expect([JOBS_VERSION, await versionOf(db)]).toEqual([pgboss.schema, pgboss.schema])
  await prepareJobs(db)
  expect(await versionOf(db)).toBe(JOBS_VERSION)
})

test('several nodes that start on an empty database make the tables once', async () => {
  const database = await aDatabase('template0')
  await Promise.all([1, 2, 3].map(() => prepareJobs(database.db)))
  expect(await versionOf(database.db)).toBe(JOBS_VERSION)
})

test('a job is done when its transaction is committed, once among several nodes, and not when it is rolled back', async () => {
  const database = await aDatabase()
  let done = 0
  const kind = aKind(async () => `done ${++done}`)
  const [jobs, other] = [aWorker(database, [kind]), aWorker(database, [kind])]
  const broken = inTransaction(database.db, async (tx) => {
    await jobs.add(tx, kind)
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  expect(await jobsOf(database.db, kind.name)).toEqual([])
  await inTransaction(database.db, (tx) => other.add(tx, kind))
  const job = await untilJobIs(database.db, kind.name, 'completed')
  expect([job.output, done]).toEqual([{ outcome: 'done 1' }, 1])
})

test('every kind of work that has a clock begins by it', async () => {
  const database = await aDatabase()
  const jobs = aWorker(database, jobKinds)
  await until('they are scheduled', async () => {
    const { rows } = await database.pool.query('select name, timezone from jobs.schedule order by name')
    return (
      JSON.stringify(rows) ===
      JSON.stringify(
        jobKinds
          .filter(({ cron }) => cron !== null)
          .map(({ name }) => ({ name, timezone: 'Asia/Kolkata' }))
          .sort((a, b) => (a.name < b.name ? -1 : 1)),
      )
    )
  })
  await jobs.stop()
})

test('a difference in the ledger is a failed job and an error in the log; when it is mended the job can run again', async () => {
  const database = await aDatabase()
  const { db } = database
  const author = await anAuthor(db)
  await inTransaction(db, (tx) => recordSales(tx, [aSale(author.id)]))
  await db.updateTable('author_totals').set({ unpaid_paise: 1 }).execute()
  const lines: string[] = []
  const jobs = aWorker(database, [checkLedger], lines)
  await inTransaction(db, (tx) => jobs.add(tx, checkLedger))
  for (const tries of [1, 2]) {
    await untilJobIs(db, checkLedger.name, 'retry')
    expect(lines.filter((line) => line.includes('background work failed'))).toHaveLength(tries)
    await passTheWaitOfJobs(db)
    await until('it is tried again', async () => {
      await jobsOf(db, checkLedger.name)
      return lines.filter((line) => line.includes('background work failed')).length > tries
    })
  }
  const failed = await untilJobIs(db, checkLedger.name, 'failed')
  expect(JSON.stringify(failed.output)).toContain('1 total of the ledger disagrees with its entries')
  const told = await db.selectFrom('mails').selectAll().where('kind', '=', 'ledger-differs').execute()
  expect(told.map(({ details }) => details)).toEqual([
    { count: 1, shown: [expect.stringContaining(`of author ${author.id} is 1, counted 17940`)] },
  ])

  await db.updateTable('author_totals').set({ unpaid_paise: 17_940 }).execute()
  await inTransaction(db, (tx) => jobs.retry(tx, { id: failed.id, kind: failed.name }))
  const done = await untilJobIs(db, checkLedger.name, 'completed')
  expect(done.output).toEqual({ outcome: 'All totals agree with their entries.' })
})

test('of what the database refused to a job, no value of a row is kept with it', async () => {
  const database = await aDatabase()
  const work: JobKind['work'] = async ({ db }) => {
    await sql`do $$ begin raise exception 'the account of meena@books.example' using detail = 'of Meena'; end $$`.execute(
      db,
    )
    return 'done'
  }
  const kind = aKind(work)
  const jobs = aWorker(database, [kind])
  await inTransaction(database.db, (tx) => jobs.add(tx, kind))
  const { output } = await untilJobIs(database.db, kind.name, 'retry')
  expect(output).toMatchObject({ message: 'refused by inline_code_block, line 1' })
  expect(JSON.stringify(output)).not.toMatch(/meena/i)
})

test('what broke off with the database is done as soon as it is back, and not when its time has come', async () => {
  const database = await aDatabase()
  let tries = 0
  const work = async () => {
    tries += 1
    if (tries === 1) throw new Error('lost the database')
    return 'done'
  }
  const jobs = aWorker(database, [{ ...aKind(work), cron: null, atStart: true }])
  await untilJobIs(database.db, 'test-work', 'retry')
  jobs.lookAgain()
  await until('it is done', async () => {
    const states = (await jobsOf(database.db, 'test-work')).map(({ state }) => state)
    return states.join() === 'retry,completed'
  })
})

test('a node that stops waits for its job; what takes too long is given back', async () => {
  const database = await aDatabase()
  let release = () => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  const kind = aKind(async () => {
    await waiting
    return 'done'
  })
  const jobs = aWorker(database, [kind])
  await inTransaction(database.db, (tx) => jobs.add(tx, kind))
  await untilJobIs(database.db, kind.name, 'active')
  const stopped = jobs.stop()
  release()
  await stopped
  expect(await jobsOf(database.db, kind.name)).toMatchObject([{ state: 'completed' }])

  const stubborn = aKind(() => new Promise<string>(() => {}))
  const next = aWorker(database, [{ ...stubborn, name: 'stubborn-work' }])
  await inTransaction(database.db, (tx) => next.add(tx, { name: 'stubborn-work' }))
  await untilJobIs(database.db, 'stubborn-work', 'active')
  await next.stop()
  expect(await jobsOf(database.db, 'stubborn-work')).toMatchObject([{ state: 'retry' }])
})

test('kill -9 amid a job: another node does it', async () => {
  const database = await aDatabase()
  const { db } = database
  const first = aWorker(database, [])
  await first.stop()

  // The job can't end while somebody else holds what it reads.
  const pool = createPool(database.connection, createLogger({ logLevel: 'error' }))
  const holder = await pool.connect()
  onTestFinished(async () => {
    holder.release(true) // whatever it still holds goes with its connection
    await pool.end()
  })
  await holder.query('begin')
  // A node may take longer to start than a transaction of ours may idle.
  await holder.query('set local idle_in_transaction_session_timeout = 0')
  await holder.query('lock table postings in access exclusive mode')
  const settings = { DATABASE_URL: addressOf(database), DATA_DIR: await aDataFolder() }
  const node = aProcess(settings)
  await node.origin
  await until('its queues are there', async () => {
    const { rows } = await database.pool.query('select 1 from jobs.queue where name = $1', [checkLedger.name])
    return rows.length === 1
  })
  await database.pool.query(
    'insert into jobs.job (name, retry_limit, heartbeat_seconds) values ($1, 2, 30)',
    [checkLedger.name],
  )
  await untilJobIs(db, checkLedger.name, 'active')
  node.kill('SIGKILL')
  await node.exit
  await holder.query('rollback')

  await passTheWaitOfJobs(db)
  aWorker(database, [checkLedger])
  await untilJobIs(db, checkLedger.name, 'retry')
  await passTheWaitOfJobs(db)
  const done = await untilJobIs(db, checkLedger.name, 'completed')
  expect(done.output).toEqual({ outcome: 'All totals agree with their entries.' })
})
