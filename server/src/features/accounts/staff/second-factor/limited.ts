import type { Database } from '../../../../db/database.ts'
import { Refusal } from '../../../../http/refusal.ts'
import type { Visitor } from '../../../../http/route.ts'
import { noteFailure, notingRefusal } from '../../sessions/note-failure.ts'
import { networkOf } from '../../sessions/open-session.ts'
import type { CodeAttempt, CodeLimits } from './limit-codes.ts'

type Trying = {
  db: Database
  visitor: Visitor
  codes: CodeLimits
  accountId: number
  by: CodeAttempt['by']
}

/** Does what proves a factor, and counts and notes it when it was wrong. @throws Refusal too_many, and whatever `work` throws. */
export async function limited<T>(
  { db, visitor, codes, accountId, by }: Trying,
  work: () => Promise<T>,
): Promise<T> {
  const network = networkOf(visitor)
  const isKnownNetwork = await wasGivenFrom(db, accountId, network)
  const attempt = { accountId, network, isKnownNetwork, by }
  const failure = { accountId, visitor }
  await notingRefusal(db, { kind: 'second_factor_locked', ...failure }, codes.begin(attempt))
  try {
    const done = await work()
    await codes.succeed(attempt)
    return done
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid')
      await noteFailure(db, { kind: 'second_factor_failed', ...failure })
    throw error
  }
}

/** Whether a session of the account that was last used from the network has given the second factor. */
async function wasGivenFrom(db: Database, accountId: number, network: string | null): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('network', '=', network)
    .where('second_factor_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}
