import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase } from '../../test/a-database.ts'
import { createPool, LOCKED_MS } from './database.ts'
import { isWithoutDatabase } from './database-problem.ts'
import { withPatience } from './patience.ts'

async function aPoolOfOne() {
  const { connection } = await aDatabase()
  const pool = createPool({ ...connection, max: 1 }, pino({ level: 'silent' }))
  onTestFinished(() => pool.end())
  return pool
}

async function lockPatience(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ ms: number }>(
    `select setting::integer as ms from pg_settings where name = 'lock_timeout'`,
  )
  return rows[0]?.ms ?? 0
}

test('who has waited for a connection waits for locks so much less, and the next one as always', async () => {
  const pool = await aPoolOfOne()
  const first = await pool.connect()
  const waiting = withPatience(LOCKED_MS, () => pool.connect())
  await pause(700)
  first.release()
  const second = await waiting
  const left = await lockPatience(second)
  second.release()
  expect(left).toBeLessThan(LOCKED_MS - 500)
  const third = await pool.connect()
  expect(await lockPatience(third)).toBe(LOCKED_MS)
  third.release()
})

test('all the waiting of one request counts together, and what it no longer waits for is given back', async () => {
  const pool = await aPoolOfOne()
  const first = await pool.connect()
  const error = await withPatience(600, async () => {
    const waiting = pool.connect()
    await pause(550)
    first.release()
    ;(await waiting).release()
    const other = await pool.connect()
    // What is left is the least.
    const late = pool.connect().catch((reason: unknown) => reason)
    const problem = await late
    other.release()
    return problem
  })
  expect([isWithoutDatabase(error), error]).toEqual([true, expect.any(Error)])
  const next = await pool.connect()
  expect(await lockPatience(next)).toBe(LOCKED_MS)
  next.release()
})
