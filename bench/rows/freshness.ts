import path from 'node:path'
import pg from 'pg'
import type { Outcome } from '../lib/finding.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs, median } from '../lib/statistics.ts'

const CHANGES = 20
const PATIENCE_MS = 5_000

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
  const atOnce = changes.filter(({ stale }) => stale === 0).length
  return {
    findings: [
      {
        row: 'A change by another program shows on the next request',
        figure: `${atOnce} of ${CHANGES}; first answer with it after ${inMs(median(times))}, at most ${inMs(Math.max(...times))}`,
        bound: `${CHANGES} of ${CHANGES}`,
        reached: atOnce === CHANGES,
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
