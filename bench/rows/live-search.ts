import { readCatalogue } from '@panai/demo/catalogue-files'
import type { Outcome } from '../lib/finding.ts'
import { say } from '../lib/say.ts'
import { size } from '../lib/size.ts'
import { startServer } from '../lib/start-server.ts'
import { inMs, quantile } from '../lib/statistics.ts'
import { inTemporaryFolder } from '../lib/temporary-folder.ts'
import { createLiveDraw, type LiveQuery } from '../live-search/draw-live-queries.ts'
import { readNames } from '../live-search/read-names.ts'
import { growDatabases } from '../search/grown-databases.ts'
import { type Timed, timeRequests } from '../search/time-requests.ts'

const BOOKS = size(100_000, 500)
const REQUESTS = size(2_600, 52)
const WARM_UP = size(520, 26)
const SEED = 23
const BOUND_MS = 50
const CONCURRENCIES = [1, 4]
const SLOWEST = 5

/**
 * How long the search overlay waits for its live results in a large catalogue: `GET /api/search` over HTTP on a warm server, no
 * query twice, so none is answered from memory.
 */
export async function measureLiveSearch(): Promise<Outcome> {
  return inTemporaryFolder(async (folder) => {
    say(`Growing a catalogue of ${BOOKS} books (some minutes)`)
    const { databases, stop } = await growDatabases(folder, [BOOKS], say)
    try {
      const [database] = databases
      if (!database) throw new Error('there is one catalogue')
      const server = await startServer({ dataDir: folder, env: { DATABASE_URL: database.url, DEMO: '0' } })
      try {
        return await measure(server.url, await readNames(database.connection))
      } finally {
        await server.stop()
      }
    } finally {
      await stop()
    }
  })
}

async function measure(url: string, names: readonly string[]): Promise<Outcome> {
  const { books } = await readCatalogue()
  const text = books.flatMap((book) => `${book.body} ${book.description_en ?? ''}`.split(/\s+/))
  const draw = createLiveDraw(text, names, SEED)
  await timeRequests(url, draw(WARM_UP), addressOf, 4)
  const outcome: Required<Outcome> & { figures: unknown[] } = { findings: [], remarks: [], figures: [] }
  for (const concurrency of CONCURRENCIES) {
    say(`Searching live: ${concurrency} at a time, ${REQUESTS} times`)
    const timed = await timeRequests(url, draw(REQUESTS), addressOf, concurrency)
    const p99 = quantile(millisecondsOf(timed), 0.99)
    const setting = `${BOOKS} books, ${concurrency} at a time`
    outcome.findings.push({
      row: `Live search p99, ${setting}`,
      figure: inMs(p99),
      bound: `≤ ${BOUND_MS} ms`,
      reached: p99 <= BOUND_MS,
    })
    outcome.remarks.push(`Live search, ${setting}:`, ...describe(timed))
    outcome.figures.push({ concurrency, timed })
  }
  return outcome
}

function addressOf({ q }: LiveQuery): string {
  return `/api/search?${new URLSearchParams({ q })}`
}

function millisecondsOf(timed: readonly Timed<LiveQuery>[]): number[] {
  return timed.map(({ ms }) => ms)
}

/** A line for all, for each kind and for the slowest. */
function describe(timed: readonly Timed<LiveQuery>[]): string[] {
  const line = (name: string, some: readonly Timed<LiveQuery>[]) => {
    const ms = millisecondsOf(some)
    return `  ${name.padEnd(20)} ${some.length} times, p50 ${inMs(quantile(ms, 0.5))}, p99 ${inMs(quantile(ms, 0.99))}, max ${inMs(Math.max(...ms))}`
  }
  const kinds = Map.groupBy(timed, ({ query }) => query.kind)
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  return [
    line('all', timed),
    ...Array.from(kinds, ([kind, some]) => line(kind, some)),
    ...slowest.map(({ query, ms }) => `    slowest: ${inMs(ms)} ${query.kind} "${query.q}"`),
  ]
}
