import { setTimeout as pause } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { bossDatabase, JOBS_SCHEMA } from '../db/boss-database.ts'
import type { Tx } from '../db/transaction.ts'
import { reasonOf } from '../log/describe-error.ts'
import type { JobDeps, JobKind } from './job-kind.ts'

const TIME_ZONE = 'Asia/Kolkata'
const AGAIN_MS = 2_000
const GRACE_MS = 3_000
/** Nothing here is in a hurry: few looks cost little. */
const POLL_S = 15
const SUPERVISE_S = 60

/**
 * A node that works says so every 15 seconds; one that has not for 30 is taken for dead, and its job runs again. A problem is tried
 * twice more before it is a failure, in case it was the database's.
 */
const queue = {
  retryLimit: 2,
  retryDelay: 60,
  heartbeatSeconds: 30,
  expireInSeconds: 3_600,
  retentionSeconds: 14 * 24 * 3_600,
  deleteAfterSeconds: 14 * 24 * 3_600,
}

export type Jobs = {
  /** Begins to work, as soon as the database lets it. */
  start(): void
  /** Adds a job that is stored, or not, with the transaction that is its reason. */
  add(tx: Tx, kind: Pick<JobKind, 'name'>): Promise<void>
  /** Lets this node look for such a job now, and not only when it looks next. For after the commit of what added it. */
  wake(kind: Pick<JobKind, 'name'>): void
  /**
   * Asks for the work that is asked for at each start. For when the database is back: what broke off with it would else wait until
   * it is taken for dead, and fail for good when that happens too often.
   */
  lookAgain(): void
  /** Lets a job run again that has failed. Does nothing to any other. */
  retry(tx: Tx, job: { id: string; kind: string }): Promise<void>
  /** Takes no more; waits some seconds for what is under way and gives it back, to be run again later. */
  stop(): Promise<void>
}

type Options = { kinds: readonly JobKind[]; pollSeconds?: number }

/** The door to background work: each job is done by one node at a time. */
export function createJobs(deps: JobDeps, { kinds, pollSeconds = POLL_S }: Options): Jobs {
  const { db, log } = deps
  const stopping = new AbortController()
  /** What is still under way when the time is over ends itself. */
  const leaving = new AbortController()
  const workers = new Map<string, { boss: PgBoss; id: string }>()
  let started: Promise<PgBoss | null> = Promise.resolve(null)

  /** null: stopped before the database could be reached. */
  async function begin(): Promise<PgBoss | null> {
    const { PgBoss } = await import('pg-boss')
    while (!stopping.signal.aborted) {
      const boss = new PgBoss({
        schema: JOBS_SCHEMA,
        db: bossDatabase(db),
        migrate: false,
        superviseIntervalSeconds: SUPERVISE_S,
        reindex: false,
      })
      boss.on('error', (error) => log.warn({ error }, 'background work has trouble'))
      try {
        await boss.start()
        // All of them first: one may go on with another as soon as it is taken.
        for (const { name } of kinds) await boss.createQueue(name, queue)
        for (const kind of kinds) await take(boss, kind)
        await boss.supervise() // what a node left that died while there was no other
        return boss
      } catch (error) {
        await boss.stop({ graceful: false, close: false }).catch(() => {}) // it may not have begun
        log.warn({ err: error }, 'background work could not start; trying again')
        await pause(AGAIN_MS, null, { signal: stopping.signal }).catch(() => {}) // no pause when stopped
      }
    }
    return null
  }

  async function take(boss: PgBoss, { name, cron, work, atStart, next = [] }: JobKind): Promise<void> {
    await boss.updateQueue(name, queue)
    if (cron !== null) await boss.schedule(name, cron, null, { tz: TIME_ZONE })
    if (atStart) await boss.send(name, null)
    const askNext = async () => {
      for (const { name } of next) if (!leaving.signal.aborted) await goOn(boss, name)
    }
    const id = await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async ([job]) => {
      if (!job) return null
      try {
        return { outcome: await work(deps, AbortSignal.any([job.signal, leaving.signal]), askNext) }
      } catch (error) {
        log.error({ job: job.id, kind: name, err: error }, 'background work failed')
        // What is kept of it, and shown in the console, is this alone: pg-boss would keep all that the error holds.
        throw new Error(reasonOf(error))
      } finally {
        await askNext()
      }
    })
    workers.set(name, { boss, id })
  }

  /** What could not be asked for is at the next start. */
  async function goOn(boss: PgBoss, name: string): Promise<void> {
    try {
      await boss.send(name, null)
      wake(name)
    } catch (error) {
      log.warn({ err: error, kind: name }, 'background work could not be gone on with')
    }
  }

  async function running(): Promise<PgBoss> {
    const boss = await started
    if (!boss) throw new Error('there is no background work before its start and after its end')
    return boss
  }

  async function askAgain(): Promise<void> {
    const boss = await started
    for (const { name, atStart } of kinds) {
      if (!boss || !atStart || stopping.signal.aborted) continue
      await boss.send(name, null)
      wake(name)
    }
  }

  function wake(name: string): void {
    const worker = workers.get(name)
    worker?.boss.notifyWorker(worker.id)
  }

  return {
    start() {
      started = begin()
    },
    async add(tx, { name }) {
      await (await running()).send(name, null, { db: bossDatabase(tx) })
    },
    wake: ({ name }) => wake(name),
    lookAgain() {
      // Lost once more, it is asked for when it is back once more.
      askAgain().catch((error) => log.warn({ err: error }, 'background work could not be asked for again'))
    },
    async retry(tx, { id, kind }) {
      await (await running()).retry(kind, id, { db: bossDatabase(tx) })
    },
    async stop() {
      stopping.abort()
      const boss = await started
      await boss?.stop({ graceful: true, timeout: GRACE_MS, close: false })
      leaving.abort(new Error('this node is stopping'))
    },
  }
}
