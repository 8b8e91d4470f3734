import { createDatabase, createPool, type Database } from '@panai/server/db/database'
import { createLogger } from '@panai/server/log/logger'
import { sql } from 'kysely'
import type { Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { say } from '../lib/say.ts'
import { size } from '../lib/size.ts'
import { startServer } from '../lib/start-server.ts'
import { inMs, quantile } from '../lib/statistics.ts'
import { staffToken } from '../lib/tokens.ts'
import { growDatabases } from '../search/grown-databases.ts'

const BOOKS = size(100_000, 500)
const DRAFTS = size(2_000, 100)
const ROUNDS = size(60, 1)
const WARM_UP = size(5, 0)
const BOUND_MS = 100

/** What an editor asks of the catalogue: each order, each filter, searches of many and few matches, the first page and a late one. */
const questions = [
  '',
  'sort=title',
  'sort=-published_at',
  'sort=mrp&per_page=100',
  'sort=title&page=3000',
  'status=draft',
  'status=published&sort=-title',
  'genre=poetry&language=ta&sort=title',
  'language=de&sort=mrp',
  'format=ebook&isbn=pending&sort=-updated_at',
  'featured=true&sort=published_at',
  'isbn=given',
  'author_id=3',
  `q=${encodeURIComponent('அலை')}`,
  'q=the',
  'q=the&genre=poetry&sort=title',
  'q=no such words',
  'q=a&status=draft',
]
const authorQuestions = ['', 'sort=-updated_at&page=10', 'q=kalki', `q=${encodeURIComponent('பாரதி')}`]

/** How long a page of the desk's lists takes in a large catalogue, one after the other. */
export async function measureStaffBooks(): Promise<Outcome> {
  return inTemporaryFolder(async (folder) => {
    say(`Growing a catalogue of ${BOOKS} books (some minutes)`)
    const { databases, stop } = await growDatabases(folder, [BOOKS], say)
    const [database] = databases
    if (!database) throw new Error('there is one catalogue')
    const pool = createPool(database.connection, createLogger({ logLevel: 'error' }))
    try {
      const env = {
        DATABASE_URL: database.url,
        DEMO: '0',
      }
      const server = await startServer({ dataDir: folder, env })
      try {
        return await measure(server.url, createDatabase(pool))
      } finally {
        await server.stop()
      }
    } finally {
      await pool.end()
      await stop()
    }
  })
}

async function measure(url: string, db: Database): Promise<Outcome> {
  await sql`update books set published_at = null where id in (select id from books order by id desc limit ${DRAFTS})`.execute(
    db,
  )
  await sql`vacuum (analyze) books`.execute(db)
  const headers = { authorization: `Bearer ${(await staffToken(db, url, 'editor')).token}` }
  const asked = [
    ...questions.map((question) => `/api/staff/books?${question}`),
    ...authorQuestions.map((question) => `/api/staff/authors?${question}`),
    '/api/staff/author-duplicates',
  ]
  const times = new Map<string, number[]>()
  for (let round = 0; round < WARM_UP + ROUNDS; round++)
    for (const address of asked) {
      const began = performance.now()
      const answer = await fetch(url + address, { headers })
      const body = await answer.text()
      if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${body}`)
      if (round >= WARM_UP) times.set(address, [...(times.get(address) ?? []), performance.now() - began])
    }
  const all = [...times.values()].flat()
  const p99 = quantile(all, 0.99)
  const slowestFirst = [...times].toSorted(([, a], [, b]) => quantile(b, 0.99) - quantile(a, 0.99))
  const feed = await timeFeed(url, headers)
  return {
    findings: [
      {
        row: `The desk's lists with ${BOOKS} books, median and p99 of all questions`,
        figure: `${inMs(quantile(all, 0.5))}, ${inMs(p99)}`,
        bound: `≤ ${BOUND_MS} ms`,
        reached: p99 <= BOUND_MS,
      },
    ],
    remarks: [
      ...slowestFirst
        .slice(0, 6)
        .map(
          ([address, ms]) =>
            `Desk: ${decodeURIComponent(address)}: p50 ${inMs(quantile(ms, 0.5))}, p99 ${inMs(quantile(ms, 0.99))}`,
        ),
      `Trade feed: ${feed.products} products, ${Math.round(feed.bytes / 1e6)} MB in ${Math.round(feed.ms / 1000)} s.`,
    ],
    figures: Object.fromEntries(times),
  }
}

/** The whole catalogue as ONIX, read as it comes. */
async function timeFeed(url: string, headers: Record<string, string>) {
  const began = performance.now()
  const { body } = await fetch(`${url}/api/staff/trade-feed.xml`, { headers })
  let bytes = 0
  let products = 0
  if (body)
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      bytes += Buffer.byteLength(piece)
      products += piece.split('<RecordReference>').length - 1
    }
  return { bytes, products, ms: performance.now() - began }
}
