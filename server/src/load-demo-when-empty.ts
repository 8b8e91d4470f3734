import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import { StartupProblem } from './startup/startup-problem.ts'

export type Target = {
  connection: pg.ClientConfig
  place: Pick<Config, 'storage' | 'storageKey' | 'dataDir'>
}

/** What the loader tells: how far it is, or why it can't. */
export type News = { line: string } | { problem: string }

type Say = (line: string) => void

/** By its path, as the built site: the server knows nothing else of the demo. */
const LOADER = path.join(import.meta.dirname, '../../demo/src/loader.ts')

/** Loads the demo catalogue into a database that has no book yet; does nothing otherwise. */
export async function loadDemoWhenEmpty(db: Database, target: Target, say: Say): Promise<void> {
  const first = await db.selectFrom('books').select('id').limit(1).executeTakeFirst()
  if (!first) await loadApart(target, say)
}

/**
 * In a process of its own: the memory that all those pictures take goes with it, and the server is as small on its first day as on
 * any other. A thread would leave it behind. What it is to fill comes by message, since an address may hold a password.
 */
async function loadApart(target: Target, say: Say): Promise<void> {
  const loader = fork(LOADER, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  if (!loader.stderr) throw new Error('a process without a way to complain')
  const complaint = text(loader.stderr)
  let problem: string | null = null
  loader.on('message', (message) => {
    const news = message as News // it sends nothing else
    if ('line' in news) say(news.line)
    else problem = news.problem
  })
  loader.send(target)
  const [code, signal] = await once(loader, 'close')
  if (problem !== null) throw new StartupProblem(problem)
  if (signal !== null)
    throw new StartupProblem(
      `The demo was not loaded: its process was ended from outside (${signal}), perhaps because memory ran out. Nothing of it was kept; start again.`,
    )
  if (code !== 0) throw new Error(`The demo could not be loaded: ${await complaint}`)
}
