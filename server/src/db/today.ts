import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tx } from './transaction.ts'

/** The day it is where the company is. */
export const today: RawBuilder<string> = sql<string>`(now() at time zone 'Asia/Kolkata')::date`

/** The day that is so many days from now, null for null. */
export function daysFromNow(days: number): RawBuilder<string>
export function daysFromNow(days: number | null): RawBuilder<string> | null
export function daysFromNow(days: number | null): RawBuilder<string> | null {
  return days === null ? null : sql<string>`${today} + ${days}::integer`
}

/** The same day, asked of the database: an ISO date. */
export async function todayInIndia(db: Database | Tx): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ${today}::text as day`.execute(db)
  const [found] = rows
  if (!found) throw new Error('the database has no clock')
  return found.day
}
