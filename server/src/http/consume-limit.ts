import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

/** Counts one more under the key. @throws Refusal too_many, with this message, when that is more than the limiter allows. */
export async function consumeLimit(
  limiter: RateLimiterAbstract,
  key: string,
  message: string,
): Promise<void> {
  const refused: unknown = await limiter.consume(key).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (refused === null) return
  if (!(refused instanceof RateLimiterRes)) throw refused
  throw new Refusal('too_many', message, { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
}
