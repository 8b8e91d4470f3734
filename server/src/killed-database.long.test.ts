import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { manyWriters, type Step, salesOf, stepsOfMonth } from '../test/a-month-of-money.ts'
import { aDataFolder } from '../test/a-process.ts'
import { type DatabasePart, databaseParts, reachServer, startServer } from '../test/a-server-of-its-own.ts'
import { findCreditDifferences } from '../test/money/payouts.ts'
import { randomFrom } from '../test/random-from.ts'
import { until } from '../test/until.ts'
import type { Database } from './db/database.ts'
import { findLedgerDifferences } from './features/royalties/index.ts'
import { findStatementDifferences } from './features/statements/check-statements.ts'

/** More than one batch of each kind of work. */
const WRITERS = 220
const SALES_OF_EACH = 12
const SALES = WRITERS * SALES_OF_EACH
/** By hand as many as are wanted; a month has seven steps. */
const KILLS = Number(process.env.KILLS ?? 4)

type Kill = { part: DatabasePart | null; server: boolean }
const kinds: readonly Kill[] = [
  ...databaseParts.map((part) => ({ part, server: false })),
  { part: 'database', server: true },
  { part: 'postmaster', server: true },
  { part: null, server: true },
]

test('kill -9 of the database, the server or both amid a month of money: all of it is done, once, and to the paisa', async () => {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)
  const random = randomFrom(seed)
  console.log(`kill -9 amid a month of money, seed ${seed} (KILL_SEED=${seed} repeats the choices)`)
  const dataDir = await aDataFolder()
  let server = await startServer(dataDir)
  onTestFinished(() => server.leave())
  const isbns = await manyWriters(server.db, WRITERS)
  /** How long each step takes here when nobody is killed. */
  const lengths = new Map<string, number>()
  const killed: string[] = []
  const firstKind = Math.floor(random() * kinds.length)

  async function measure(step: Step): Promise<void> {
    const begun = performance.now()
    await step.press(server)
    await finish(step)
    lengths.set(step.name, performance.now() - begun)
  }
  async function killAmid(step: Step, kind: Kill): Promise<void> {
    const pressed = step.press(server).then(
      () => true,
      () => false,
    )
    await pause(random() * (lengths.get(step.name) ?? 0))
    const pids = kind.part ? server.pidsOf(kind.part) : []
    for (const pid of kind.server ? [server.process.pid, ...pids] : pids) process.kill(pid, 'SIGKILL')
    const isAcknowledged = await pressed
    await server.lost
    await server.leave()
    if (kind.server) await server.process.exit
    server = await (kind.server ? startServer(dataDir) : reachServer(server, dataDir))
    const found = await step.state(server.db)
    if (isAcknowledged) expect(`${step.name}: ${found}`).not.toBe(`${step.name}: ${step.from}`)
    await expectWhole(server.db)
    await finish(step, holdBackWhatBrokeOff)
    const what = [kind.server ? 'server' : [], kind.part ?? []].flat().join(' and ')
    const answer = isAcknowledged ? 'acknowledged' : 'without an answer'
    killed.push(`${step.name}: ${what} killed, ${answer}, found ${found}, done`)
  }
  /** Presses again only where somebody has to: what was acknowledged goes on by itself. */
  async function finish(
    { name, to, state, press, pressed }: Step,
    before = async (_: Database) => {},
  ): Promise<void> {
    const isDone = async () => {
      await before(server.db)
      const found = await state(server.db)
      if (pressed.includes(found)) await press(server)
      return found === to
    }
    await until(`${name} is done`, isDone)
  }

  for (let month = 0; month === 0 || killed.length < KILLS; month += 1) {
    const steps = stepsOfMonth(month, salesOf(month, isbns, SALES_OF_EACH))
    const left = month === 0 ? 0 : KILLS - killed.length
    const chosen = inAnyOrder(steps, random).slice(0, left)
    for (const step of steps) {
      const kind = kinds[(firstKind + killed.length + month) % kinds.length]
      if (kind && chosen.includes(step)) await killAmid(step, kind)
      else await measure(step)
    }
    await expectWhole(server.db)
    await expectMonths(server.db, month + 1)
  }
  console.log([`${killed.length} kills, seed ${seed}`, ...killed].join('\n'))
})

/**
 * Work that broke off is neither taken for dead nor tried again in its own time: what is done then is done because the server has
 * looked again.
 */
async function holdBackWhatBrokeOff(db: Database): Promise<void> {
  await sql`
    update jobs.job set heartbeat_seconds = 86400, start_after = now() + interval '1 day'
    where state in ('active', 'retry')`.execute(db)
}

function inAnyOrder<T>(things: readonly T[], random: () => number): T[] {
  const drawn = things.map((thing) => ({ thing, at: random() }))
  return drawn.sort((a, b) => a.at - b.at).map(({ thing }) => thing)
}

/** Whatever broke off: all rows of a file or none, nothing twice, and every sum agrees with its entries. */
async function expectWhole(db: Database): Promise<void> {
  const { rows } = await sql`
    select 'rows of import ' || import_id as what from sale_lines group by import_id having count(*) <> ${SALES}
    union all select 'sales of import ' || import_id from sale_lines left join sales on sales.line_id = sale_lines.id
      group by import_id having count(sales.id) not in (0, ${SALES})
    union all select 'sales of row ' || line_hash from sales group by line_hash having count(*) > 1
    union all select 'statements of author ' || author_id from statements group by run_id, author_id having count(*) > 1
    union all select 'payouts of author ' || author_id from payout_items where payout_id is not null
      group by run_id, author_id having count(*) > 1
    union all select 'payout of no run: ' || id from payouts
      where not exists (select from payout_items where payout_id = payouts.id)`.execute(db)
  expect(rows).toEqual([])
  // Every journal at zero is the first of what is counted here.
  expect(await findLedgerDifferences(db)).toEqual([])
  expect(await findStatementDifferences(db)).toEqual([])
  expect(await findCreditDifferences(db)).toEqual([])
}

/** So many months are over: each sale is posted, each author told of each statement and paid, and nothing is left to pay. */
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
