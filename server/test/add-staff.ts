import type { AccountRole } from '@panai/contract/http/permissions'
import type { Database } from '../src/db/database.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { createKeyring } from '../src/keys/keyring.ts'
import { findSecrets } from '../src/keys/secret-keys.ts'
import { anAccount } from './accounts.ts'
import { addSecondFactor } from './add-second-factor.ts'

type Staff = {
  role: AccountRole
  name: string
  email: string
  /** With a password only, the second factor is still to be set up. */
  kind: 'whole' | 'password'
}

/** Makes one of the company's people; the way in by a link is a journey of its own. @returns the recovery codes of the second factor */
export async function addStaff(
  db: Database,
  dataDir: string,
  { role, name, email, kind }: Staff,
): Promise<string[]> {
  const { id } = await anAccount(db, { role, name, email })
  if (kind === 'password') return []
  const keys = createKeyring(await findSecrets({ secretKeys: null, databaseAddress: null, dataDir }))
  return inTransaction(db, (tx) => addSecondFactor(tx, keys, id))
}
