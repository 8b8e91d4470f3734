import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * In how many milliseconds, by the database's clock, what visitors see changes without anybody doing anything: an article appears,
 * or rates begin to hold. Infinity when nothing is to come.
 */
export async function nextScheduledChange(db: Database): Promise<number> {
  const { rows } = await sql<{ remaining: string | null }>`
    select extract(epoch from min(moment) - now()) * 1000 as remaining from (
      (select published_at as moment from blogs where published_at > now() order by published_at limit 1)
      union all
      (select valid_from::timestamp at time zone 'Asia/Kolkata' from calculator_rates
        where valid_from > india_today() order by valid_from limit 1)
    ) as moments`.execute(db)
  const remaining = rows[0]?.remaining ?? null
  return remaining === null ? Number.POSITIVE_INFINITY : Number(remaining)
}
