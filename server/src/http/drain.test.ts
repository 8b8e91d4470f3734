import { once } from 'node:events'
import net from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApplication } from '../../test/an-application.ts'
import { until } from '../../test/until.ts'
import type { Database } from '../db/database.ts'

test('while it stops a kept connection is told so with its next answer, and that the node is not ready', async () => {
  const application = await startTestApplication()
  const { db, origin } = application
  const { hostname, port } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let said = ''
  socket.on('data', (piece) => {
    said += piece.toString('latin1')
  })
  const ask = (address: string) => socket.write(`GET ${address} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  const ended = once(socket, 'end')

  const stopped = await db.transaction().execute(async (tx) => {
    await sql`lock table books in access exclusive mode`.execute(tx)
    ask('/api/books')
    await until('it waits for the table', async () => (await countWaiting(db)) > 0)
    const stopping = application.stop()
    ask('/readyz')
    return { stopping }
  })
  await ended
  const [first = '', second = ''] = said.split(/(?=HTTP\/1\.1 )/)
  expect(first).toMatch(/^HTTP\/1\.1 200 /)
  expect(second).toMatch(/^HTTP\/1\.1 503 /)
  expect(second.toLowerCase()).toContain('\r\nconnection: close\r\n')
  expect(second).toContain('{"status":"not ready","problem":"stopping"}')
  await stopped.stopping
})

async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
