import { messages } from '@panai/contract/messages'
import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { Refusal } from './refusal.ts'
import type { ServerContext } from './server-context.ts'

const paths = /^\/(?!healthz$|readyz$)/

/** So many requests a minute from one address reach the application; what memory answers is not counted. */
export function limitRequests(config: Config): MiddlewareHandler<ServerContext> {
  const limiter = new RateLimiterMemory({ points: config.requestsPerMinute, duration: 60 })
  return async (c, next) => {
    const visitor = c.get('visitor')
    if (visitor !== null && paths.test(c.req.path)) {
      const result = await limiter.consume(visitor).catch((refused) => refused)
      if (!(result instanceof RateLimiterRes)) throw result
      if (result.remainingPoints <= 0 && result.consumedPoints > config.requestsPerMinute)
        throw new Refusal('too_many', messages.tooMany, { retryAfter: Math.ceil(result.msBeforeNext / 1000) })
    }
    await next()
  }
}
