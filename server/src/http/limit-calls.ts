import { messages } from '@panai/contract/messages'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressBlock } from './address-block.ts'
import type { Access } from './route.ts'
import { takePoint } from './take-point.ts'

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
    for (const limiter of limiters) await takePoint(limiter, addressBlock(visitor), messages.tooMany)
    return null
  }
}
