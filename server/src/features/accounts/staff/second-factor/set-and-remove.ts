import { sql } from 'kysely'
import type { Caller } from '../../../../access/caller.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

const now = sql<Date>`now()`

/** The app whose first code was right counts from now on. @returns as `countFactor`. */
export async function setApp(tx: Tx, caller: Caller): Promise<string[]> {
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('account_id', '=', caller.accountId)
    .execute()
  return countFactor(tx, caller)
}

/** What follows when a factor was added: with the first one the account has one, and this session has given it. @returns the recovery codes of the first one. */
export async function countFactor(
  tx: Tx,
  { accountId, sessionId, hasSecondFactor }: Caller,
): Promise<string[]> {
  if (hasSecondFactor) return []
  await tx.updateTable('accounts').set({ second_factor_since: now }).where('id', '=', accountId).execute()
  await noteGiven(tx, sessionId)
  return makeRecoveryCodes(tx, accountId)
}

/** The session may do what needs a second factor, for some hours. */
export async function noteGiven(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute()
}

/** Takes all factors and the recovery codes off the account. No session has given one any more. */
export async function removeSecondFactorOf(tx: Tx, accountId: number): Promise<void> {
  // First the account: what goes with it is one event.
  await tx.updateTable('accounts').set({ second_factor_since: null }).where('id', '=', accountId).execute()
  for (const table of ['second_factors', 'passkeys', 'recovery_codes', 'second_factor_mails'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  await askAgain(tx, accountId, null)
}

/** Sessions of the account are asked for the factor once more, all but one. */
export async function askAgain(tx: Tx, accountId: number, butSessionId: string | null): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ second_factor_at: null })
    .where('account_id', '=', accountId)
    .where('second_factor_at', 'is not', null)
    .$if(butSessionId !== null, (query) => query.where('id', '!=', butSessionId))
    .execute()
}
