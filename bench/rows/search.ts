import { MAX_BOOKS_PER_PAGE } from '@panai/contract/catalogue/books'
import { readCatalogue } from '@panai/demo/read-catalogue'
import type { Finding, Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { say } from '../lib/say.ts'
import { size } from '../lib/size.ts'
import { startServer } from '../lib/start-server.ts'
import { inMs } from '../lib/statistics.ts'
import { createDraw } from '../search/draw-queries.ts'
import { explainSearch } from '../search/explain-search.ts'
import { type GrownDatabase, growDatabases } from '../search/grown-databases.ts'
import { describeKinds, type Measured, measureSearch, type Side } from '../search/measure-search.ts'

const SMALL = size(1_000, 200)
const LARGE = size(100_000, 400)
const REQUESTS = size(2_400, 32)
const WARM_UP = size(160, 16)
const SEED = 11
const BOUND = 3
/** What the API gives without `per_page`, and what a page of the library shows. */
const PAGE_SIZES = [MAX_BOOKS_PER_PAGE, 6]
const CONCURRENCIES = [1, 8]
const SLOWEST = 5

/** How much longer a search takes in a hundred times as many books. No search is asked twice, so none is answered from memory. */
export async function measureSearchGrowth(): Promise<Outcome> {
  return inTemporaryFolder(async (folder) => {
    say(`Growing catalogues of ${SMALL} and ${LARGE} books (some minutes)`)
    const grown = await growDatabases(folder, [SMALL, LARGE], say)
    try {
      return await compare(grown.databases, folder)
    } finally {
      await grown.stop()
    }
  })
}

async function compare(databases: readonly GrownDatabase[], dataDir: string): Promise<Outcome> {
  const sides: Side[] = []
  try {
    for (const database of databases) {
      const env = { DATABASE_URL: database.url, DEMO: '0' }
      sides.push({ database, server: await startServer({ dataDir, env }) })
    }
    return await measureAll(sides)
  } finally {
    for (const { server } of sides) await server.stop()
  }
}

async function measureAll(sides: readonly Side[]): Promise<Outcome> {
  const { books } = await readCatalogue()
  const text = books.flatMap((book) => `${book.body} ${book.description_en ?? ''}`.split(/\s+/))
  const findings: Finding[] = []
  const remarks: string[] = []
  const figures: unknown[] = []
  for (const perPage of PAGE_SIZES) {
    const draw = createDraw(text, SEED)
    await measureSearch(sides, draw(WARM_UP), { concurrency: 4, perPage })
    for (const concurrency of CONCURRENCIES) {
      say(`Searching: ${perPage} books a page, ${concurrency} at a time, ${REQUESTS} times in each catalogue`)
      const [small, large] = await measureSearch(sides, draw(REQUESTS), { concurrency, perPage })
      const side = sides.at(-1)
      if (!small || !large || !side) throw new Error('there are two catalogues')
      const setting = `${perPage} a page, ${concurrency} at a time`
      findings.push(finding(setting, small, large))
      remarks.push(
        `Search, ${setting}:`,
        ...describe(small),
        ...describe(large),
        ...(await explain(side, large, perPage)),
      )
      figures.push({ perPage, concurrency, sides: [small, large].map(({ timed: _, ...rest }) => rest) })
    }
  }
  return { findings, remarks, figures }
}

function finding(setting: string, small: Measured, large: Measured): Finding {
  const ratio = large.p99 / small.p99
  return {
    row: `Search p99, ${setting}: ${LARGE} against ${SMALL} books`,
    figure: `${inMs(large.p99)} / ${inMs(small.p99)} = ${ratio.toFixed(2)}`,
    bound: `≤ ${BOUND}`,
    reached: ratio <= BOUND,
  }
}

function describe({ books, timed, p50, p99, max }: Measured): string[] {
  return [
    `  ${books} books: ${timed.length} searches, p50 ${inMs(p50)}, p99 ${inMs(p99)}, max ${inMs(max)}`,
    ...describeKinds(timed).map((line) => `    ${line}`),
  ]
}

async function explain({ database }: Side, { timed }: Measured, perPage: number): Promise<string[]> {
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  const lines: string[] = []
  for (const { query, ms } of slowest) {
    lines.push(
      `    slowest: ${inMs(ms)} ${query.kind} "${query.q}" page ${query.page}; its statements alone:`,
    )
    const filter = { q: query.q, page: query.page, per_page: perPage }
    lines.push(...(await explainSearch(database.connection, filter)).map((line) => `      ${line}`))
  }
  return lines
}
