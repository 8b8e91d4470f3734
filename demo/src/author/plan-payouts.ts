import { paise } from '@panai/contract/money/money'
import type { NewPayout, NewSale } from '@panai/server/features/royalties/index'
import { DEMO_SOURCE } from './plan-sales.ts'

export type PlannedPayout = {
  payout: NewPayout
  /** null: it is still on its way. */
  outcome:
    | { status: 'completed'; transactionId: string }
    | { status: 'failed'; failedOn: string; reason: string }
    | null
}

/** Less is left for the next month. */
const LEAST = paise(500_00)
const PAY_DAY = '05'
const FAILS = '2026-04'

/** A payout on the fifth of each month of what was earned before it: one fails and is made again, the last is on its way. */
export function planPayouts(
  authorId: number,
  sales: readonly NewSale[],
  months: readonly string[],
): PlannedPayout[] {
  let paid = 0
  return months.flatMap((month, index): PlannedPayout[] => {
    const earned = sales
      .filter(({ soldOn }) => soldOn < `${month}-01`)
      .reduce((sum, { royalty }) => sum + royalty, 0)
    const amount = paise(earned - paid)
    if (amount < LEAST) return []
    paid = earned
    const made: NewPayout = {
      authorId,
      paidOn: `${month}-${PAY_DAY}`,
      amount,
      withheld: paise(0),
      method: index % 4 === 2 ? 'UPI' : 'Bank transfer',
      reference: `${DEMO_SOURCE} ${month}`,
    }
    const completed = {
      status: 'completed',
      transactionId: `DEMO-${month.replace('-', '')}-${1001 + index}`,
    } as const
    if (index === months.length - 1) return [{ payout: made, outcome: null }]
    if (month !== FAILS) return [{ payout: made, outcome: completed }]
    const again = { ...made, paidOn: `${month}-12`, reference: `${made.reference} again` }
    const failed = {
      status: 'failed',
      failedOn: `${month}-08`,
      reason: 'Demo: the bank returned it',
    } as const
    return [
      { payout: made, outcome: failed },
      { payout: again, outcome: completed },
    ]
  })
}
