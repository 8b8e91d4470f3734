import path from 'node:path'
import type { InlineConfig, ViteDevServer } from 'vite'
import { type Application, type ApplicationParts, startApplication } from './application.ts'
import type { Site, SiteOptions } from './http/site.ts'

const siteFolder = path.resolve(import.meta.dirname, '../../site')

type Parts = Omit<ApplicationParts, 'loadSite' | 'filesFolder'>

/** The same application with the site served from its sources: a change in the site shows without a reload, on the same port. */
export async function startDevelopment(parts: Parts): Promise<Application> {
  const { createServer } = await import('vite')
  const options: InlineConfig = {
    root: siteFolder,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { port: parts.config.port === 0 ? 0 : parts.config.port + 1 } },
    appType: 'custom',
  }
  const vite = await createServer(options)
  const application = await startApplication({
    ...parts,
    loadSite: (siteOptions) => loadFromSources(vite, siteOptions),
    filesFolder: null,
  })
  putInFront(vite, application)
  return {
    ...application,
    async stop() {
      await application.stop()
      await vite.close()
    },
  }
}

/** Every page is rendered by the sources as they are at that moment. */
async function loadFromSources(vite: ViteDevServer, options: SiteOptions): Promise<Site> {
  const ssr = vite.environments.ssr
  if (!ssr || !('runner' in ssr)) throw new Error('the development server has no runner for pages')
  const runner = ssr.runner as { import(url: string): Promise<{ createSite(options: SiteOptions): Site }> } // checked above
  const current = async () => (await runner.import('/src/server.ts')).createSite(options)
  const first = await current()
  return { ...first, fetch: async (request) => (await current()).fetch(request) }
}

/** What Vite serves (modules, styles, files of public/) comes first; it passes on what it doesn't know. */
function putInFront(vite: ViteDevServer, { server }: Application): void {
  const [answer] = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => answer?.call(server, request, response))
  })
}
