import { createHash, timingSafeEqual } from 'node:crypto'
import { staffAccountMessages } from '@panai/contract/staff/account-messages'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { makeToken, tokenFor } from '../mailed-token.ts'
import { secondFactorCode } from '../mails/second-factor-code.ts'
import { ALPHABET } from './recovery-codes.ts'

/** Some 39 bits, of which an hour leaves a few guesses. */
const LENGTH = 8

/**
 * Mails a code to the account's address; one that was mailed before works no more. Who has stolen a password and sets a second factor up
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

export function waitingMailOf(db: Database | Tx, accountId: number) {
  return db
    .selectFrom('second_factor_mails')
    .select(['nonce', 'token_hash', 'expires_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** The code that stands in the mail of a token, without the dash. */
export function codeOf(token: string): string {
  const bytes = createHash('sha256').update(token).digest().subarray(0, LENGTH)
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

function isSameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
