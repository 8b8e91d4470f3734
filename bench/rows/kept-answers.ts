import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../../scripts/lib/free-port.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { median } from '../lib/statistics.ts'

const ROUNDS = 9
const SECONDS = 1
const LEAST_RATIO = 0.3
const CONNECTIONS = 20

/** Requests a second of kept answers against a bare server that sends the same bytes, turn about, from this third process. */
export async function measureKeptAnswers(server: RunningServer): Promise<Outcome> {
  const findings: Finding[] = []
  const figures: unknown[] = []
  for (const path of ['/', '/publications', '/api/books'])
    for (const encoding of ['br', 'identity']) {
      const { ours, bare } = await compare(server.url + path, encoding)
      // Round by round: what else the machine does in these two seconds falls on both.
      const ratio = median(ours.map((rate, round) => rate / (bare[round] ?? Number.NaN)))
      figures.push({ path, encoding, ours, bare })
      findings.push({
        row: `Kept ${path}, ${encoding}: requests a second against a bare server`,
        figure: `${Math.round(median(ours))} to ${Math.round(median(bare))}, ratio ${ratio.toFixed(2)}`,
        bound: `≥ ${LEAST_RATIO}`,
        reached: ratio >= LEAST_RATIO,
      })
    }
  return {
    findings,
    figures,
    remarks: [
      `Kept answers: ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s on each server in turn; the process that asks has its share of the cores.`,
    ],
  }
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
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}
