import path from 'node:path'
import { createDatabase, createPool, type Database } from '@panai/server/db/database'
import { createLogger } from '@panai/server/log/logger'
import { sql } from 'kysely'
import type { Outcome } from '../lib/finding.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs, quantile } from '../lib/statistics.ts'
import { staffToken } from '../lib/tokens.ts'

const ENTRIES = size(1_000_000, 2_000)
/** One statement may not take long. */
const AT_A_TIME = size(100_000, 2_000)
const ROUNDS = size(40, 1)
const WARM_UP = size(4, 0)
const BOUND_MS = 100
const DAYS = 1_000

const daysAgo = (days: number) => encodeURIComponent(new Date(Date.now() - days * 86_400_000).toISOString())

/** What an admin asks of the list of changes: both orders, each filter and those that go together, the first page and the last. */
function questions(busy: number, idle: number): string[] {
  return [
    '',
    'sort=id',
    'per_page=100&page=100',
    `account_id=${busy}`,
    `account_id=${idle}`,
    `account_id=${busy}&sort=id&page=40`,
    'subject=books',
    'subject=testimonials&sort=id',
    'subject=nothing_such',
    'subject=books&subject_id=77',
    'operation=update',
    'operation=insert&sort=id',
    'operation=delete',
    'operation=delete&subject=testimonials',
    `operation=delete&account_id=${busy}`,
    `from=${daysAgo(2)}`,
    `until=${daysAgo(DAYS - 30)}`,
    `from=${daysAgo(600)}&until=${daysAgo(500)}`,
    `from=${daysAgo(600)}&until=${daysAgo(500)}&sort=id`,
    `from=${daysAgo(600)}&until=${daysAgo(500)}&account_id=${idle}`,
    `from=${daysAgo(600)}&until=${daysAgo(500)}&subject=blogs&operation=delete`,
    `subject=books&account_id=${idle}`,
  ]
}

/** How long a page of the changes takes after years of them, one question after the other. */
export async function measureAudit({ url }: RunningServer, dataDir: string): Promise<Outcome> {
  const connection = { host: path.join(dataDir, 'pg18'), user: 'postgres', database: 'panai' }
  const pool = createPool(connection, createLogger({ logLevel: 'error' }))
  try {
    const db = createDatabase(pool)
    const { token, accountId } = await staffToken(db, url, 'admin')
    const idle = await growEntries(db, accountId)
    const timed: { question: string; p99: number }[] = []
    for (const question of questions(accountId, idle))
      timed.push({ question, p99: quantile(await time(`${url}/api/staff/audit?${question}`, token), 0.99) })
    const slowest = Math.max(...timed.map(({ p99 }) => p99))
    return {
      findings: [
        {
          row: `Pages of the changes with ${ENTRIES} entries, slowest p99 of ${timed.length} questions`,
          figure: inMs(slowest),
          bound: `≤ ${BOUND_MS} ms`,
          reached: slowest <= BOUND_MS,
        },
      ],
      remarks: [
        `Changes: ${ROUNDS} calls of each question, one after another. p99: ${timed.map(({ question, p99 }) => `“${decodeURIComponent(question)}” ${inMs(p99)}`).join(', ')}.`,
      ],
      figures: timed,
    }
  } finally {
    await pool.end()
  }
}

/** Changes of many records by two people: most by one of them, few are deletions. @returns who did little. */
async function growEntries(db: Database, busy: number): Promise<number> {
  const { id: idle } = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '<>', 'author')
    .where('id', '<>', busy)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  for (let first = 1; first <= ENTRIES; first += AT_A_TIME)
    await sql`
      insert into audit_entries (at, account_id, network, action, operation, subject, subject_id, before, after)
      select now() - (${ENTRIES}::int - n) * make_interval(secs => ${(DAYS * 86_400) / ENTRIES}),
        case when n % 500 = 0 then ${idle}::int else ${busy}::int end, '10.0.0.0/24', 'changeBook', operation,
        (array['books', 'books', 'books', 'submissions', 'authors', 'enquiries'])[n % 6 + 1], (n % 90000)::text,
        case when operation <> 'insert' then '{"title": "பனை ஓலை"}'::jsonb end,
        case when operation <> 'delete' then '{"title": "Palmyra leaves"}'::jsonb end
      from generate_series(${first}::int, ${first + AT_A_TIME - 1}::int) as n,
        lateral (select case when n % 9973 = 0 then 'delete' when n % 7 = 0 then 'insert' else 'update' end as operation) as kinds`.execute(
      db,
    )
  await sql`analyze audit_entries`.execute(db)
  return idle
}

async function time(address: string, token: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const began = performance.now()
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${body}`)
    if (round >= WARM_UP) times.push(performance.now() - began)
  }
  return times
}
