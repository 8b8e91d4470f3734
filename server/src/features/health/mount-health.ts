import { alerts } from '@panai/contract/operations/alerts'
import type { Hono } from 'hono'
import { type Kysely, sql } from 'kysely'
import { isMigrated } from '../../db/migrate.ts'
import type { Tables } from '../../db/tables.gen.ts'
import { findDiskProblem } from '../../files/disk-problem.ts'
import type { ServerContext } from '../../http/server-context.ts'

const PATIENCE_MS = 3_000
/** An answer is as old at the most: who asks a thousand times a second asks the database once. */
const KEPT_MS = 1_000
/** A connection that is lost is made again within less. */
const LONGEST_UNHEARD_MS = alerts.ChangesUnheard.above * 1_000

type Deps = {
  db: Kysely<Tables>
  /** Where what is sent is kept, for a while or for good. */
  folders: readonly string[]
  unheardFor: () => number
  /** Aborted when this node stops. */
  stopping: AbortSignal
}

/**
 * `/healthz`: the process answers. `/readyz`: so does the database, its schema is the one that we know, what other nodes change is
 * heard of, and the disk takes what is sent, until the node stops.
 */
export function mountHealth(app: Hono<ServerContext>, deps: Deps): void {
  const noStore = { 'Cache-Control': 'no-store' }
  let asked: Promise<string | null> | null = null
  function problemNow(): Promise<string | null> {
    asked ??= Promise.race([findProblem(deps), inTime('database: no answer in time')]).finally(() =>
      setTimeout(() => {
        asked = null
      }, KEPT_MS).unref(),
    )
    return asked
  }
  app.get('/healthz', (c) => c.json({ status: 'alive' }, 200, noStore))
  app.get('/readyz', async (c) => {
    const problem = deps.stopping.aborted ? 'stopping' : await problemNow()
    return problem
      ? c.json({ status: 'not ready', problem }, 503, noStore)
      : c.json({ status: 'ready' }, 200, noStore)
  })
}

async function findProblem({ db, folders, unheardFor }: Deps): Promise<string | null> {
  try {
    await sql`select 1`.execute(db)
    if (!(await isMigrated(db))) return 'database: migrations are not done'
    if (unheardFor() > LONGEST_UNHEARD_MS) return 'database: its news of changes do not come'
  } catch {
    return 'database: not reachable'
  }
  for (const folder of folders) {
    const problem = await findDiskProblem(folder)
    if (problem) return `disk: ${problem}`
  }
  return null
}

function inTime(answer: string): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, answer).unref())
}
