import { CompiledQuery } from 'kysely'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'

export type Limit = { points: number; seconds: number }

/** Makes a counter of its own name: so many points in so many seconds. */
export type RateLimitStore = (name: string, limit: Limit) => RateLimiterAbstract

/** Counts in this process: right as long as there is one. */
export const rateLimitsInMemory: RateLimitStore = (name, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

/** Counts in the database, so that all nodes count together; while it is away each counts for itself. */
export function rateLimitsInDatabase(db: Database): RateLimitStore {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      db.executeQuery(CompiledQuery.raw(text, values)).then(({ rows }) => ({ rows, rowCount: rows.length })),
  }
  return (name, limit) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'call_counts',
      tableCreated: true,
      keyPrefix: name,
      points: limit.points,
      duration: limit.seconds,
      insuranceLimiter: rateLimitsInMemory(name, limit),
    })
}
