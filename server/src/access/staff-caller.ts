import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { isStaffRole, type Permission, roleMay, type StaffRole } from '@panai/contract/http/permissions'
import { Refusal } from '../http/refusal.ts'
import type { Access } from '../http/route.ts'
import { anyAccount } from './access.ts'
import type { Caller } from './caller.ts'

/** One of the company's people, who may do what they call for. */
export type StaffCaller = Caller & { role: StaffRole }

/** The access of an endpoint of the staff: whose role has the permission. */
export function whoMay(permission: Permission): Access<StaffCaller> {
  return async (c, db, endpoint) => {
    const { role, ...caller } = await anyAccount(c, db, endpoint)
    if (!isStaffRole(role)) throw new Refusal('forbidden', staffMessages.notStaff)
    if (!roleMay(role, permission)) throw new Refusal('forbidden', staffMessages.notAllowed)
    return { ...caller, role }
  }
}
