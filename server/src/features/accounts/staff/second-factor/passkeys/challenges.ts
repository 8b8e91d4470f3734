import { randomBytes } from 'node:crypto'
import { passkeyRules } from '@panai/contract/accounts/staff/passkey-fields'
import { sql } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Tx } from '../../../../../db/transaction.ts'

type Purpose = 'add' | 'prove'

/** Makes the challenge of a session, and so of its account, for a purpose; one that waited before is forgotten. */
export async function makeChallenge(db: Database | Tx, sessionId: string, purpose: Purpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const made = { challenge, expires_at: sql<Date>`now() + ${passkeyRules.minutes} * interval '1 minute'` }
  await db
    .insertInto('passkey_challenges')
    .values({ session_id: sessionId, purpose, ...made })
    .onConflict((conflict) => conflict.columns(['session_id', 'purpose']).doUpdateSet(made))
    .execute()
  return challenge
}

/** Uses the challenge up: of two answers at once one finds none. @returns null when there is none, or it is too old. */
export async function takeChallenge(
  db: Database | Tx,
  sessionId: string,
  purpose: Purpose,
): Promise<string | null> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .returning(['challenge', sql<boolean>`expires_at > now()`.as('is_fresh')])
    .executeTakeFirst()
  return taken?.is_fresh ? taken.challenge : null
}
