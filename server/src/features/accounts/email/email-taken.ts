import { accountMessages } from '@panai/contract/accounts/account-messages'
import { brokenKey } from '../../../db/broken-key.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { spellingsOf, withEmail } from './find-by-email.ts'

export function emailTaken(): Refusal {
  return new Refusal('conflict', accountMessages.emailTakenToast, {
    errors: { email: [accountMessages.emailTaken] },
  })
}

/** @throws Refusal conflict when another account has the address, in whatever spelling. */
export async function refuseTaken(db: Database | Tx, email: string, ownId: number | null): Promise<void> {
  const others = withEmail(db, await spellingsOf(db, email)).where('id', 'is distinct from', ownId)
  if (await others.select('id').executeTakeFirst()) throw emailTaken()
}

/** The database has the last word on who has an address. */
export function orEmailTaken(error: unknown): never {
  throw brokenKey(error) === 'accounts_email' ? emailTaken() : error
}
