import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MiddlewareHandler } from 'hono'
import { comeAgain } from './error-reply.ts'
import { type AskApi, renderNoting } from './page-failures.ts'
import { withoutSecrets } from './secret-paths.ts'
import { hashMarkedScripts, pagePolicy } from './security-headers.ts'
import type { ServerContext } from './server-context.ts'

/** The rendered site, as its own entry offers it. It reads data through `api`, the same way a browser does. */
export type Site = {
  scriptMark: string
  publicPageKey(url: URL): string | null
  fetch(request: Request): Promise<Response>
}

export type SiteOptions = { api: AskApi; origin: string }

/** A build of it, in one language. */
type BuiltSite = Site & { isTamilAddress(pathname: string): boolean }

/** Loads the site that was built into `folder`, in both languages. */
export async function loadBuiltSite(folder: string, options: SiteOptions): Promise<Site> {
  const english = await load(folder)
  let tamil: Promise<BuiltSite> | undefined
  return {
    ...english,
    fetch(request) {
      if (!english.isTamilAddress(new URL(request.url).pathname)) return english.fetch(request)
      // Loaded when the first reader asks for it.
      tamil ??= load(path.join(folder, 'ta'), english.scriptMark).catch((cause: unknown) => {
        tamil = undefined
        throw cause
      })
      return tamil.then((site) => site.fetch(request))
    },
  }

  async function load(place: string, scriptMark?: string): Promise<BuiltSite> {
    const entry = pathToFileURL(path.join(place, 'server', 'server.js')).href
    const { createSite } = await import(entry)
    return createSite({ ...options, ...(scriptMark !== undefined && { scriptMark }) })
  }
}

/** With scripts a page that says that it comes back loads what it lacks by itself. */
const loadAgain = `<noscript><meta http-equiv="refresh" content="${comeAgain['Retry-After']}"></noscript>`

/** Every address that nothing else answers is a page. */
export function renderPages(
  site: Site,
  { production }: { production: boolean },
): MiddlewareHandler<ServerContext> {
  return async (c) => {
    const { page: rendered, hasFailed, isUnavailable } = await renderNoting(() => site.fetch(c.req.raw))
    const isAway = rendered.status >= 500 && isUnavailable
    if (rendered.status >= 500 && !isAway)
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
    if (!isAway) return new Response(html, { status: rendered.status, headers })
    for (const [name, value] of Object.entries(comeAgain)) headers.set(name, value)
    return new Response(html.replace('</head>', `${loadAgain}</head>`), { status: 503, headers })
  }
}

/** Pages lead to pages only: whatever host a request named, or its path seems to name, the answer does not. */
function pathOfSite(location: string): string {
  const { pathname, search, hash } = new URL(location.replace(/^[/\\]+/, '/'), 'http://panai.internal')
  return `${pathname.replace(/^[/\\]+/, '/')}${search}${hash}`
}
