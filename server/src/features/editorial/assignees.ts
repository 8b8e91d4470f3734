import { accountRoles, isStaffRole, roleMay } from '@panai/contract/http/permissions'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

const roles = accountRoles.filter((role) => isStaffRole(role) && roleMay(role, 'submissions.move'))

/** Who can look after a submission. */
export function assignees(db: Database | Tx) {
  return db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('role', 'in', roles)
    .where('disabled_at', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
}
