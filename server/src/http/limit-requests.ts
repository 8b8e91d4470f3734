import { messages } from '@panai/contract/http/messages'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config/config.ts'
import { addressBlock } from './address-block.ts'
import { limitNetworks } from './limit-networks.ts'
import type { ServerContext } from './server-context.ts'

const paths = /^\/(?!healthz$|readyz$)/

/** So many requests a minute from one network reach the application; what memory answers is not counted. */
export function limitRequests(config: Pick<Config, 'requestsPerMinute'>): MiddlewareHandler<ServerContext> {
  const limit = limitNetworks('requests', { points: config.requestsPerMinute, seconds: 60 })
  return async (c, next) => {
    const visitor = c.get('visitor')
    if (visitor !== null && paths.test(c.req.path)) await limit.take(addressBlock(visitor), messages.tooMany)
    await next()
  }
}
