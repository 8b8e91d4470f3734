import { type NewPasskey, passkeyRules } from '@panai/contract/accounts/staff/passkey-fields'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { sql } from 'kysely'
import type { Caller } from '../../../../../access/caller.ts'
import { brokenKey } from '../../../../../db/broken-key.ts'
import type { Tx } from '../../../../../db/transaction.ts'
import { Refusal } from '../../../../../http/refusal.ts'
import type { Keyring } from '../../../../../keys/keyring.ts'
import { proveAddition } from '../prove-addition.ts'
import { countFactor } from '../set-and-remove.ts'
import { tellOfFactor } from '../tell-of-factor.ts'
import { takeChallenge } from './challenges.ts'
import { listCredentials } from './list-passkeys.ts'
import { wrongPasskey } from './prove-passkey.ts'
import type { RelyingParty } from './relying-party.ts'
import { verifyNew } from './verify.ts'

type Addition = { name: string; passkey: NewPasskey; mailed_code?: string | undefined }

/**
 * Adds a passkey to the caller's account. The challenge is used up by the transaction: with a wrong mailed code the same answer may come again.
 * @returns the recovery codes, when it is the first factor. @throws Refusal invalid, under the name of the field; conflict.
 */
export async function addPasskey(
  tx: Tx,
  { keys, relyingParty, caller }: { keys: Keyring; relyingParty: RelyingParty; caller: Caller },
  { name, passkey, mailed_code }: Addition,
): Promise<string[]> {
  const { accountId, sessionId } = caller
  await proveAddition(tx, keys, caller, mailed_code)
  const challenge = await takeChallenge(tx, sessionId, 'add')
  const verified = challenge === null ? null : await verifyNew({ relyingParty, challenge }, passkey)
  if (!verified) throw wrongPasskey(staffAccountMessages.wrongPasskey)
  if ((await listCredentials(tx, accountId)).length >= passkeyRules.most)
    throw new Refusal('conflict', staffAccountMessages.mostPasskeys)
  await sql`select set_config('panai.how', 'passkey', true)`.execute(tx)
  await tx
    .insertInto('passkeys')
    .values({ account_id: accountId, name, transports: passkey.response.transports ?? [], ...verified })
    .execute()
    .catch(orKnown)
  await tellOfFactor(tx, keys, accountId, 'passkey_added')
  return countFactor(tx, caller)
}

function orKnown(error: unknown): never {
  throw brokenKey(error) === 'passkeys_credential'
    ? new Refusal('conflict', staffAccountMessages.passkeyKnown)
    : error
}
