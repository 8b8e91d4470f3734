import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tx } from './transaction.ts'

/** The day it is where the company is. */
export async function todayInIndia(db: Database | Tx): Promise<string> {
  const { rows } = await sql<{ day: string }>`select india_today()::text as day`.execute(db)
  const [today] = rows
  if (!today) throw new Error('the database has no clock')
  return today.day
}
