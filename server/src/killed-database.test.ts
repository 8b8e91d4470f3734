import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { manyWriters, type Step, salesOf, stepsOfMonth } from '../test/a-month-of-money.ts'
import { aDataFolder, aProcess, type TestProcess } from '../test/a-process.ts'
import { DATA_KEYS, SECRET_KEY } from '../test/an-application.ts'
import { ask } from '../test/ask.ts'
import { aWitness, type DatabasePart, databaseParts, type Witness } from '../test/kill-database.ts'
import { randomFrom } from '../test/random-from.ts'
import { aClerk, type StaffMember } from '../test/staff-member.ts'
import { until } from '../test/until.ts'
import { createDatabase, createPool, type Database } from './db/database.ts'
import { findRunning } from './db/embedded/find-running.ts'
import { findCreditDifferences } from './features/payouts/payout-samples.ts'
import { findLedgerDifferences } from './features/royalties/index.ts'
import { findStatementDifferences } from './features/statements/check-statements.ts'
import { createLogger } from './log.ts'

const WRITERS = 220
const ROWS_OF_EACH = 12
const SALES = WRITERS * ROWS_OF_EACH
/** More of them by hand: a month has seven. */
const KILLS = Number(process.env.KILLS ?? 7)

type Kill = { part: DatabasePart | null; server: boolean }
const kills: readonly Kill[] = [
  ...databaseParts.map((part) => ({ part, server: false })),
  { part: 'database', server: true },
  { part: 'postmaster', server: true },
  { part: null, server: true },
]

type Running = {
  process: TestProcess
  origin: string
  clerk: StaffMember
  db: Database
  witness: Witness
  end: () => Promise<void>
}

test('kill -9 of the database, of the server or of both amid a month of money: all is there, once, and to the paisa', {
  timeout: 120_000 + KILLS * 60_000,
}, async () => {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)
  const random = randomFrom(seed)
  console.log(`kill -9 amid a month of money, seed ${seed} (KILL_SEED=${seed} repeats the choices)`)
  const dataDir = await aDataFolder()
  let running = await start(dataDir)
  onTestFinished(() => running.end())
  console.log('started', Math.round(performance.now()))
  const isbns = await manyWriters(running.db, WRITERS)
  console.log('made', Math.round(performance.now()))
  const took = new Map<string, number>()
  const tally: string[] = []
  const firstKill = Math.floor(random() * kills.length)

  async function withoutKill(step: Step): Promise<void> {
    const begun = performance.now()
    await step.press(running)
    await untilDone(running, step)
    took.set(step.name, performance.now() - begun)
  }
  async function withKill(step: Step, { part, server }: Kill): Promise<void> {
    const pressed = step.press(running).then(
      () => true,
      () => false,
    )
    await pause(random() * (took.get(step.name) ?? 0))
    if (server) running.process.kill('SIGKILL')
    if (part) running.witness.kill(part)
    const isAcknowledged = await pressed
    await running.witness.gone
    const begun = performance.now()
    running = await (server ? startAnew(running, dataDir) : reach(running, dataDir))
    const found = await step.state(running.db)
    if (isAcknowledged) expect([step.name, found]).not.toEqual([step.name, step.from])
    await expectWhole(running.db)
    await untilDone(running, step)
    const what = [server && 'server', part].filter(Boolean).join(' and ')
    tally.push(
      `${step.name}: ${what}, ${isAcknowledged ? 'acknowledged' : 'not acknowledged'}, found ${found}, done after ${Math.round(performance.now() - begun)} ms`,
    )
  }

  for (let month = 0; month === 0 || tally.length < KILLS; month += 1) {
    for (const step of stepsOfMonth(month, salesOf(month, isbns, ROWS_OF_EACH))) {
      const kill = kills[(firstKill + tally.length + month) % kills.length]
      if (month === 0 || !kill || tally.length === KILLS) await withoutKill(step)
      else await withKill(step, kill)
      console.log(step.name, Math.round(performance.now()), tally.at(-1))
    }
    await expectWhole(running.db)
    await expectMonths(running.db, month + 1)
  }
  console.log([...took].map(([n, ms]) => `${n} ${Math.round(ms)} ms`).join(', '))
  console.log(`${tally.length} kills, seed ${seed}\n${tally.join('\n')}`)
})

async function start(dataDir: string): Promise<Running> {
  const process = aProcess({
    DATA_DIR: dataDir,
    DEMO: '0',
    REQUESTS_PER_MINUTE: '100000',
    SECRET_KEY,
    DATA_KEYS,
  })
  const origin = await process.origin
  return reach({ process, origin }, dataDir)
}

async function startAnew(before: Running, dataDir: string): Promise<Running> {
  await before.process.exit
  await before.end()
  return start(dataDir)
}

/** Waits until the server answers, with its database. */
async function reach(
  { process, origin, end }: Pick<Running, 'process' | 'origin'> & Partial<Pick<Running, 'end'>>,
  dataDir: string,
): Promise<Running> {
  await end?.()
  const witness = await aWitness(dataDir)
  await until(
    'the server is ready',
    () =>
      ask(origin, '/readyz').then(
        ({ status }) => status === 200,
        () => false,
      ),
    30_000,
  )
  const pool = createPool(
    { ...findRunning(dataDir), application_name: 'test' },
    createLogger({ logLevel: 'silent' }),
  )
  const db = createDatabase(pool)
  const clerk = await aClerk({ db, origin })
  const endAll = async () => {
    await pool.end()
    await witness.end()
  }
  return { process, origin, clerk, db, witness, end: endAll }
}

/** Presses again only where somebody has to: what was acknowledged goes on by itself. */
async function untilDone(desk: Running, step: Step): Promise<void> {
  await until(
    `${step.name} is done`,
    async () => {
      const state = await step.state(desk.db)
      if (step.pressed.includes(state)) await step.press(desk)
      return state === step.to
    },
    300_000,
  )
}

/** Whatever broke off: all rows of a file or none, nothing twice, and every sum agrees with its entries. */
async function expectWhole(db: Database): Promise<void> {
  const { rows } = await sql`
    select 'rows of import ' || import_id as what from sale_lines group by import_id having count(*) <> ${SALES}
    union all select 'sales of import ' || import_id from sale_lines left join sales on sales.line_id = sale_lines.id
      group by import_id having count(sales.id) not in (0, ${SALES})
    union all select 'sales of line ' || line_id from sales group by line_id having count(*) > 1
    union all select 'statements of author ' || author_id from statements group by run_id, author_id having count(*) > 1
    union all select 'payouts of author ' || author_id from payout_items join payouts using (author_id)
      where payout_items.payout_id = payouts.id group by run_id, author_id having count(*) > 1`.execute(db)
  expect(rows).toEqual([])
  expect(await findLedgerDifferences(db)).toEqual([])
  expect(await findStatementDifferences(db)).toEqual([])
  expect(await findCreditDifferences(db)).toEqual([])
}

/** So many months are over: each sale posted, each author told of a statement and paid for each of them, and nothing left to pay. */
async function expectMonths(db: Database, months: number): Promise<void> {
  const { rows } = await sql`
    select (select count(*) from sales) as sales, (select count(distinct line_hash) from sales) as rows,
      (select count(*) from statements where state = 'locked') as statements,
      (select count(*) from notifications where kind = 'statement') as news,
      (select count(*) from mails where kind = 'statement-issued') as mails,
      (select count(*) from payouts) as payouts, (select count(*) from tax_entries) as taxes,
      (select sum(amount_paise + withheld_paise) from payouts) = (select sum(royalty_paise) from sales) as is_paid,
      (select count(*) from author_totals where unpaid_paise <> 0) as unpaid`.execute(db)
  const each = WRITERS * months
  expect(rows).toEqual([
    {
      ...{ sales: SALES * months, rows: SALES * months, statements: each, news: each, mails: each },
      ...{ payouts: each, taxes: each, is_paid: true, unpaid: 0 },
    },
  ])
}
