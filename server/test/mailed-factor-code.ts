import type { Database } from '../src/db/database.ts'
import { tokenFor } from '../src/features/accounts/mailed-token.ts'
import { codeOf, waitingMailOf } from '../src/features/accounts/staff/second-factor/waiting-mail.ts'
import { createKeyring } from '../src/keys/keyring.ts'
import { SECRET_KEY } from './an-application.ts'

/** What is in the mail that an account was sent last for setting up its second factor. */
export async function mailedFactorCode(db: Database, { id }: { id: number }): Promise<string> {
  const kept = await waitingMailOf(db, id)
  if (!kept) throw new Error('no code was mailed')
  return codeOf(tokenFor(createKeyring([SECRET_KEY]), 'second-factor', kept))
}
