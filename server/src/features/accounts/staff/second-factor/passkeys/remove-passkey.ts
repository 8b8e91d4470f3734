import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { Caller } from '../../../../../access/caller.ts'
import type { Tx } from '../../../../../db/transaction.ts'
import { Refusal } from '../../../../../http/refusal.ts'
import type { Keyring } from '../../../../../keys/keyring.ts'
import { listFactorKinds } from '../get-second-factor.ts'
import { askAgain, removeSecondFactorOf } from '../set-and-remove.ts'
import { tellOfFactor } from '../tell-of-factor.ts'

/**
 * Removes a passkey from the caller's account; other sessions are asked for their factor again. The account must be locked by the transaction.
 * @throws Refusal not_found; conflict when it is the only factor of somebody who needs one.
 */
export async function removePasskey(tx: Tx, keys: Keyring, caller: Caller, id: number): Promise<void> {
  const { accountId, sessionId, isDemo } = caller
  const removed = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found', staffMessages.notFound)
  if ((await listFactorKinds(tx, accountId)).length > 0) await askAgain(tx, accountId, sessionId)
  else if (isDemo) await removeSecondFactorOf(tx, accountId)
  else throw new Refusal('conflict', staffAccountMessages.lastFactor)
  await tellOfFactor(tx, keys, accountId, 'passkey_removed')
}

export async function renamePasskeyOf(
  tx: Tx,
  { accountId }: Caller,
  id: number,
  name: string,
): Promise<void> {
  const renamed = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!renamed) throw new Refusal('not_found', staffMessages.notFound)
}

/**
 * Removes passkeys that a stranger may have added: those from that time or later. Without an older factor they stay, because
 * otherwise a thief who reads the account's mail would get past the second factor.
 */
export async function removeLaterPasskeys(tx: Tx, accountId: number, since: Date): Promise<void> {
  const kinds = await listFactorKinds(tx, accountId)
  const older = await tx
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .where('created_at', '<', since)
    .limit(1)
    .executeTakeFirst()
  if (!older && !kinds.includes('app')) return
  await tx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .execute()
}
