import path from 'node:path'
import pg from 'pg'
import type { Outcome } from '../lib/finding.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs, median } from '../lib/statistics.ts'

const CHANGES = size(20, 2)
const PATIENCE_MS = 5_000
/** A change through the server itself is shown at the next request, which its tests prove; the news from elsewhere has to travel. */
const LATEST_MS = 100

/** How soon a change that another program commits in the database stands in an answer that was kept before. */
export async function measureFreshness({ url }: RunningServer, dataDir: string): Promise<Outcome> {
  const client = new pg.Client({ host: path.join(dataDir, 'pg18'), user: 'postgres', database: 'panai' })
  await client.connect()
  const changes: { ms: number; stale: number }[] = []
  try {
    const { rows } = await client.query<{ id: number }>('select min(id) as id from books')
    const id = rows[0]?.id
    const address = `${url}/api/books/${id}`
    for (let change = 0; change < CHANGES; change++) {
      await read(address)
      const mark = `Changed ${change}`
      await client.query('update books set subtitle = $1 where id = $2', [mark, id])
      changes.push(await untilShown(address, mark))
    }
  } finally {
    await client.end()
  }
  const times = changes.map(({ ms }) => ms)
  const latest = Math.max(...times)
  const atOnce = changes.filter(({ stale }) => stale === 0).length
  return {
    findings: [
      {
        row: 'A change by another program or node is shown',
        figure: `in the next answer ${atOnce} times of ${CHANGES}; after ${inMs(median(times))} (median), at most ${inMs(latest)}`,
        bound: `≤ ${inMs(LATEST_MS)}`,
        reached: latest <= LATEST_MS,
      },
    ],
    figures: changes,
  }
}

async function untilShown(address: string, mark: string): Promise<{ ms: number; stale: number }> {
  const committed = performance.now()
  for (let stale = 0; performance.now() - committed < PATIENCE_MS; stale++)
    if ((await read(address)).includes(mark)) return { ms: performance.now() - committed, stale }
  throw new Error('the change never showed')
}

async function read(address: string): Promise<string> {
  return (await fetch(address)).text()
}
