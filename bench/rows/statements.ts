import path from 'node:path'
import { growSales } from '@panai/demo/author/grow-sales'
import { createDatabase, createPool, type Database } from '@panai/server/db/database'
import { findStatementDifferences } from '@panai/server/features/statements/index'
import { makeRun } from '@panai/server/features/statements/make-run'
import { startRun } from '@panai/server/features/statements/staff/start-run'
import { createLogger } from '@panai/server/log/logger'
import type { Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { say } from '../lib/say.ts'
import { size } from '../lib/size.ts'
import { startServer } from '../lib/start-server.ts'
import { inMs, median } from '../lib/statistics.ts'
import { growLedger } from '../sales/grow-ledger.ts'

const SIZE = { authors: size(3_000, 50), books: size(10_000, 100), sales: size(1_000_000, 2_000) }
const SMALL = size(1_000, 100)
const BOUND_S = 60
const ROUNDS = size(200, 1)
const WARM_UP = size(30, 0)
const BOUND = 1.5

/** A run of statements over a large ledger, and what one author waits for with little and with much of others beside it. */
export async function measureStatements(): Promise<Outcome> {
  return inTemporaryFolder(async (dataDir) => {
    const server = await startServer({ dataDir })
    const connection = { host: path.join(dataDir, 'pg18'), user: 'postgres', database: 'panai' }
    const pool = createPool(connection, createLogger({ logLevel: 'error' }))
    try {
      const db = createDatabase(pool)
      const author = await growSales(db, { sales: SMALL, say: () => {} })
      const token = await logIn(server.url, author)
      const open = () => openDashboard(server.url, author.authorId, token)
      const small = await timesOf(open)
      say(`Writing ${SIZE.sales} sales of ${SIZE.authors} authors (some minutes)`)
      await growLedger(db, SIZE)
      const large = await timesOf(open)
      const { seconds, statements, lines } = await makeAll(db)
      const differences = await findStatementDifferences(db)
      const ratio = median(large) / median(small)
      return {
        findings: [
          {
            row: `Statements of ${statements} authors over ${SIZE.sales} sales`,
            figure: `${seconds.toFixed(1)} s`,
            bound: `≤ ${BOUND_S} s`,
            reached: seconds <= BOUND_S,
          },
          {
            row: 'Their differences to the ledger',
            figure: String(differences.length),
            bound: '0',
            reached: differences.length === 0,
          },
          {
            row: `An author's dashboard: ${SIZE.sales} sales in the ledger against ${SMALL}`,
            figure: `${inMs(median(large))} / ${inMs(median(small))} = ${ratio.toFixed(2)}`,
            bound: `≤ ${BOUND}`,
            reached: ratio <= BOUND,
          },
        ],
        remarks: [`Statements: ${lines} lines; one run on a server that does nothing else.`],
        figures: { seconds, statements, lines, small, large },
      }
    } finally {
      await pool.end()
      await server.stop()
    }
  })
}

async function makeAll(db: Database): Promise<{ seconds: number; statements: number; lines: number }> {
  const began = performance.now()
  const id = await db
    .transaction()
    .execute((tx) => startRun(tx, { period: 'month', from: '2026-01-01', accountId: null }))
  await makeRun(db, id)
  const seconds = (performance.now() - began) / 1000
  const made = await db
    .selectFrom('statements')
    .select(({ fn }) => [fn.countAll<number>().as('statements'), fn.sum<number>('lines').as('lines')])
    .executeTakeFirstOrThrow()
  return { seconds, ...made }
}

async function timesOf(open: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const began = performance.now()
    await open()
    if (round >= WARM_UP) times.push(performance.now() - began)
  }
  return times
}

/** What the dashboard and the pages behind it ask for. */
async function openDashboard(url: string, id: number, token: string): Promise<void> {
  for (const call of [`${id}/sales`, `${id}/sales-history`, `${id}/earnings`, 'statements', 'booklists']) {
    const answer = await fetch(`${url}/api/author/${call}`, { headers: { authorization: `Bearer ${token}` } })
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${body}`)
  }
}

async function logIn(url: string, { email, password }: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/author/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await answer.json()) as { token?: string } // a wrong answer has none
  if (!token) throw new Error(`nobody could log in as ${email}: ${answer.status}`)
  return token
}
