import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'

/** With what the files came that were opened and refused. */
export type Door = 'submission' | 'message' | 'photo'

/** A try with files that counts toward what its account may do in a day. */
export type CountedTry = { id: number; accountId: number }

type Trying = {
  accountId: number
  door: Door
  /** Looks, in the transaction that counts the try, whether there were enough. @throws Refusal too_many. */
  refuseTooMany: (tx: Tx) => Promise<void>
}

const A_DAY = sql<Date>`now() - interval '1 day'`

/**
 * Counts a try before its files are opened, so that of many at once none is too much. Files that are refused cost as much as others: such a
 * try stays counted, and so does one of what was there already or whose node was killed. @param work takes the try off where it stores what was sent.
 */
export async function countingTry<T>(
  db: Database,
  { accountId, door, refuseTooMany }: Trying,
  work: (counted: CountedTry) => Promise<T>,
): Promise<T> {
  const counted = await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId)
    await refuseTooMany(tx)
    await tx.deleteFrom('refused_files').where('account_id', '=', accountId).where('at', '<', A_DAY).execute()
    const { id } = await tx
      .insertInto('refused_files')
      .values({ account_id: accountId, door })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, accountId }
  })
  return work(counted).catch(async (error: unknown) => {
    const isOfFiles = error instanceof Refusal && (error.code === 'invalid' || error.code === 'conflict')
    if (!isOfFiles) await inTransaction(db, (tx) => takeOff(tx, counted))
    throw error
  })
}

/** The try no longer counts: what was stored in its place does, if anything. Nobody counts meanwhile. */
export async function takeOff(tx: Tx, { id, accountId }: CountedTry): Promise<void> {
  await lockAccount(tx, accountId)
  await tx.deleteFrom('refused_files').where('id', '=', id).execute()
}

/** @returns how many tries with files were refused within 24 hours, or are being looked at. */
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
