import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** Who has waited for a connection this long is not alone. */
const NOTICEABLE_MS = 500
/** Is always left, so that whoever comes to a connection at last can use it. */
const LEAST_MS = 500

const patience = new AsyncLocalStorage<{ leftMs: number }>()

/** Answers a request, which waits for all its connections together no longer than `ms`, and for locks no longer than what is left of that. */
export function withPatience<T>(ms: number, work: () => T): T {
  return patience.getStore() ? work() : patience.run({ leftMs: ms }, work)
}

/**
 * Makes connections of the pool wait as `withPatience` says; work outside of it waits as the pool and its connections say.
 * @param lockMs how long its connections wait for locks
 */
export function boundWaiting(pool: pg.Pool, lockMs: number): void {
  const connect = pool.connect.bind(pool) as { (): Promise<pg.PoolClient>; (callback: unknown): void }

  async function connectInTime(): Promise<pg.PoolClient> {
    const mine = patience.getStore()
    if (!mine) return connect()
    const began = performance.now()
    const client = await within(Math.max(mine.leftMs, LEAST_MS), connect())
    mine.leftMs -= performance.now() - began
    if (mine.leftMs < lockMs - NOTICEABLE_MS) await hurry(client, Math.max(Math.ceil(mine.leftMs), LEAST_MS))
    return client
  }

  /** Its locks are waited for so long, until it is given back. */
  async function hurry(client: pg.PoolClient, ms: number): Promise<void> {
    const { release } = client
    await client.query(`set lock_timeout = ${ms}`).catch((error: Error) => {
      release(error)
      throw error
    })
    client.release = (problem) => {
      if (problem) release(problem)
      else client.query(`set lock_timeout = ${lockMs}`).then(() => release(), release)
    }
  }

  pool.connect = ((callback?: unknown) =>
    callback ? connect(callback) : connectInTime()) as typeof pool.connect
}

/** @throws Error as the pool's own when it takes longer; what comes then is given back. */
async function within(ms: number, connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  let isLate = false
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(new Error('timeout exceeded when trying to connect'))
    }, ms)
  })
  connecting.then(
    (client) => {
      if (isLate) client.release()
    },
    () => {},
  )
  try {
    return await Promise.race([connecting, late])
  } finally {
    clearTimeout(timer)
  }
}
