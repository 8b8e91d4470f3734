import handler from '@tanstack/react-start/server-entry'
import { type ApiTransport, connectApi } from './api.ts'
import { startAtOnce, startLate } from './first-script.ts'
import { setOrigin } from './origin.ts'
import { canonicalPath, publicPageKey } from './page-address.ts'
import { scriptMark } from './script-mark.ts'

/**
 * The site as the server process uses it. Pages are rendered by `fetch`; while they are, their loaders call the API through
 * `api`, in process. Inline scripts that the renderer itself made carry `nonce="<scriptMark>"`: the server turns the
 * mark into hashes for the Content-Security-Policy and takes it out.
 */
export function createSite({ api, origin }: { api: ApiTransport; origin: string }) {
  connectApi(api)
  setOrigin(origin)
  return {
    scriptMark,
    /** Key under which a public page may be kept, or null when it must not be. */
    publicPageKey,
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url)
      const canonical = canonicalPath(url)
      if (canonical) return new Response(null, { status: 301, headers: { Location: canonical } })
      const page = await handler.fetch(request)
      if (!page.headers.get('content-type')?.startsWith('text/html')) return page
      const start = page.status === 200 && publicPageKey(url) !== null ? startLate : startAtOnce
      return new Response(start(await page.text()), page)
    },
  }
}

export default { fetch: handler.fetch }
