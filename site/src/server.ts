import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { type ApiTransport, connectApi } from './api.ts'
import { setOrigin } from './origin.ts'
import { canonicalPath, isTamilAddress, publicPageKey, whenStarted } from './page-address.ts'
import { scriptMark, setScriptMark } from './script-mark.ts'
import { withFirstScript } from './with-first-script.ts'

/** Written in one go: it is sent as a whole, and a stream of its pieces would take as long again. */
const render = createStartHandler(defaultRenderHandler)

type SiteOptions = { api: ApiTransport; origin: string; scriptMark?: string }

/**
 * The site as the server process uses it. Pages are rendered by `fetch`; while they are, their loaders call the API through
 * `api`, in process. Inline scripts that the renderer itself made carry `nonce="<scriptMark>"`: the server turns the
 * mark into hashes for the Content-Security-Policy and takes it out.
 */
export function createSite({ api, origin, scriptMark: given }: SiteOptions) {
  connectApi(api)
  setOrigin(origin)
  if (given !== undefined) setScriptMark(given)
  return {
    scriptMark,
    /** Key under which a public page may be kept, or null when it must not be. */
    publicPageKey,
    /** Whether a path is one of the pages in Tamil, which are a build of their own. */
    isTamilAddress,
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url)
      const canonical = canonicalPath(url)
      if (canonical) return new Response(null, { status: 301, headers: { Location: canonical } })
      const page = await render(request)
      if (!page.headers.get('content-type')?.startsWith('text/html')) return page
      const when = page.status === 200 ? whenStarted(url) : 'at-once'
      return new Response(withFirstScript(await page.text(), when), page)
    },
  }
}

export default { fetch: render }
