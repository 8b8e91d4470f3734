import { createDatabase } from '@panai/server/db/database'
import { startEmbedded } from '@panai/server/db/embedded/start-embedded'
import { migrate } from '@panai/server/db/migrate'
import { findLedgerDifferences } from '@panai/server/features/royalties/index'
import type { Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { patientPool } from '../lib/patient-pool.ts'
import { say } from '../lib/say.ts'
import { size } from '../lib/size.ts'
import { startServer } from '../lib/start-server.ts'
import { inMs, median, quantile } from '../lib/statistics.ts'
import { authorToken, staffToken } from '../lib/tokens.ts'
import { AUTHORS, BOOKS, growLedger } from '../reports/grow-ledger.ts'

const SIZES = [1_000, size(1_000_000, 2_000)] as const
const ROUNDS = size(40, 1)
const WARM_UP = size(5, 0)
const REPORT_BOUND_MS = 300
const DASHBOARD_BOUND = 1.5

const year = 'from=2025-11&to=2026-10'
const reports = [
  `sales?rows=month&columns=channel&${year}`,
  `sales?rows=month&${year}`,
  `sales?rows=channel&columns=format&figure=copies&${year}`,
  `sales?rows=book&${year}`,
  `sales?rows=book&columns=month&figure=gross&${year}&page=100`,
  `sales?rows=book&columns=channel&from=2026-02&to=2026-04`,
  `sales?rows=author&${year}`,
  `sales?rows=author&columns=format&${year}`,
  'liabilities',
  'liabilities?page=30',
  `tax?${year}`,
  `tax?rows=payee&${year}`,
  'receivables',
]
const dashboard = (id: number) => [
  `/api/author/${id}/sales`,
  `/api/author/${id}/earnings`,
  `/api/author/${id}/sales-coverage`,
  `/api/author/${id}/sales-history`,
  `/api/author/${id}/payout-history`,
  `/api/books?author_id=${id}&page=1&per_page=100`,
  '/api/author/booklists',
]

/** What a clerk waits for at a report of a large ledger, and an author for the dashboard, with a large ledger and a small one. */
export async function measureReports(): Promise<Outcome> {
  return inTemporaryFolder(async (folder) => {
    const embedded = await startEmbedded({ dataDir: folder })
    try {
      const grown: Grown[] = []
      for (const lines of SIZES) grown.push(await grow(folder, embedded.connection, lines))
      return await compare(grown)
    } finally {
      await embedded.stop()
    }
  })
}

type Connection = Awaited<ReturnType<typeof startEmbedded>>['connection']
type Grown = {
  lines: number
  folder: string
  database: string
  host: string
  user: string
  authorId: number
  countingMs: number
}

async function grow(folder: string, connection: Connection, lines: number): Promise<Grown> {
  say(`Filling a ledger with ${lines} sales`)
  const database = `ledger_${lines}`
  const server = patientPool(connection)
  await server.query(`create database ${database}`).finally(() => server.end())
  const pool = patientPool({ ...connection, database })
  try {
    const db = createDatabase(pool)
    await migrate(db)
    const filled = await growLedger(db, lines)
    const began = performance.now()
    const differences = await findLedgerDifferences(db)
    if (differences.length > 0) throw new Error(`the totals are wrong: ${JSON.stringify(differences[0])}`)
    say(`Counting the ledger again took ${inMs(performance.now() - began)}`)
    return {
      lines,
      folder,
      database,
      host: String(connection.host),
      user: String(connection.user),
      ...filled,
    }
  } finally {
    await pool.end()
  }
}

async function compare(grown: readonly Grown[]): Promise<Outcome> {
  const dashboards: number[] = []
  const timed: { address: string; p50: number; p99: number }[] = []
  for (const { lines, folder, database, host, user, authorId } of grown) {
    const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
    const env = {
      DATABASE_URL: url,
      DEMO: '0',
      REQUESTS_PER_MINUTE: '1000000',
    }
    const pool = patientPool({ host, user, database })
    const db = createDatabase(pool)
    const server = await startServer({ dataDir: folder, env })
    try {
      const author = await authorToken(db, server.url, authorId)
      dashboards.push(median(await time(server.url, author.token, dashboard(authorId))))
      if (lines !== SIZES[1]) continue
      const { token } = await staffToken(db, server.url, 'accounts')
      for (const address of reports) {
        const times = await time(server.url, token, [`/api/staff/reports/${address}`])
        timed.push({ address, p50: quantile(times, 0.5), p99: quantile(times, 0.99) })
      }
    } finally {
      await server.stop()
      await pool.end()
    }
  }
  const [small = Number.NaN, large = Number.NaN] = dashboards
  const slowest = Math.max(...timed.map(({ p99 }) => p99))
  const counting = grown.at(-1)?.countingMs ?? Number.NaN
  return {
    findings: [
      {
        row: `Reports on ${SIZES[1]} sales of ${BOOKS} books by ${AUTHORS} authors, slowest p99`,
        figure: inMs(slowest),
        bound: `≤ ${REPORT_BOUND_MS} ms`,
        reached: slowest <= REPORT_BOUND_MS,
      },
      {
        row: `An author's dashboard: ${SIZES[1]} sales in the ledger against ${SIZES[0]}`,
        figure: `${inMs(large)} / ${inMs(small)} = ${(large / small).toFixed(2)}`,
        bound: `≤ ${DASHBOARD_BOUND}`,
        reached: large / small <= DASHBOARD_BOUND,
      },
    ],
    remarks: [
      ...timed.map(({ address, p50, p99 }) => `Report ${address}: p50 ${inMs(p50)}, p99 ${inMs(p99)}`),
      `Posting ${SIZES[1]} sales with all their running totals: ${Math.round(counting / 1000)} s.`,
    ],
    figures: { timed, dashboards, countingMs: counting },
  }
}

/** Each round asks all addresses, one after another. */
async function time(url: string, token: string, addresses: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const began = performance.now()
    for (const address of addresses) {
      const answer = await fetch(url + address, { headers: { authorization: `Bearer ${token}` } })
      const body = await answer.text()
      if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${body}`)
    }
    if (round >= WARM_UP) times.push(performance.now() - began)
  }
  return times
}
