import { messages } from '@panai/contract/http/messages'
import { addressBlock } from './address-block.ts'
import { limitNetworks } from './limit-networks.ts'
import type { Access } from './route.ts'

type Limits = { perMinute: number; perHour: number }

/** Lets so many calls through from one visitor's network, good or bad; each node counts for itself. */
export function limitCalls({ perMinute, perHour }: Limits): Access {
  const limiters = [
    limitNetworks('minute', { points: perMinute, seconds: 60 }),
    limitNetworks('hour', { points: perHour, seconds: 3_600 }),
  ]
  return async (c) => {
    const visitor = c.get('visitor')
    if (visitor === null) return null
    for (const limiter of limiters) await limiter.take(addressBlock(visitor), messages.tooMany)
    return null
  }
}
