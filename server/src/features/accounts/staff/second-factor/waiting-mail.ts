import { createHash } from 'node:crypto'
import type { Database } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { ALPHABET } from './recovery-codes.ts'

/** Some 39 bits, of which an hour leaves a few guesses. */
const LENGTH = 8

/** The token of the code that was mailed last, used up or not there: undefined. */
export function waitingMailOf(db: Database | Tx, accountId: number) {
  return db
    .selectFrom('second_factor_mails')
    .select(['nonce', 'token_hash', 'expires_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** The code that is in the mail of a token, without the dash. */
export function codeOf(token: string): string {
  const bytes = createHash('sha256').update(token).digest().subarray(0, LENGTH)
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
