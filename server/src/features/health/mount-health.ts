import { alerts } from '@panai/contract/staff/alerts'
import type { Hono } from 'hono'
import { type Kysely, sql } from 'kysely'
import { isMigrated } from '../../db/migrate.ts'
import type { Tables } from '../../db/tables.gen.ts'
import type { ServerContext } from '../../http/server-context.ts'

const PATIENCE_MS = 3_000
/** An answer is as old at the most: who asks a thousand times a second asks the database once. */
const KEPT_MS = 1_000
/** A connection that is lost is made again within less. */
const LONGEST_UNHEARD_MS = alerts.ChangesUnheard.above * 1_000

type Deps = {
  db: Kysely<Tables>
  unheardFor: () => number
  /** Aborted when this node stops. */
  stopping: AbortSignal
}

/**
 * `/healthz`: the process answers. `/readyz`: so does the database, its schema is the one that we know, and what other nodes change is
 * heard of, until the node stops.
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

async function findProblem({ db, unheardFor }: Deps): Promise<string | null> {
  try {
    await sql`select 1`.execute(db)
    if (!(await isMigrated(db))) return 'database: migrations are not done'
    return unheardFor() > LONGEST_UNHEARD_MS ? 'database: its news of changes do not come' : null
  } catch {
    return 'database: not reachable'
  }
}

function inTime(answer: string): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, answer).unref())
}
