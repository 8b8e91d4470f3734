import type { PasskeyAnswer } from '@panai/contract/accounts/staff/passkey-fields'
import { secondFactorRules } from '@panai/contract/accounts/staff/second-factor'
import { sql } from 'kysely'
import type { Caller } from '../../../../access/caller.ts'
import type { Database } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import type { Visitor } from '../../../../http/route.ts'
import type { Keyring } from '../../../../keys/keyring.ts'
import type { AttemptLimits } from '../../sessions/limit-attempts.ts'
import type { CodeLimits } from './limit-codes.ts'
import { limited } from './limited.ts'
import { takeChallenge } from './passkeys/challenges.ts'
import { provePasskey } from './passkeys/prove-passkey.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
import { proveCode } from './prove-code.ts'

export type FactorCall = {
  db: Database
  visitor: Visitor
  keys: Keyring
  caller: Caller
  /** One of them is there. */
  input: { code?: string | undefined; passkey?: PasskeyAnswer | undefined }
  change: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

type FactorParts = { codes: CodeLimits; relyingParty: RelyingParty | null }

/** What the routes of second factors are made of. */
export type SecondFactorParts = FactorParts & { limits: AttemptLimits; mailsAreKept: boolean }

/** Does what only who has a factor may do, in the transaction that uses the code or the passkey's answer up. */
export async function withFactor<T>(
  { codes, relyingParty }: FactorParts,
  { db, keys, visitor, caller: { accountId, sessionId }, input: { code = '', passkey }, change }: FactorCall,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const trying = { db, visitor, codes, accountId }
  if (passkey === undefined) {
    const by = code.length <= secondFactorRules.digits ? 'app' : 'recovery code'
    return limited({ ...trying, by }, () =>
      change(async (tx) => {
        await proveCode(tx, keys, { accountId, code, factor: 'set' })
        return work(tx)
      }),
    )
  }
  return limited({ ...trying, by: 'passkey' }, async () => {
    // Apart from the transaction: also an answer that is refused has used its challenge up.
    const challenge = await takeChallenge(db, sessionId, 'prove')
    return change(async (tx) => {
      await sql`select set_config('panai.how', 'passkey', true)`.execute(tx)
      await provePasskey(tx, relyingParty, { accountId, challenge, answer: passkey })
      return work(tx)
    })
  })
}
