import { createHash, randomBytes } from 'node:crypto'
import { secondFactorRules } from '@panai/contract/accounts/staff/second-factor'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/transaction.ts'

/** Letters and digits that nobody takes for one another. */
export const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Some 78 bits each: nobody finds one by its hash. */
const LENGTH = 16
const FAIR = 256 - (256 % ALPHABET.length)

/** Makes other recovery codes for the account; the earlier ones no longer work. @returns them, this once. */
export async function makeRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: secondFactorRules.recoveryCodes }, makeCode)
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code) })))
    .execute()
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Uses a code up. @returns false when it is none of the account's, or was used. */
export async function takeRecoveryCode(tx: Tx, accountId: number, code: string): Promise<boolean> {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

function makeCode(): string {
  let code = ''
  while (code.length < LENGTH)
    for (const byte of randomBytes(LENGTH))
      if (byte < FAIR && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length]
  return code
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
