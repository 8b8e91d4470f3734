import { isStaffRole, roleMay } from '@panai/contract/http/permissions'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

/** The company's people who may answer letters and can log in, by name. */
export async function listLetterWriters(db: Database | Tx): Promise<{ id: number; name: string }[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'role'])
    .where('role', '<>', 'author')
    .where('disabled_at', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('name')
    .execute()
  return accounts.flatMap(({ id, name, ...account }) => {
    const role = account.role
    return isStaffRole(role) && roleMay(role, 'letters.answer') ? [{ id, name }] : []
  })
}
