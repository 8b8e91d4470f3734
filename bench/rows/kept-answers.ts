import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import type { Finding, Outcome } from '../lib/finding.ts'
import { freePort } from '../lib/free-port.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs, median } from '../lib/statistics.ts'

const ROUNDS = 3
const SECONDS = 3
const LEAST_RATIO = 0.3
const CONNECTIONS = 20

/** Requests a second of kept answers against a bare server that sends the same bytes, turn about, from this third process. */
export async function measureKeptAnswers(server: RunningServer): Promise<Outcome> {
  const findings: Finding[] = []
  const figures: unknown[] = []
  for (const path of ['/', '/publications', '/api/books'])
    for (const encoding of ['br', 'identity']) {
      const { ours, bare } = await compare(server.url + path, encoding)
      const ratio = median(ours) / median(bare)
      figures.push({ path, encoding, ours, bare })
      findings.push({
        row: `Kept ${path}, ${encoding}: requests a second against a bare server`,
        figure: `${Math.round(median(ours))} / ${Math.round(median(bare))} = ${ratio.toFixed(2)}`,
        bound: `≥ ${LEAST_RATIO}`,
        reached: ratio >= LEAST_RATIO,
      })
    }
  return { findings, figures, remarks: ['Two cores are shared by the server that answers and the process that asks.'] }
}

async function compare(url: string, encoding: string): Promise<{ ours: number[]; bare: number[] }> {
  const port = await freePort()
  const bareServer = fork(path.join(import.meta.dirname, 'bare-server.ts'), [url, encoding, String(port)])
  try {
    await once(bareServer, 'message')
    const ours: number[] = []
    const bare: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await load(url, encoding))
      bare.push(await load(`http://127.0.0.1:${port}/`, encoding))
    }
    return { ours, bare }
  } finally {
    bareServer.kill()
  }
}

async function load(url: string, encoding: string): Promise<number> {
  const result = await autocannon({
    url,
    duration: SECONDS,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': encoding },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

/** How long it takes until a change made by somebody else, straight in the database, is in the answer. */
export async function measureFreshness(server: RunningServer, connection: pg.ClientConfig): Promise<Outcome> {
  const client = new pg.Client(connection)
  await client.connect()
  const delays: number[] = []
  try {
    for (let change = 0; change < 20; change++) {
      await (await fetch(`${server.url}/books/1`)).text()
      const mark = `Changed ${change}`
      await client.query('update books set subtitle = $1 where id = 1', [mark])
      const committed = performance.now()
      let asked = 0
      for (;;) {
        asked++
        const { book } = (await (await fetch(`${server.url}/api/books/1`)).json()) as { book: { subtitle: string } }
        if (book.subtitle === mark) break
        if (asked > 1_000) throw new Error('the change never showed')
      }
      delays.push(performance.now() - committed)
    }
  } finally {
    await client.end()
  }
  const slowest = Math.max(...delays)
  return {
    findings: [
      {
        row: 'From a commit by another program to the first answer that has it (20 changes)',
        figure: `median ${inMs(median(delays))}, slowest ${inMs(slowest)}`,
        bound: 'next request',
        reached: slowest < 50,
      },
    ],
    figures: delays,
  }
}
