import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MiddlewareHandler } from 'hono'
import { renderNoting } from './page-failures.ts'
import { withoutSecrets } from './secret-paths.ts'
import { hashMarkedScripts, pagePolicy } from './security-headers.ts'
import type { ServerContext } from './server-context.ts'

/** The rendered site, as its own entry offers it. It reads data through `api`, the same way a browser does. */
export type Site = {
  scriptMark: string
  publicPageKey(url: URL): string | null
  fetch(request: Request): Promise<Response>
}

/** What pages read of an answer of the API. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>
export type SiteOptions = { api: (address: string) => Promise<ApiAnswer>; origin: string }

/** Loads the site that was built into `folder`. */
export async function loadBuiltSite(folder: string, options: SiteOptions): Promise<Site> {
  const entry = pathToFileURL(path.join(folder, 'server', 'server.js')).href
  const { createSite } = await import(entry)
  return createSite(options)
}

/** Every address that nothing else answers is a page. */
export function renderPages(
  site: Site,
  { production }: { production: boolean },
): MiddlewareHandler<ServerContext> {
  return async (c) => {
    const { page: rendered, hasFailed } = await renderNoting(() => site.fetch(c.req.raw))
    if (rendered.status >= 500)
      c.get('log').error(
        { requestId: c.get('requestId'), path: withoutSecrets(c.req.path) },
        'a page could not be rendered',
      )
    const location = rendered.headers.get('location')
    if (location !== null) {
      const headers = new Headers(rendered.headers)
      headers.set('location', pathOfSite(location))
      return new Response(null, { status: rendered.status, headers })
    }
    if (!rendered.headers.get('content-type')?.startsWith('text/html')) return rendered
    const { html, hashes } = hashMarkedScripts(await rendered.text(), site.scriptMark)
    const headers = new Headers(rendered.headers)
    if (production) headers.set('Content-Security-Policy', pagePolicy(hashes))
    if (rendered.status !== 200 || hasFailed) headers.set('Cache-Control', 'no-store')
    if (c.req.query('preview') !== undefined) {
      headers.set('Cache-Control', 'no-store')
      headers.set('X-Robots-Tag', 'noindex')
    }
    return new Response(html, { status: rendered.status, headers })
  }
}

/** Pages lead to pages only: whatever host a request named, or its path seems to name, the answer does not. */
function pathOfSite(location: string): string {
  const { pathname, search, hash } = new URL(location.replace(/^[/\\]+/, '/'), 'http://panai.internal')
  return `${pathname.replace(/^[/\\]+/, '/')}${search}${hash}`
}
