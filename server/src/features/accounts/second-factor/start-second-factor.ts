import { staffAccountMessages } from '@panai/contract/staff/account-messages'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { mailCode } from './mailed-code.ts'
import { addressOf, makeKey } from './one-time-codes.ts'
import { sealedAs } from './prove-code.ts'

/**
 * Makes a key that waits for its first code and for a mailed one; one that waited before is forgotten. The people of the demo, whose
 * addresses are nobody's, are mailed none. @throws Refusal conflict when a factor is set up.
 */
export async function startSecondFactor(
  tx: Tx,
  keys: Keyring,
  { accountId, email, isDemo }: { accountId: number; email: string; isDemo: boolean },
): Promise<{ key: string; address: string; mailed_to: string | null }> {
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
  if (!isDemo) await mailCode(tx, keys, accountId)
  return { key, address: addressOf(key, email), mailed_to: isDemo ? null : email }
}
