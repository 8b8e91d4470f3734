import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { aDataFolder, addressOf, aProcess } from '../../../test/a-process.ts'
import { anAccount } from '../../../test/accounts.ts'
import { anAuthor } from '../../../test/builders.ts'
import { passTheWaitOfJobs } from '../../../test/jobs.ts'
import { aSale, sell } from '../../../test/money/sales.ts'
import { monthAfter } from '../../../test/money/statements.ts'
import { randomFrom } from '../../../test/random-from.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findLedgerDifferences } from '../royalties/index.ts'
import { findStatementDifferences } from './check-statements.ts'
import { startIssuing, verifyRun } from './staff/change-run.ts'
import { startRun } from './staff/start-run.ts'

const AUTHORS = 500
const SALES = 20_000
const KILLS = 12

test('kill -9 amid making and issuing: each author has one statement and is told once', async () => {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)
  const random = randomFrom(seed)
  const database = await aDatabase()
  const { db } = database
  for (let made = 0; made < AUTHORS; made++) {
    const author = await anAuthor(db)
    await anAccount(db, { author_id: author.id })
  }
  const authors = await db.selectFrom('authors').select('id').orderBy('id').execute()
  for (let from = 0; from < SALES; from += 2_000)
    await sell(
      db,
      ...Array.from({ length: 2_000 }, (_, at) => aSale(authors[(from + at) % AUTHORS]?.id ?? 0)),
    )

  const settings = { DATABASE_URL: addressOf(database), DATA_DIR: await aDataFolder() }
  const isIn = async (state: 'working' | 'ready' | 'issuing') =>
    (await db.selectFrom('statement_runs').select('id').where('state', '=', state).execute()).length === 1
  let kills = 0
  /** Works on the run with one node after the other, each of which is killed, until somebody has done it. */
  async function finish(state: 'working' | 'issuing', rounds: number): Promise<void> {
    for (let round = 0; await isIn(state); round++) {
      await passTheWaitOfJobs(db)
      const node = aProcess(settings)
      await node.origin
      if (round >= rounds) {
        await until('the run is done', async () => !(await isIn(state)))
        node.kill('SIGKILL')
      } else {
        await pause(random() * 1_200)
        node.kill('SIGKILL')
        kills += 1
      }
      await node.exit
      expect(await findStatementDifferences(db)).toEqual([])
    }
  }

  const run = await inTransaction(db, (tx) =>
    startRun(tx, { period: 'month', from: monthAfter(0), accountId: null }),
  )
  // A run that one node would do at a stroke is slowed down, so that it is killed amid it.
  await sql`create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(0.25); return null; end'`.execute(
    db,
  )
  await sql`create trigger lingers after update on statement_runs for each row execute function linger()`.execute(
    db,
  )
  await sql`create trigger lingers after update on statements for each statement execute function linger()`.execute(
    db,
  )
  await finish('working', KILLS / 2)
  expect(await inTransaction(db, (tx) => verifyRun(tx, run, 'all'))).toBe(AUTHORS)
  await inTransaction(db, (tx) => startIssuing(tx, run))
  await finish('issuing', KILLS / 2)

  const { rows } = await sql<{ statements: number; authors: number; news: number; mails: number }>`
    select (select count(*) from statements where state = 'issued')::integer as statements,
      (select count(distinct author_id) from statements)::integer as authors,
      (select count(*) from notifications where kind = 'statement')::integer as news,
      (select count(*) from mails where kind = 'statement-issued')::integer as mails`.execute(db)
  expect(rows).toEqual([{ statements: AUTHORS, authors: AUTHORS, news: AUTHORS, mails: AUTHORS }])
  expect(await findLedgerDifferences(db)).toEqual([])
  console.log(`kill -9 amid statements, seed ${seed}: ${kills} kills`)
})
