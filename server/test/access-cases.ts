import { beforeSecondFactor, withoutSecondFactor } from '@panai/contract/accounts/before-second-factor'
import { endpoints } from '@panai/contract/endpoints'
import type { Access, AnyEndpoint } from '@panai/contract/http/endpoint'
import {
  type AccountRole,
  accountRoles,
  isStaffRole,
  needsSecondFactor,
  type Permission,
  roleMay,
  type StaffAccess,
  type StaffRole,
} from '@panai/contract/http/permissions'
import type { RefusalReason } from '@panai/contract/http/refusal-reply'
import {
  asDemo,
  expired,
  hasSecondFactor,
  type Situation,
  signedIn,
  strangers,
  withOldSecondFactor,
  withSecondFactor,
} from './access-situations.ts'

/** One who calls an endpoint, and whether they may. */
export type AccessCase = {
  who: string
  role: AccountRole
  situation: Situation
  expected: 'let in' | 'unauthenticated' | 'forbidden'
  /** Why they are refused, where they are told. */
  reason?: RefusalReason
  /** The author in the path; without it an author's own, and of staff any. */
  asksFor?: 'another author' | 'nobody'
}

const all: readonly AnyEndpoint[] = endpoints
export const open = all.filter(({ access }) => access === 'public')
export const closed = all.filter(({ access }) => access !== 'public')

/** Everybody who must not get an answer, and everybody who must. */
export function casesOf(endpoint: AnyEndpoint): AccessCase[] {
  const { access } = endpoint
  const isStaffs = isForStaff(access)
  const owner: AccountRole = isStaffs ? 'admin' : 'author'
  const demoMay = isStaffs ? !needsSecondFactor(access.staff) : false
  return [
    ...Object.entries(strangers).map(
      ([who, situation]): AccessCase => ({ who, role: owner, situation, expected: 'unauthenticated' }),
    ),
    { who: 'an author', role: 'author', situation: signedIn, expected: isStaffs ? 'forbidden' : 'let in' },
    {
      who: 'an expired token',
      role: owner,
      situation: expired,
      expected: access === 'session' ? 'let in' : 'unauthenticated',
    },
    ...authorsWhoAskForOthers(access),
    ...accountRoles
      .filter(isStaffRole)
      .flatMap((role) => [staffOf(role, mayStaff(access, role)), ...staffByPasswordAlone(role, endpoint)]),
    {
      who: 'the people of the demo by their password',
      role: 'admin',
      situation: asDemo,
      expected: demoMay || withoutSecondFactor.includes(endpoint) ? 'let in' : 'forbidden',
    },
  ]
}

/** Whether there is such an author or not. */
function authorsWhoAskForOthers(access: Access): AccessCase[] {
  if (typeof access === 'string' || !('author' in access) || access.author !== 'byId') return []
  return (['another author', 'nobody'] as const).map((asksFor) => ({
    who: `an author who asks for ${asksFor}`,
    role: 'author',
    situation: signedIn,
    expected: 'forbidden',
    asksFor,
  }))
}

function staffOf(role: StaffRole, may: boolean): AccessCase {
  const who = `staff of the role ${role}`
  return { who, role, situation: withSecondFactor, expected: may ? 'let in' : 'forbidden' }
}

/** In a session of which only the password is known. */
function staffByPasswordAlone(role: StaffRole, endpoint: AnyEndpoint): AccessCase[] {
  const situations = [
    ['who have no second factor', signedIn, 'second_factor_unset', withoutSecondFactor],
    ['who have not given their second factor', hasSecondFactor, 'second_factor_asked', beforeSecondFactor],
    ['who gave it too long ago', withOldSecondFactor, 'second_factor_asked', beforeSecondFactor],
  ] as const
  return situations.map(([which, situation, reason, answering]) => ({
    who: `staff of the role ${role} ${which}`,
    role,
    situation,
    ...(answering.includes(endpoint) ? { expected: 'let in' } : { expected: 'forbidden', reason }),
  }))
}

function isForStaff(access: Access): access is StaffAccess {
  return typeof access !== 'string' && 'staff' in access
}

/** What staff need to be let in; null: it asks for no permission. */
export function permissionFor(access: Access): Permission | null {
  if (typeof access === 'string') return null
  return 'staff' in access ? access.staff : access.orStaff
}

function mayStaff(access: Access, role: StaffRole): boolean {
  const permission = permissionFor(access)
  return permission === null ? access !== 'author' : roleMay(role, permission)
}
