import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { sql } from 'kysely'
import type { Caller } from '../../../../access/caller.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { Refusal } from '../../../../http/refusal.ts'
import type { Keyring } from '../../../../keys/keyring.ts'
import { addressOf, makeKey } from './one-time-codes.ts'
import { mailForAddition } from './prove-addition.ts'
import { sealedAs } from './prove-code.ts'

/**
 * Makes a key that waits for its first code and, when it is the first factor, for a mailed one; a key that waited before is forgotten.
 * @throws Refusal conflict when an app is set up.
 */
export async function startApp(
  tx: Tx,
  keys: Keyring,
  caller: Caller,
  email: string,
): Promise<{ key: string; address: string; mailed_to: string | null }> {
  const { accountId } = caller
  const key = makeKey()
  const waiting = { sealed_key: keys.seal(key, sealedAs(accountId)), last_step: 0 }
  const stored = await tx
    .insertInto('second_factors')
    .values({ account_id: accountId, ...waiting })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ ...waiting, created_at: sql<Date>`now()` })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  if (!stored) throw new Refusal('conflict', staffAccountMessages.secondFactorSetBefore)
  const mailed_to = await mailForAddition(tx, keys, caller, email)
  return { key, address: addressOf(key, email), mailed_to }
}
