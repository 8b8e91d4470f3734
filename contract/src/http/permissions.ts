import { keysOf } from './keys-of.ts'
/** What an account may do. An author's may do an author's things; the others are the company's own people. */
export const accountRoles = ['author', 'editor', 'accounts', 'admin'] as const
export type AccountRole = (typeof accountRoles)[number]

export type StaffRole = Exclude<AccountRole, 'author'>

type Grant = {
  /** The roles that may, beside admin, which may everything. */
  roles: readonly Exclude<StaffRole, 'admin'>[]
  /** It takes a second factor also from the people of the demo, from whom nothing else does. */
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
  'operations.read': { roles: [] },
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

export const permissionNames = keysOf(permissions)

/** The access of an endpoint of the staff. */
export type StaffAccess = { staff: Permission }

export function staffMay(permission: Permission): StaffAccess {
  return { staff: permission }
}

/** The access of what an author has, where the company's people with the permission come too. */
export type SharedAccess = {
  /** `byId`: of the author whose id the path names as `{id}`. `theirs`: of the author who calls, as the call finds it. */
  author: 'byId' | 'theirs'
  orStaff: Permission
}

export function ownOr(permission: Permission): SharedAccess {
  return { author: 'byId', orStaff: permission }
}

export function authorOr(permission: Permission): SharedAccess {
  return { author: 'theirs', orStaff: permission }
}
