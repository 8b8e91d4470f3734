import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { makeToken } from '../mailed-token.ts'

type Change = {
  accountId: number
  email: string
  /** The same one: it is only to be confirmed. */
  previousEmail: string
  validForDays: number
}

/** Makes the link with which an address is confirmed; an older one of the account ends. @returns its number. */
export async function startEmailChange(
  tx: Tx,
  keys: Keyring,
  { accountId, email, previousEmail, validForDays }: Change,
): Promise<number> {
  await tx
    .updateTable('email_changes')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  const { id } = await tx
    .insertInto('email_changes')
    .values({
      ...makeToken(keys, 'email'),
      account_id: accountId,
      email,
      previous_email: previousEmail,
      expires_at: sql<Date>`now() + ${validForDays} * interval '1 day'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
