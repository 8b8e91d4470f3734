import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import type { Caller } from '../../../../access/caller.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { Refusal } from '../../../../http/refusal.ts'
import type { Keyring } from '../../../../keys/keyring.ts'
import { listFactorKinds } from './get-second-factor.ts'
import { askAgain, removeSecondFactorOf } from './set-and-remove.ts'
import { tellOfFactor } from './tell-of-factor.ts'

/**
 * Takes the app off the caller's account. As the only factor it may go too, since it moves to another phone by this way alone: who needs
 * one gets no further than setting it up again. The account must be locked by the transaction. @throws Refusal conflict without an app.
 */
export async function removeApp(tx: Tx, keys: Keyring, { accountId, sessionId }: Caller): Promise<void> {
  const kinds = await listFactorKinds(tx, accountId)
  if (!kinds.includes('app')) throw new Refusal('conflict', staffAccountMessages.secondFactorNotSet)
  if (kinds.includes('passkey')) {
    await tx.deleteFrom('second_factors').where('account_id', '=', accountId).execute()
    await askAgain(tx, accountId, sessionId)
    await tellOfFactor(tx, keys, accountId, 'app_removed')
    return
  }
  await removeSecondFactorOf(tx, accountId)
  await tellOfFactor(tx, keys, accountId, 'removed')
}
