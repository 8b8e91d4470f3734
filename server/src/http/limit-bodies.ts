import { messages } from '@panai/contract/messages'
import type { MiddlewareHandler } from 'hono'
import { Refusal } from './refusal.ts'
import type { ServerContext } from './server-context.ts'

/** Refuses a body above `most` bytes before any of it is read, and one that does not say how long it is. */
export function limitBodies(most: number): MiddlewareHandler<ServerContext> {
  return async (c, next) => {
    const length = c.req.header('transfer-encoding') ? Infinity : Number(c.req.header('content-length') ?? 0)
    if (length > most) throw new Refusal('too_large', messages.tooLarge)
    await next()
  }
}
