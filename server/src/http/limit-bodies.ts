import { type Endpoint, longestBody } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import type { MiddlewareHandler } from 'hono'
import { Refusal } from './refusal.ts'
import type { ServerContext } from './server-context.ts'

type Sent = Pick<Endpoint, 'method' | 'path' | 'aliases' | 'body'>

/**
 * Refuses a body above `most` bytes before any of it is read, and one that does not say how long it is. A body of which
 * more is expected may be as long as its declaration allows.
 */
export function limitBodies(most: number, endpoints: readonly Sent[] = []): MiddlewareHandler<ServerContext> {
  const longer = endpoints.flatMap(({ method, path, aliases = [], body }) =>
    body && longestBody(body) > most
      ? [path, ...aliases].map((address) => ({
          method,
          pattern: patternOf(address),
          most: longestBody(body),
        }))
      : [],
  )
  return async (c, next) => {
    const length = c.req.header('transfer-encoding') ? Infinity : Number(c.req.header('content-length') ?? 0)
    if (length > most) {
      const form = longer.find(({ method, pattern }) => method === c.req.method && pattern.test(c.req.path))
      if (!form || length > form.most) throw new Refusal('too_large', messages.tooLarge)
    }
    await next()
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}
