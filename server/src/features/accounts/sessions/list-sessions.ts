import { MOST_SESSIONS, type Session } from '@panai/contract/sessions'
import { sql } from 'kysely'
import type { Caller } from '../../../access/caller.ts'
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
    network: networkName(row.network),
    current: row.id === sessionId,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }))
}

/** A stored network as people know it: the IPv4 address, or the first four groups of an IPv6 network. */
export function networkName(network: string | null): string | null {
  if (network === null) return null
  if (network === '0:0:0:0' || network.startsWith('127.')) return 'the server itself'
  return /^[0-9a-f]+(:[0-9a-f]+){3}$/.test(network) ? `${network}::/64` : network
}
