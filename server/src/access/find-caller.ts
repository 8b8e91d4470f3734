import { sql } from 'kysely'
import type { DemoLogins } from '../config/demo-logins.ts'
import type { Database } from '../db/database.ts'
import type { TokenClaims } from './access-token.ts'
import type { Caller } from './caller.ts'
import { isLetIn } from './demo-accounts.ts'

/** The account of a session that runs; null when it has ended or the account is disabled, closed or one of the demo that is not let in. */
export async function findCaller(
  db: Database,
  { accountId, sessionId }: TokenClaims,
  demoLogins: DemoLogins,
): Promise<Caller | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .where('sessions.id', '=', sessionId)
    .where('accounts.id', '=', accountId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('accounts.disabled_at', 'is', null)
    .where('accounts.closed_at', 'is', null)
    .where(isLetIn(demoLogins))
    .select([
      'accounts.author_id',
      'accounts.role',
      'accounts.is_demo',
      'accounts.second_factor_since',
      'sessions.second_factor_at',
    ])
    .executeTakeFirst()
  if (!row) return null
  const role = row.role
  return {
    accountId,
    authorId: row.author_id,
    role,
    sessionId,
    isDemo: row.is_demo,
    hasSecondFactor: row.second_factor_since !== null,
    secondFactorAt: row.second_factor_at,
  }
}
