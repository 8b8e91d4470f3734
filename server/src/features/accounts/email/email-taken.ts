import { accountMessages } from '@panai/contract/account-messages'
import { brokenKey } from '../../../db/broken-key.ts'
import { Refusal } from '../../../http/refusal.ts'

export function emailTaken(): Refusal {
  return new Refusal('conflict', accountMessages.emailTakenToast, {
    errors: { email: [accountMessages.emailTaken] },
  })
}

/** The database has the last word on who has an address. */
export function orEmailTaken(error: unknown): never {
  throw brokenKey(error) === 'accounts_email' ? emailTaken() : error
}
