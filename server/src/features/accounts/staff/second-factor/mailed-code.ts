import { timingSafeEqual } from 'node:crypto'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/transaction.ts'
import { Refusal } from '../../../../http/refusal.ts'
import type { Keyring } from '../../../../keys/keyring.ts'
import { queueMail } from '../../../../mail/queue-mail.ts'
import { makeToken, tokenFor } from '../../mailed-token.ts'
import { secondFactorCode } from '../../mails/second-factor-code.ts'
import { codeOf, waitingMailOf } from './waiting-mail.ts'

/**
 * Mails a code to the account's address; one that was mailed before no longer works. Who has stolen a password and sets a second factor up
 * first does not have it.
 */
export async function mailCode(tx: Tx, keys: Keyring, accountId: number): Promise<void> {
  const made = { ...makeToken(keys, 'second-factor'), expires_at: sql<Date>`now() + interval '1 hour'` }
  await tx
    .insertInto('second_factor_mails')
    .values({ account_id: accountId, ...made })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(made))
    .execute()
  await queueMail(tx, secondFactorCode, { accountId, nonce: made.nonce })
}

/** Uses the mailed code up. @throws Refusal invalid, under the name of the field. */
export async function proveMailedCode(
  tx: Tx,
  keys: Keyring,
  { accountId, mailedCode }: { accountId: number; mailedCode: string | null },
): Promise<void> {
  const kept = await waitingMailOf(tx, accountId)
  const right = kept && kept.expires_at > new Date() ? codeOf(tokenFor(keys, 'second-factor', kept)) : null
  if (right === null || mailedCode === null || !isSameText(right, mailedCode)) {
    const message = mailedCode ? staffAccountMessages.wrongMailedCode : staffAccountMessages.mailedCodeMissing
    throw new Refusal('invalid', message, { errors: { mailed_code: [message] } })
  }
  await tx.deleteFrom('second_factor_mails').where('account_id', '=', accountId).execute()
}

function isSameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
