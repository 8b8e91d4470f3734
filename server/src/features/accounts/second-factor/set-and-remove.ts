import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

const now = sql<Date>`now()`

/** A factor whose first code was right counts from now on, and this session has given it. @returns the recovery codes. */
export async function setSecondFactor(
  tx: Tx,
  { accountId, sessionId }: { accountId: number; sessionId: string },
): Promise<string[]> {
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .execute()
  await tx.updateTable('accounts').set({ second_factor_since: now }).where('id', '=', accountId).execute()
  await noteGiven(tx, sessionId)
  return makeRecoveryCodes(tx, accountId)
}

/** The session may do what needs a second factor, for some hours. */
export async function noteGiven(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute()
}

/** Takes the factor and its recovery codes off the account. No session has given it any more. */
export async function removeSecondFactorOf(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('second_factors').where('account_id', '=', accountId).execute()
  await tx.updateTable('accounts').set({ second_factor_since: null }).where('id', '=', accountId).execute()
  await tx
    .updateTable('sessions')
    .set({ second_factor_at: null })
    .where('account_id', '=', accountId)
    .where('second_factor_at', 'is not', null)
    .execute()
}
