import { type CreationOptions, passkeyRules } from '@panai/contract/accounts/staff/passkey-fields'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { brand } from '@panai/contract/brand/brand'
import type { Caller } from '../../../../../access/caller.ts'
import type { Tx } from '../../../../../db/transaction.ts'
import { Refusal } from '../../../../../http/refusal.ts'
import { makeChallenge } from './challenges.ts'
import { listCredentials } from './list-passkeys.ts'
import type { RelyingParty } from './relying-party.ts'
import { ALGORITHMS } from './verify.ts'

/** What the browser makes a passkey by. @throws Refusal conflict when there are ten. */
export async function startPasskey(
  tx: Tx,
  relyingParty: RelyingParty,
  { accountId, sessionId }: Caller,
  email: string,
): Promise<CreationOptions> {
  const excludeCredentials = await listCredentials(tx, accountId)
  if (excludeCredentials.length >= passkeyRules.most)
    throw new Refusal('conflict', staffAccountMessages.mostPasskeys)
  return {
    rp: { id: relyingParty.id, name: brand.name },
    // The same for each passkey of an account: an authenticator keeps one of them.
    user: { id: Buffer.from(`account ${accountId}`).toString('base64url'), name: email, displayName: email },
    challenge: await makeChallenge(tx, sessionId, 'add'),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: passkeyRules.minutes * 60_000,
    excludeCredentials,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  }
}
