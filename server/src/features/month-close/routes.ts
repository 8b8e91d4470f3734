import { getMonthClose } from '@panai/contract/accounting/staff/month-close'
import { monthsLater } from '@panai/contract/money/months-later'
import { payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import { staffRoute } from '../../access/staff-route.ts'
import { todayInIndia } from '../../db/today.ts'
import { ok } from '../../http/answers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import type { WaitingCounter } from '../console/index.ts'
import { findClose } from './find-close.ts'
import { isOverOn } from './find-steps.ts'

export const monthCloseRoutes = (counters: readonly WaitingCounter[]): Route[] => [
  staffRoute(getMonthClose, async ({ db, caller, input }) => {
    const today = await todayInIndia(db)
    const thisMonth = today.slice(0, 7)
    const month = input.month ?? monthsLater(thisMonth, -1)
    if (month > thisMonth)
      throw new Refusal('invalid', payoutMessages.monthToCome, {
        errors: { month: [payoutMessages.monthToCome] },
      })
    return ok(await findClose({ db, month, isOver: isOverOn(month, today), today, counters }, caller.role))
  }),
]
