import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Accounts with this address, at most one. The caller selects the columns. */
export function withEmail(db: Database | Tx, email: string) {
  return db.selectFrom('accounts').where(sql<boolean>`lower(email) = lower(${email})`)
}
