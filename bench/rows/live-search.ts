import { listBooks } from '@panai/contract/catalogue/books'
import { search } from '@panai/contract/search/search'
import { readCatalogue } from '@panai/demo/read-catalogue'
import type { Finding, Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { cpuOfTree } from '../lib/process-tree.ts'
import { say } from '../lib/say.ts'
import { size } from '../lib/size.ts'
import { startServer } from '../lib/start-server.ts'
import { inMs, quantile } from '../lib/statistics.ts'
import { createLiveDraw, type LiveQuery } from '../live-search/create-live-draw.ts'
import { readNames } from '../live-search/read-names.ts'
import { nonsense, putSoughtBooks, sought } from '../live-search/sought-books.ts'
import { type GrownDatabase, growDatabases } from '../search/grown-databases.ts'
import { type Timed, timeRequests } from '../search/time-requests.ts'

/** So many generated books stand beside the demo catalogue and those that are sought, and this is what a search may take among them. */
const CATALOGUES = [
  { more: 0, mostMs: null, mostCpuMs: null },
  { more: size(100_000, 300), mostMs: 50, mostCpuMs: 5 },
  { more: size(1_000_000, 600), mostMs: 80, mostCpuMs: null },
] as const
type CatalogueSize = (typeof CATALOGUES)[number]
const LEAST_FOUND = 0.97
const REQUESTS = size(2_600, 52)
const WARM_UP = size(520, 26)
const SEED = 23
const CONCURRENCIES = [1, 4]
const SLOWEST = 5

type Measuring = { url: string; cpu: () => number | null; database: GrownDatabase; catalogue: CatalogueSize }

/**
 * What the live search finds first, and how long it takes and costs, in a small, a large and a very large catalogue: over HTTP on a
 * warm server, no query twice, so none is answered from memory.
 */
export async function measureLiveSearch(): Promise<Outcome> {
  return inTemporaryFolder(async (folder) => {
    say(`Growing catalogues of ${CATALOGUES.map(({ more }) => more).join(', ')} books (up to an hour)`)
    const grown = await growDatabases(
      folder,
      CATALOGUES.map(({ more }) => more),
      say,
      (db) => putSoughtBooks(db, folder),
    )
    const outcomes: Required<Outcome>[] = []
    try {
      for (const [index, catalogue] of CATALOGUES.entries()) {
        const database = grown.databases[index]
        if (!database) throw new Error('each catalogue has a database')
        const server = await startServer({
          dataDir: folder,
          env: { DATABASE_URL: database.url, DEMO: '0' },
        })
        const cpu = () => {
          const parts = [cpuOfTree(server.pid), cpuOfTree(grown.pid)]
          return parts.some((part) => part === null)
            ? null
            : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
        }
        try {
          outcomes.push(await measure({ url: server.url, cpu, database, catalogue }))
        } finally {
          await server.stop()
        }
      }
    } finally {
      await grown.stop()
    }
    return {
      findings: outcomes.flatMap(({ findings }) => findings),
      remarks: outcomes.flatMap(({ remarks }) => remarks),
      figures: outcomes.map(({ figures }) => figures),
    }
  })
}

async function measure(measuring: Measuring): Promise<Required<Outcome>> {
  const { url, cpu, database, catalogue } = measuring
  const found = await measureFinding(url, catalogue)
  const { books } = await readCatalogue()
  const text = books.flatMap((book) => `${book.body} ${book.description_en ?? ''}`.split(/\s+/))
  const draw = createLiveDraw(text, await readNames(database.connection), SEED)
  await timeRequests(url, draw(WARM_UP), addressOf, 4)
  const outcome: Required<Outcome> & { figures: unknown[] } = {
    findings: found.findings,
    remarks: found.remarks,
    figures: [],
  }
  for (const concurrency of CONCURRENCIES) {
    say(`Searching live: ${concurrency} at a time, ${REQUESTS} times, among ${catalogue.more} more books`)
    const before = cpu()
    const timed = await timeRequests(url, draw(REQUESTS), addressOf, concurrency)
    const after = cpu()
    const setting = `${catalogue.more} more books, ${concurrency} at a time`
    outcome.findings.push(
      bounded(`Live search p99, ${setting}`, quantile(millisecondsOf(timed), 0.99), catalogue.mostMs),
    )
    if (before !== null && after !== null)
      outcome.findings.push(
        bounded(
          `Live search, processor time each, ${setting}`,
          (after - before) / timed.length,
          catalogue.mostCpuMs,
        ),
      )
    outcome.remarks.push(`Live search, ${setting}:`, ...describe(timed))
    outcome.figures.push({ more: catalogue.more, concurrency, timed })
  }
  return outcome
}

function bounded(row: string, ms: number, most: number | null): Finding {
  return {
    row,
    figure: inMs(ms),
    bound: most === null ? '' : `≤ ${most} ms`,
    reached: most === null ? null : ms <= most,
  }
}

/** How often the first that is found is what was sought, in the overlay and in the library. */
async function measureFinding(
  url: string,
  { more }: CatalogueSize,
): Promise<{ findings: Finding[]; remarks: string[] }> {
  const places = { overlay: firstInOverlay, library: firstInLibrary }
  const findings: Finding[] = []
  const remarks: string[] = []
  for (const [place, firstOf] of Object.entries(places)) {
    const missed: string[] = []
    for (const one of sought) {
      const first = await firstOf(url, one.q)
      const isFound = 'title' in one ? first.title === one.title : first.author === one.author
      if (!isFound) missed.push(one.q)
    }
    const share = 1 - missed.length / sought.length
    findings.push({
      row: `Found first in the ${place}, among ${more} more books`,
      figure: `${(share * 100).toFixed(1)} % of ${sought.length}`,
      bound: `≥ ${LEAST_FOUND * 100} %`,
      reached: share >= LEAST_FOUND,
    })
    remarks.push(`Not found first in the ${place}, among ${more} more books: ${missed.join(', ')}`)
  }
  const answered: string[] = []
  for (const q of nonsense) if ((await searchFor(url, q)).length > 0) answered.push(q)
  findings.push({
    row: `Nonsense that finds something, among ${more} more books`,
    figure: `${answered.length} of ${nonsense.length}`,
    bound: '0',
    reached: answered.length === 0,
  })
  return { findings, remarks }
}

type First = { title?: string | undefined; author?: string | undefined }

async function searchFor(url: string, q: string) {
  const answer = await fetch(`${url}${addressOf({ q })}`)
  return search.output.parse(await answer.json()).data
}

async function firstInOverlay(url: string, q: string): Promise<First> {
  const [first] = await searchFor(url, q)
  return { title: first?.title, author: first?.kind === 'author' ? first.title : undefined }
}

async function firstInLibrary(url: string, q: string): Promise<First> {
  const answer = await fetch(`${url}/api/books?${new URLSearchParams({ q, per_page: '1' })}`)
  const [first] = listBooks.output.parse(await answer.json()).data
  return { title: first?.title, author: first?.author.name }
}

function addressOf({ q }: Pick<LiveQuery, 'q'>): string {
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
