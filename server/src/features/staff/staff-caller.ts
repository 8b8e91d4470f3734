import { staffMessages } from '@panai/contract/staff/messages'
import {
  isStaffRole,
  needsSecondFactor,
  type Permission,
  roleMay,
  type StaffRole,
} from '@panai/contract/staff/permissions'
import { Refusal } from '../../http/refusal.ts'
import type { Access } from '../../http/route.ts'
import { anyAccount, type Caller } from '../accounts/index.ts'

/** One of the company's people, who may do what they call for. */
export type StaffCaller = Caller & { role: StaffRole }

/** A session has given its second factor for so long. */
const SECOND_FACTOR_MS = 12 * 3_600_000

/** The access of an endpoint of the staff: whose role has the permission, and who has given a second factor where it needs one. */
export function whoMay(permission: Permission): Access<StaffCaller> {
  return async (c, db) => {
    const { role, ...caller } = await anyAccount(c, db)
    if (!isStaffRole(role)) throw new Refusal('forbidden', staffMessages.notStaff)
    if (!roleMay(role, permission)) throw new Refusal('forbidden', staffMessages.notAllowed)
    const factor = secondFactorOf(caller)
    if (needsSecondFactor(permission) && factor !== 'given') {
      const [message, reason] =
        factor === 'unset'
          ? ([staffMessages.secondFactorUnset, 'second_factor_unset'] as const)
          : ([staffMessages.secondFactorAsked, 'second_factor_asked'] as const)
      throw new Refusal('forbidden', message, { reason })
    }
    return { ...caller, role }
  }
}

/** Whether the account has a second factor, and whether this session has given it not too long ago. */
export function secondFactorOf({
  hasSecondFactor,
  secondFactorAt,
}: Pick<Caller, 'hasSecondFactor' | 'secondFactorAt'>): 'unset' | 'asked' | 'given' {
  if (!hasSecondFactor) return 'unset'
  const isFresh = secondFactorAt !== null && Date.now() - secondFactorAt.getTime() < SECOND_FACTOR_MS
  return isFresh ? 'given' : 'asked'
}
