import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ServerContext } from './server-context.ts'

export type CountedRequest = { method: string; route: string; status: number; seconds: number }

/** Tells of each request from outside that the application has answered, by its route: addresses are without number, routes are not. */
export function countRequests(count: (request: CountedRequest) => void): MiddlewareHandler<ServerContext> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    if (!c.env.incoming) return
    const found = matchedRoutes(c).find(({ path }) => !path.includes('*'))
    const route = found ? asDeclared(found.path) : area(c.req.path)
    const seconds = (performance.now() - start) / 1_000
    count({ method: c.req.method, route, status: c.res.status, seconds })
  }
}

/** `/api/books/:id{[0-9]+}` is `/api/books/{id}` in the contract. */
function asDeclared(path: string): string {
  return path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}')
}

/** What has no route of its own: pages, and what is not there. */
function area(path: string): string {
  const [, first = ''] = /^\/(api|storage)\//.exec(path) ?? []
  return first === '' ? '/*' : `/${first}/*`
}
