import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import type { Caller } from '../../../../access/caller.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { Refusal } from '../../../../http/refusal.ts'
import type { Keyring } from '../../../../keys/keyring.ts'
import { lockFactors } from './lock-factors.ts'
import { mailCode, proveMailedCode } from './mailed-code.ts'

/** Whether a factor that is added takes a mailed code: the first one does, unless the address is nobody's, as in the demo. */
export function takesMailedCode({ hasSecondFactor, isDemo }: Caller): boolean {
  return !hasSecondFactor && !isDemo
}

/** Mails the code that a first factor takes. @returns where to; null: none is needed. */
export async function mailForAddition(
  tx: Tx,
  keys: Keyring,
  caller: Caller,
  email: string,
): Promise<string | null> {
  if (!takesMailedCode(caller)) return null
  await mailCode(tx, keys, caller.accountId)
  return email
}

/**
 * Proves that the caller may add a factor: the first one by the mailed code; for a further one the session has given one before it was let
 * in. @throws Refusal invalid, under the name of the field; conflict when the first one came or went in between.
 */
export async function proveAddition(
  tx: Tx,
  keys: Keyring,
  caller: Caller,
  mailedCode: string | undefined,
): Promise<void> {
  const { accountId, hasSecondFactor } = caller
  const since = await lockFactors(tx, accountId)
  if ((since !== null) !== hasSecondFactor) throw new Refusal('conflict', staffAccountMessages.factorsChanged)
  if (takesMailedCode(caller)) await proveMailedCode(tx, keys, { accountId, mailedCode: mailedCode ?? null })
}
