import type { AccountRole } from '../accounts.ts'

export type StaffRole = Exclude<AccountRole, 'author'>

type Grant = {
  /** Who may, beside an admin, who may everything. */
  roles: readonly Exclude<StaffRole, 'admin'>[]
  /** A password alone does not open it. */
  needsSecondFactor?: true
}

/** What the company's people may do: the closed list. An endpoint of theirs names one of it. */
export const permissions = {
  'console.open': { roles: ['editor', 'accounts'] },
  'submissions.read': { roles: ['editor'] },
  'submissions.move': { roles: ['editor'] },
  'books.publish': { roles: ['editor'] },
  'catalogue.read': { roles: ['editor', 'accounts'] },
  'catalogue.edit': { roles: ['editor'] },
  'content.read': { roles: ['editor'] },
  'content.edit': { roles: ['editor'] },
  'rates.read': { roles: ['editor', 'accounts'] },
  'rates.edit': { roles: [] },
  'letters.read': { roles: ['editor', 'accounts'] },
  'letters.answer': { roles: ['editor', 'accounts'] },
  'mails.read': { roles: ['editor', 'accounts'] },
  'mails.retry': { roles: [] },
  'jobs.read': { roles: [] },
  'jobs.retry': { roles: [] },
  'accounts.read': { roles: [] },
  'accounts.manage': { roles: [], needsSecondFactor: true },
  'audit.read': { roles: [] },
  'feed.read': { roles: ['editor', 'accounts'] },
  'money.read': { roles: ['accounts'] },
  'money.move': { roles: ['accounts'], needsSecondFactor: true },
  'terms.edit': { roles: ['accounts'], needsSecondFactor: true },
} as const satisfies Record<string, Grant>

export type Permission = keyof typeof permissions

const grants: Record<Permission, Grant> = permissions

export function isStaffRole(role: AccountRole): role is StaffRole {
  return role !== 'author'
}

/** Whether the role may, be a second factor given or not. */
export function roleMay(role: StaffRole, permission: Permission): boolean {
  return role === 'admin' || grants[permission].roles.some((granted) => granted === role)
}

export function needsSecondFactor(permission: Permission): boolean {
  return grants[permission].needsSecondFactor === true
}

/** All that a role may. */
export function permissionsOf(role: StaffRole): Permission[] {
  return permissionNames.filter((permission) => roleMay(role, permission))
}

export const permissionNames = Object.keys(permissions) as [Permission, ...Permission[]] // the keys of the list itself

/** The access of an endpoint of the staff. */
export type StaffAccess = { staff: Permission }

export function staffMay(permission: Permission): StaffAccess {
  return { staff: permission }
}
