import type { Tx } from '../src/db/transaction.ts'
import { makeKey } from '../src/features/accounts/staff/second-factor/one-time-codes.ts'
import { sealedAs } from '../src/features/accounts/staff/second-factor/prove-code.ts'
import { makeRecoveryCodes } from '../src/features/accounts/staff/second-factor/recovery-codes.ts'
import type { Keyring } from '../src/keys/keyring.ts'

/** A second factor that was set up some time ago, with an app that nobody has at hand. @returns the recovery codes. */
export async function addSecondFactor(tx: Tx, keys: Keyring, accountId: number): Promise<string[]> {
  const now = new Date()
  await tx
    .insertInto('second_factors')
    .values({
      account_id: accountId,
      sealed_key: keys.seal(makeKey(), sealedAs(accountId)),
      last_step: 0,
      confirmed_at: now,
    })
    .execute()
  await tx.updateTable('accounts').set({ second_factor_since: now }).where('id', '=', accountId).execute()
  return makeRecoveryCodes(tx, accountId)
}
