import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import { hashOf, pagePolicy } from './security-headers.ts'
import type { ServerContext } from './server-context.ts'

/**
 * The interface kit puts its rules through the CSSOM into a style element that it makes, whose text stays empty: no other style
 * element is let in.
 */
const policy = pagePolicy([], [hashOf('')])

/** All addresses of the console show one page, which finds out in the browser which screen is meant. */
export function mountConsole(app: Hono<ServerContext>, page: string): void {
  const html = readFileSync(page, 'utf8')
  app.on(['GET', 'HEAD'], ['/staff', '/staff/*'], (c) =>
    c.html(html, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'X-Robots-Tag': 'noindex',
    }),
  )
}
