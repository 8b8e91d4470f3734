import path from 'node:path'
import pg from 'pg'
import type { Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { size } from '../lib/size.ts'
import { type RunningServer, startServer } from '../lib/start-server.ts'
import { inMs, median, quantile } from '../lib/statistics.ts'

const CHANGES = size(100, 2)
const PATIENCE_MS = 5_000
/** A change through a node itself is shown there at the next request, which its tests prove; the news from elsewhere has to travel. */
const MOST_MS = 100
const WORST_MS = 1_000

/** How soon a change that another program commits in the database stands in the answer that each of two nodes kept before. */
export async function measureFreshness(one: RunningServer, dataDir: string): Promise<Outcome> {
  const host = path.join(dataDir, 'pg18')
  const DATABASE_URL = `postgres://postgres@localhost/panai?host=${encodeURIComponent(host)}`
  const client = new pg.Client(DATABASE_URL)
  await client.connect()
  try {
    return await inTemporaryFolder(async (folder) => {
      const other = await startServer({ dataDir: folder, env: { DATABASE_URL, DEMO: '0' } })
      try {
        return describe(await change(client, [one, other]))
      } finally {
        await other.stop()
      }
    })
  } finally {
    await client.end()
  }
}

/** @returns for each change the milliseconds until every node has shown it. */
async function change(client: pg.Client, nodes: readonly RunningServer[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select min(id) as id from books')
  const addresses = nodes.map(({ url }) => `${url}/api/books/${rows[0]?.id}`)
  const times: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    await Promise.all(addresses.map(read))
    const mark = `Changed ${change}`
    await client.query('update books set subtitle = $1 where id = $2', [mark, rows[0]?.id])
    times.push(Math.max(...(await Promise.all(addresses.map((address) => untilShown(address, mark))))))
  }
  return times
}

function describe(times: readonly number[]): Outcome {
  const [usual, worst] = [quantile(times, 0.95), Math.max(...times)]
  return {
    findings: [
      {
        row: 'A change by another program or node is shown by every node (two)',
        figure: `p50 ${inMs(median(times))}, p95 ${inMs(usual)}, worst ${inMs(worst)}`,
        bound: `p95 ≤ ${inMs(MOST_MS)}, worst ≤ ${inMs(WORST_MS)}`,
        reached: usual <= MOST_MS && worst <= WORST_MS,
      },
    ],
    figures: times,
  }
}

async function untilShown(address: string, mark: string): Promise<number> {
  const committed = performance.now()
  while (performance.now() - committed < PATIENCE_MS)
    if ((await read(address)).includes(mark)) return performance.now() - committed
  throw new Error('the change never showed')
}

async function read(address: string): Promise<string> {
  return (await fetch(address)).text()
}
