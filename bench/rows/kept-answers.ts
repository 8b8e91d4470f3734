import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../../scripts/lib/free-port.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { median, spread } from '../lib/statistics.ts'
import { whilePinned } from '../lib/while-pinned.ts'

const ROUNDS = size(9, 1)
const SECONDS = 1
const LEAST_RATIO = 0.9
const CONNECTIONS = 32
const SERVERS_CORE = 0
const OUR_CORE = 1

/** Requests a second of kept answers against a bare server that sends the same bytes, turn about, from this third process on another core. */
export async function measureKeptAnswers(server: RunningServer): Promise<Outcome> {
  const findings: Finding[] = []
  const figures: unknown[] = []
  let where = ''
  for (const path of ['/', '/publications', '/api/books'])
    for (const encoding of ['br', 'identity']) {
      const { ours, bare, isPinned } = await compare(server, server.url + path, encoding)
      // Round by round: what else the machine does in these two seconds falls on both.
      const ratio = median(ours.map((rate, round) => rate / (bare[round] ?? Number.NaN)))
      where = isPinned
        ? `servers on core ${SERVERS_CORE}, who asks on core ${OUR_CORE}`
        : 'all on the same cores'
      figures.push({ path, encoding, ours, bare, isPinned })
      findings.push({
        row: `Kept ${path}, ${encoding}: requests a second against a bare server; ${where}`,
        figure: `${Math.round(median(ours))} to ${Math.round(median(bare))} (${spread(bare)} in its rounds), ratio ${ratio.toFixed(2)}`,
        bound: `≥ ${LEAST_RATIO}`,
        reached: ratio >= LEAST_RATIO,
      })
    }
  return {
    findings,
    figures,
    remarks: [
      `Kept answers: ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s on each server in turn; ${where}. The spread of the bare server says how busy the machine was.`,
    ],
  }
}

async function compare({ pid }: RunningServer, url: string, encoding: string) {
  const port = await freePort()
  const bareServer = fork(path.join(import.meta.dirname, 'bare-server.ts'), [url, encoding, String(port)])
  try {
    await once(bareServer, 'message')
    const ours: number[] = []
    const bare: number[] = []
    const pins = { [pid]: SERVERS_CORE, [bareServer.pid ?? 0]: SERVERS_CORE, [process.pid]: OUR_CORE }
    const { isPinned } = await whilePinned(pins, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await load(url, encoding))
        bare.push(await load(`http://127.0.0.1:${port}/`, encoding))
      }
    })
    return { ours, bare, isPinned }
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
