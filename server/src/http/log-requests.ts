import type { MiddlewareHandler } from 'hono'
import { withoutSecrets } from './secret-paths.ts'
import type { ServerContext } from './server-context.ts'

/** One line for each request that reaches the application, without its query: what people search for is theirs. */
export const logRequests: MiddlewareHandler<ServerContext> = async (c, next) => {
  const start = performance.now()
  await next()
  const requestId = c.get('requestId')
  const line = {
    requestId,
    method: c.req.method,
    path: withoutSecrets(c.req.path),
    status: c.res.status,
    ms: Math.round((performance.now() - start) * 10) / 10,
  }
  if (c.env.incoming) c.get('log').info(line, 'request')
  else c.get('log').debug(line, 'request of our own page')
}
