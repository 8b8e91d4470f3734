import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'

/** With what the files came that were opened and refused. */
export type Door = 'submission' | 'message' | 'photo'

const A_DAY = sql<Date>`now() - interval '1 day'`

/** Files that were refused cost as much as others: each try counts toward what its account may do in a day. */
export async function noteRefusedFiles(db: Database, accountId: number, door: Door): Promise<void> {
  await db.deleteFrom('refused_files').where('account_id', '=', accountId).where('at', '<', A_DAY).execute()
  await db.insertInto('refused_files').values({ account_id: accountId, door }).execute()
}

/** @returns how many tries with files that were refused there were within 24 hours. */
export async function countRefusedFiles(db: Database | Tx, accountId: number, door: Door): Promise<number> {
  const { count } = await db
    .selectFrom('refused_files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('door', '=', door)
    .where('at', '>', A_DAY)
    .executeTakeFirstOrThrow()
  return count
}
