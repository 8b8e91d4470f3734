/**
 * A small application for the tests to kill: writes rows into the data folder named on its command line and prints
 * `ack <id> <digest>` for each once it is committed. Meets the loss of its database as the real one does: it goes on.
 * On SIGINT it waits a moment, writes a last row, stops its database and prints `stopped`.
 */
import { createHash, randomBytes } from 'node:crypto'
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartupProblem } from '../../startup/startup-problem.ts'
import { startEmbedded } from './start-embedded.ts'

const WRITERS = 4
const [dataDir = ''] = process.argv.slice(2)

/** Written before it returns, so a line that the test never got was not acknowledged either. */
function tell(line: string): void {
  writeSync(1, `${line}\n`)
}

async function insertRow(pool: pg.Pool): Promise<void> {
  const body = randomBytes(100).toString('hex')
  const { rows } = await pool.query<{ id: string }>('insert into kept (body) values ($1) returning id', [
    body,
  ])
  tell(`ack ${rows[0]?.id} ${createHash('sha256').update(body).digest('hex')}`)
}

async function main(): Promise<void> {
  const database = await startEmbedded({ dataDir })
  const pool = new pg.Pool({ ...database.connection, max: WRITERS })
  pool.on('error', () => {})
  let interrupted = false
  process.once('SIGINT', () => {
    interrupted = true
  })
  tell(`ready ${database.pid}`)

  /** The database may be killed at any moment, and is started again. */
  async function untilDone(act: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await act()
        return
      } catch {
        await sleep(20)
      }
    }
  }
  async function write(): Promise<void> {
    while (!interrupted) {
      await untilDone(() => insertRow(pool))
      await sleep(1)
    }
  }
  await untilDone(() =>
    pool.query(
      'create table if not exists kept (id bigint generated always as identity primary key, body text not null)',
    ),
  )
  await Promise.all(Array.from({ length: WRITERS }, write))
  await sleep(300)
  await insertRow(pool)
  await pool.end()
  await database.stop()
  tell('stopped')
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
