import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Ends all sessions of an account, from this moment on. */
export async function endSessionsOf(db: Database | Tx, accountId: number): Promise<void> {
  await runningSessions(db, accountId).execute()
}

/** Ends one session of the account. @returns false when it has no such session that runs. */
export async function endSessionOf(
  db: Database | Tx,
  accountId: number,
  sessionId: string,
): Promise<boolean> {
  const ended = await runningSessions(db, accountId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

function runningSessions(db: Database | Tx, accountId: number) {
  return db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
}
