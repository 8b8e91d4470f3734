import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { consumeLimit } from '../../../../http/consume-limit.ts'
import type { RateLimitStore } from '../../../../http/rate-limit-store.ts'

/** Wrong codes for one account from one network: only who has its password gets so far. */
const SOON = { points: 10, seconds: 15 * 60 }
const IN_A_DAY = { points: 30, seconds: 24 * 3_600 }
/** Wrong codes of the app for one account from all networks that never gave a right one: some 2 in 10,000 days of guessing find one. */
const OF_STRANGERS = { points: 60, seconds: 24 * 3_600 }

/** Mails with a code for one account from one network, so that nobody's mailbox is flooded. */
const MAILS = { points: 5, seconds: 3_600 }

/** A try to show that one has the second factor. */
export type CodeAttempt = {
  accountId: number
  /** null: from our own pages. */
  network: string | null
  /** The factor was given from this network before: strangers elsewhere can't close the door to it. */
  isKnownNetwork: boolean
  by: 'app' | 'recovery code' | 'passkey'
}

export type CodeLimits = {
  /** Counts a try before it is known to be wrong. @throws Refusal too_many */
  begin(attempt: CodeAttempt): Promise<void>
  /** It was right: it does not count. */
  succeed(attempt: CodeAttempt): Promise<void>
  /** Counts a code that is mailed. @throws Refusal too_many */
  beginMail(accountId: number, network: string | null): Promise<void>
}

/** Recovery codes and passkeys, of which no guess finds one, are counted apart: who is kept from the app's codes has a way in. */
export function limitCodes(counting: RateLimitStore): CodeLimits {
  const soon = counting('second-factor', SOON)
  const inADay = counting('second-factor-day', IN_A_DAY)
  const ofStrangers = counting('second-factor-strangers', OF_STRANGERS)
  const mails = counting('second-factor-mail', MAILS)
  const ofRecovery = counting('recovery-code', SOON)
  const ofPasskeys = counting('passkey', SOON)

  function countersFor({ accountId, network, isKnownNetwork, by }: CodeAttempt) {
    const pair = `${accountId} ${network ?? 'here'}`
    if (by === 'recovery code') return [{ limiter: ofRecovery, key: pair }]
    if (by === 'passkey') return [{ limiter: ofPasskeys, key: pair }]
    return [
      { limiter: soon, key: pair },
      { limiter: inADay, key: pair },
      ...(isKnownNetwork ? [] : [{ limiter: ofStrangers, key: String(accountId) }]),
    ]
  }

  return {
    async beginMail(accountId, network) {
      await consumeLimit(mails, `${accountId} ${network ?? 'here'}`, staffAccountMessages.tooManyMailedCodes)
    },
    async begin(attempt) {
      for (const { limiter, key } of countersFor(attempt))
        await consumeLimit(limiter, key, staffAccountMessages.tooManyCodes)
    },
    async succeed(attempt) {
      for (const { limiter, key } of countersFor(attempt)) await limiter.reward(key)
    },
  }
}
