import { messages } from '@panai/contract/messages'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressBlock } from './address-block.ts'
import { Refusal } from './refusal.ts'
import type { Access } from './route.ts'

type Limits = { perMinute: number; perHour: number }

/** Lets so many calls through from one visitor's network, good or bad; each node counts for itself. */
export function limitCalls({ perMinute, perHour }: Limits): Access {
  const limiters = [
    new RateLimiterMemory({ points: perMinute, duration: 60 }),
    new RateLimiterMemory({ points: perHour, duration: 3_600 }),
  ]
  return async (c) => {
    const visitor = c.get('visitor')
    if (visitor === null) return null
    for (const limiter of limiters) {
      const refused = await limiter.consume(addressBlock(visitor)).then(
        () => null,
        (reason: unknown) => reason,
      )
      if (refused === null) continue
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new Refusal('too_many', messages.tooMany, { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
    }
    return null
  }
}
