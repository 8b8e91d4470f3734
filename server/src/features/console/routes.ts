import { getStaffMember } from '@panai/contract/accounts/staff/me'
import { permissionsOf } from '@panai/contract/http/permissions'
import { lacksSecondFactor, secondFactorOf } from '../../access/ask-second-factor.ts'
import { staffRoute } from '../../access/staff-route.ts'
import { ok } from '../../http/answers.ts'
import { listFactorKinds } from '../accounts/index.ts'
import { type WaitingCounter, waitingRoute } from './waiting-route.ts'

export const staffRoutes = (waiting: readonly WaitingCounter[]) => [
  waitingRoute(waiting),
  staffRoute(getStaffMember, async ({ db, caller }) => {
    const { name, email } = await db
      .selectFrom('accounts')
      .select(['name', 'email'])
      .where('id', '=', caller.accountId)
      .executeTakeFirstOrThrow()
    return ok({
      account_id: caller.accountId,
      name,
      email: email ?? '',
      role: caller.role,
      permissions: permissionsOf(caller.role),
      second_factor: secondFactorOf(caller),
      second_factors: await listFactorKinds(db, caller.accountId),
      lacks_second_factor: lacksSecondFactor(caller),
    })
  }),
]
