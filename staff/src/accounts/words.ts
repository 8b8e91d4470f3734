import { type AccountStatus, accountStatuses, staffRoles } from '@panai/contract/accounts/staff/accounts'
import type { AccountRole } from '@panai/contract/http/permissions'

const roles: Record<AccountRole, string> = {
  author: 'Author',
  editor: 'Editor',
  accounts: 'Accounts',
  admin: 'Admin',
}
const statuses: Record<AccountStatus, string> = {
  active: 'In use',
  invited: 'Invited',
  disabled: 'Disabled',
  closed: 'Closed',
}

export const staffRoleChoices = staffRoles.map((id) => ({ id, name: roles[id] }))
export const roleChoices = [
  { id: 'staff', name: 'The company’s people' },
  { id: 'author', name: roles.author },
  ...staffRoleChoices,
]
export const statusChoices = accountStatuses.map((id) => ({ id, name: statuses[id] }))
export const sayRole = (role: AccountRole) => roles[role]
export const sayStatus = (status: AccountStatus) => statuses[status]
