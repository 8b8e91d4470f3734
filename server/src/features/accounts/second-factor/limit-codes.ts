import { staffAccountMessages } from '@panai/contract/staff/account-messages'
import type { Counting } from '../../../http/counting.ts'
import { takePoint } from '../../../http/take-point.ts'

/** Wrong codes of one account: only who has its password gets so far. */
const SOON = { points: 10, seconds: 15 * 60 }
/** With three codes of a million right at a time, a day of guessing finds one in ten thousand. */
const IN_A_DAY = { points: 30, seconds: 24 * 3_600 }

export type CodeLimits = {
  /** Counts a try before it is known to be wrong. @throws Refusal too_many */
  begin(accountId: number): Promise<void>
  /** It was right: it does not count. */
  succeed(accountId: number): Promise<void>
}

export function limitCodes(counting: Counting): CodeLimits {
  const limiters = [counting('second-factor', SOON), counting('second-factor-day', IN_A_DAY)]
  return {
    async begin(accountId) {
      for (const limiter of limiters)
        await takePoint(limiter, String(accountId), staffAccountMessages.tooManyCodes)
    },
    async succeed(accountId) {
      for (const limiter of limiters) await limiter.reward(String(accountId))
    },
  }
}
