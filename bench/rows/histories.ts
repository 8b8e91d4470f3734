import path from 'node:path'
import { growSales } from '@panai/demo/author/grow-sales'
import { createDatabase, createPool } from '@panai/server/db/database'
import { createLogger } from '@panai/server/log/logger'
import type { Outcome } from '../lib/finding.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs, median } from '../lib/statistics.ts'

const SMALL = size(100, 20)
const LARGE = size(10_000, 100)
const ROUNDS = size(300, 1)
const WARM_UP = size(40, 0)
const BOUND = 1.5

/** What an author waits for on the dashboard and on the history: its summary and first page, with few sales and with many. */
export async function measureHistories({ url }: RunningServer, dataDir: string): Promise<Outcome> {
  const connection = { host: path.join(dataDir, 'pg18'), user: 'postgres', database: 'panai' }
  const pool = createPool(connection, createLogger({ logLevel: 'error' }))
  try {
    const db = createDatabase(pool)
    const authors: Author[] = []
    for (const sales of [SMALL, LARGE]) {
      const grown = await growSales(db, { sales, say: () => {} })
      authors.push({ sales, id: grown.authorId, token: await logIn(url, grown) })
    }
    return await compare(url, authors)
  } finally {
    await pool.end()
  }
}

type Author = { sales: number; id: number; token: string }

async function compare(url: string, authors: readonly Author[]): Promise<Outcome> {
  const times = authors.map((): number[] => [])
  for (let round = 0; round < WARM_UP + ROUNDS; round++)
    for (const [index, author] of authors.entries()) {
      const ms = await open(url, author)
      if (round >= WARM_UP) times[index]?.push(ms)
    }
  const [small = Number.NaN, large = Number.NaN] = times.map(median)
  const ratio = large / small
  return {
    findings: [
      {
        row: `Sales summary and first page of the history: ${LARGE} against ${SMALL} sales`,
        figure: `${inMs(large)} / ${inMs(small)} = ${ratio.toFixed(2)}`,
        bound: `≤ ${BOUND}`,
        reached: ratio <= BOUND,
      },
    ],
    remarks: [`Histories: ${ROUNDS} rounds, one request after another, the two authors turn about; medians.`],
    figures: authors.map(({ sales }, index) => ({ sales, times: times[index] })),
  }
}

async function open(url: string, { id, sales, token }: Author): Promise<number> {
  const began = performance.now()
  for (const call of ['sales', 'sales-history']) {
    const answer = await fetch(`${url}/api/author/${id}/${call}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${call} of ${sales} sales: ${answer.status} ${body}`)
  }
  return performance.now() - began
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
