import { passkeyRules, type RequestOptions } from '@panai/contract/accounts/staff/passkey-fields'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import type { Caller } from '../../../../../access/caller.ts'
import type { Database } from '../../../../../db/database.ts'
import { Refusal } from '../../../../../http/refusal.ts'
import { makeChallenge } from './challenges.ts'
import { listCredentials } from './list-passkeys.ts'
import type { RelyingParty } from './relying-party.ts'

/** What the browser asks one of the account's passkeys for. @throws Refusal conflict when there is none, or the site has no name. */
export async function askForPasskey(
  db: Database,
  relyingParty: RelyingParty | null,
  { accountId, sessionId }: Caller,
): Promise<RequestOptions> {
  if (!relyingParty) throw new Refusal('conflict', staffAccountMessages.noPasskeysHere)
  const allowCredentials = await listCredentials(db, accountId)
  if (allowCredentials.length === 0) throw new Refusal('conflict', staffAccountMessages.secondFactorNotSet)
  return {
    rpId: relyingParty.id,
    challenge: await makeChallenge(db, sessionId, 'prove'),
    timeout: passkeyRules.minutes * 60_000,
    allowCredentials,
    userVerification: 'required',
  }
}
