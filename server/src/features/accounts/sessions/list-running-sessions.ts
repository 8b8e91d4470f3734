import { MOST_SESSIONS, type Session } from '@panai/contract/accounts/sessions'
import { sql } from 'kysely'
import type { Caller } from '../../../access/caller.ts'
import { networkWords } from '../../../access/network-words.ts'
import type { Database } from '../../../db/database.ts'

/** Where the account is logged in, the last used first. */
export async function listRunningSessions(
  db: Database,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'network', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MOST_SESSIONS)
    .execute()
  return rows.map((row) => ({
    ...row,
    network: networkWords(row.network),
    current: row.id === sessionId,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }))
}
