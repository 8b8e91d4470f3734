import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import type { Tx } from '../../../../db/transaction.ts'
import { Refusal } from '../../../../http/refusal.ts'
import type { Keyring } from '../../../../keys/keyring.ts'
import { lockFactors } from './lock-factors.ts'
import { stepOf } from './one-time-codes.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

type Wanted = 'set' | 'waiting'

/**
 * Proves that the caller has the account's second factor: by a code of the app, each of which is good once, or by a recovery code. An
 * app that waits for its first code takes only that. @throws Refusal invalid, under the name of the field; conflict without a factor.
 */
export async function proveCode(
  tx: Tx,
  keys: Keyring,
  { accountId, code, factor: wanted }: { accountId: number; code: string; factor: Wanted },
): Promise<void> {
  const since = await lockFactors(tx, accountId) // of two who give the same code at once, one comes too late
  const app = await tx
    .selectFrom('second_factors')
    .select(['sealed_key', 'last_step'])
    .where('account_id', '=', accountId)
    .where('confirmed_at', wanted === 'waiting' ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (wanted === 'waiting' ? !app : since === null) throw new Refusal('conflict', noSuchFactor[wanted])
  const opened = app ? keys.unseal(app.sealed_key, sealedAs(accountId)) : null
  const step = opened && stepOf(opened.text, code)
  if (app && opened && step !== null) {
    if (step <= app.last_step) throw wrong(staffAccountMessages.codeUsed)
    await tx
      .updateTable('second_factors')
      .set({
        last_step: step,
        ...(opened.isOld && { sealed_key: keys.seal(opened.text, sealedAs(accountId)) }),
      })
      .where('account_id', '=', accountId)
      .execute()
    return
  }
  if (wanted === 'set' && (await takeRecoveryCode(tx, accountId, code))) return
  throw wrong(staffAccountMessages.wrongCode)
}

const noSuchFactor: Record<Wanted, string> = {
  set: staffAccountMessages.secondFactorNotSet,
  waiting: staffAccountMessages.secondFactorNotStarted,
}

/** A sealed key that is put into another account's row opens nothing. */
export function sealedAs(accountId: number): string {
  return `second factor of ${accountId}`
}

function wrong(message: string): Refusal {
  return new Refusal('invalid', message, { errors: { code: [message] } })
}
