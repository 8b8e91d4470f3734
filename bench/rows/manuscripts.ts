import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listBooks } from '@panai/contract/catalogue/books'
import pg from 'pg'
import { tidy } from '../../demo/src/manuscripts/manuscripts.ts'
import { aTamilBook, handIn, type Step, secondsOf, stepsOf } from '../lib/books-in-work.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { memoryOfTree } from '../lib/process-tree.ts'
import { SECRET_KEY, signInAuthors } from '../lib/send-forms.ts'
import { size } from '../lib/size.ts'
import { type RunningServer, startServer } from '../lib/start-server.ts'
import { quantile } from '../lib/statistics.ts'
import { timeRequests } from '../search/time-requests.ts'

/** About 3,000 pages. */
const LONG = { chapters: size(190, 2), paragraphs: size(96, 4) }
const WAITING = size(10, 2)
const REQUESTS = size(6_000, 12)
const AT_ONCE = 2
const MOST_REPORT_S = 5
const MOST_INTERIOR_S = 8
const MOST_CHILD_MB = 600
const MOST_TIMES = 2
const PATIENCE_MS = 20 * 60_000

type Followed = {
  reportS: number
  firstSizeS: number | null
  allSizesS: number
  childMb: number
  steps: Step[]
}

/**
 * How soon the pages of a Tamil book of 300 pages with 20 pictures are there, and what that takes; that one of 3,000 is refused
 * before it is set; and how public pages are answered while ten books wait.
 */
export function measureManuscripts(): Promise<Outcome> {
  return inTemporaryFolder(async (dataDir) => {
    const server = await startServer({ dataDir, env: { SECRET_KEY } })
    const db = new pg.Client({ host: path.join(dataDir, 'pg18'), user: 'postgres', database: 'panai' })
    await db.connect()
    try {
      const [one = '', long = '', ...others] = await signInAuthors(dataDir, 2 + WAITING)
      const book = await aTamilBook()
      const addresses = await publicAddresses(server)
      await askFor(server, addresses) // what is loaded at the first one is loaded
      const quiet = await askFor(server, addresses)
      const alone = await follow(server, db, await handIn(server, one, book))
      const pages = await pagesOf(db)
      const tooLong = await handIn(server, long, await tidy(LONG))
      const refused = await follow(server, db, tooLong)
      const problem = await problemOf(db, tooLong)
      const ids = await Promise.all(others.map((author) => handIn(server, author, book)))
      await untilOneIsSet(db, ids)
      const busy = await askFor(server, addresses)
      const left = await unsetOf(db, ids)
      return describe({ quiet, busy, left, alone, refused, problem, pages })
    } finally {
      await db.end()
      await server.stop()
    }
  })
}

/** From its being handed in until its pages are set in all sizes, or are refused. Children are looked at all the while. */
async function follow({ pid }: RunningServer, db: pg.Client, submission: number): Promise<Followed> {
  const began = Date.now()
  let [childMb, firstSizeS]: [number, number | null] = [0, null]
  while (Date.now() - began < PATIENCE_MS) {
    for (const { name, rssMb } of memoryOfTree(pid) ?? [])
      if (name.includes('open-untrusted-file')) childMb = Math.max(childMb, rssMb)
    const steps = await stepsOf(db, submission)
    const [check, interior] = (['check', 'interior'] as const).map((name) =>
      steps.find(({ step }) => step === name),
    )
    if (interior && interior.sizes.length > 0) firstSizeS ??= (Date.now() - interior.begun.getTime()) / 1000
    if (check?.ended && interior?.ended)
      return {
        ...{ reportS: secondsOf(check), firstSizeS, allSizesS: secondsOf(interior), childMb, steps },
      }
    await pause(20)
  }
  throw new Error(`submission ${submission} was not set in time`)
}

/** Its pages are being made, or are already. */
async function untilOneIsSet(db: pg.Client, submissions: readonly number[]): Promise<void> {
  const steps = async () => (await Promise.all(submissions.map((id) => stepsOf(db, id)))).flat()
  while (!(await steps()).some(({ step }) => step === 'interior')) await pause(20)
}

async function problemOf(db: pg.Client, submission: number): Promise<string | null> {
  const { rows } = await db.query<{ problem: string | null }>(
    `select problem from interiors join submission_versions on submission_versions.id = version_id
     where submission_id = $1`,
    [submission],
  )
  return rows[0]?.problem ?? null
}

async function pagesOf(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ pages: number }>(
    `select (page_counts ->> trim_size)::int as pages from interiors where trim_size is not null`,
  )
  return rows[0]?.pages ?? 0
}

async function unsetOf(db: pg.Client, submissions: readonly number[]): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from submission_versions
     where submission_id = any($1) and not exists (select from interiors where version_id = submission_versions.id)`,
    [submissions],
  )
  return rows[0]?.count ?? 0
}

/** Pages of readers: some are kept in memory, searches are not. */
async function publicAddresses({ url }: RunningServer): Promise<string[]> {
  const { data } = listBooks.output.parse(await (await fetch(new URL('/api/books', url))).json())
  const pages = ['/', '/publications', '/blogs', '/ta/publications']
  const all = data.flatMap(({ id, title }, at) => [
    pages[at % pages.length] ?? '/',
    `/books/${id}`,
    `/publications?${new URLSearchParams({ q: title })}`,
    `/api/books/${id}`,
  ])
  return Array.from({ length: REQUESTS }, (_, at) => all[at % all.length] ?? '/')
}

async function askFor({ url }: RunningServer, addresses: readonly string[]): Promise<number[]> {
  const timed = await timeRequests(url, addresses, (address) => address, AT_ONCE)
  return timed.map(({ ms }) => ms)
}

type Measured = {
  quiet: readonly number[]
  busy: readonly number[]
  /** Of those that waited, how many still did when all pages were answered. */
  left: number
  alone: Followed
  refused: Followed
  /** Why there are no pages of it. */
  problem: string | null
  pages: number
}

function describe({ quiet, busy, left, alone, refused, problem, pages }: Measured): Outcome {
  const [before, during] = [quantile(quiet, 0.99), quantile(busy, 0.99)]
  const findings: Finding[] = [
    within(`The report of a Tamil manuscript of ${pages} pages`, alone.reportS, MOST_REPORT_S, 's'),
    within('Its pages in the chosen size', alone.firstSizeS ?? Number.NaN, MOST_INTERIOR_S, 's'),
    {
      row: 'Its pages in all eight sizes',
      figure: `${alone.allSizesS.toFixed(1)} s`,
      bound: 'none',
      reached: null,
    },
    within('The largest process that opens it (RSS)', alone.childMb, MOST_CHILD_MB, 'MB'),
    {
      row: 'A text of far more than 1,000 pages',
      figure: `${problem ?? 'set'} after ${refused.allSizesS.toFixed(1)} s`,
      bound: 'too_long',
      reached: problem === 'too_long',
    },
    {
      row: `Public pages while ${WAITING} books wait (p99)`,
      figure: `${during.toFixed(1)} ms, ${(during / before).toFixed(1)} times ${before.toFixed(1)} ms`,
      bound: `≤ ${MOST_TIMES} times`,
      reached: during <= MOST_TIMES * before,
    },
  ]
  return {
    findings,
    remarks: [
      `Of ${WAITING} books that waited ${left} still did when ${REQUESTS} public pages had been answered, ${AT_ONCE} at a time.`,
    ],
    figures: { quiet, busy, left, alone, refused, problem, pages },
  }
}

function within(row: string, value: number, most: number, unit: string): Finding {
  return { row, figure: `${value.toFixed(1)} ${unit}`, bound: `≤ ${most} ${unit}`, reached: value <= most }
}
