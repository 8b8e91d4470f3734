import { type RawBuilder, sql } from 'kysely'

/** The day it is where the company is. */
export const today: RawBuilder<string> = sql<string>`(now() at time zone 'Asia/Kolkata')::date`

/** The day that is so many days from now, null for null. */
export function daysFromNow(days: number | null): RawBuilder<string> | null {
  return days === null ? null : sql<string>`${today} + ${days}::integer`
}
