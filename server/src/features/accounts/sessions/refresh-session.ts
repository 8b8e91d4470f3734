import { accountMessages } from '@panai/contract/accounts/account-messages'
import { sql } from 'kysely'
import { signToken } from '../../../access/access-token.ts'
import type { Caller } from '../../../access/caller.ts'
import type { Database } from '../../../db/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Visitor } from '../../../http/route.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { networkOf } from './open-session.ts'
import { rememberNetwork } from './remember-network.ts'

/**
 * Signs another token of the same session, which ends when it was going to. The old token stays what it is, so several tabs may do this at
 * once, and an answer that was lost on the way costs nothing.
 */
export async function refreshSession(
  { db, keys, visitor }: { db: Database; keys: Keyring; visitor: Visitor },
  { accountId, sessionId }: Caller,
): Promise<string> {
  const network = networkOf(visitor)
  const used = await db
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`now()`, network })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new Refusal('unauthenticated', accountMessages.notSignedIn) // ended this moment
  await rememberNetwork(db, accountId, network)
  return signToken(keys, { accountId, sessionId })
}
