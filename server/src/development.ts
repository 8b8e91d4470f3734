import path from 'node:path'
import type { InlineConfig, ViteDevServer } from 'vite'
import { type Application, type ApplicationDeps, startApplication } from './application.ts'
import { isLoopback } from './config/loopback.ts'
import type { Site, SiteOptions } from './http/site.ts'

const siteFolder = path.resolve(import.meta.dirname, '../../site')
const consoleFolder = path.resolve(import.meta.dirname, '../../staff')

type Deps = Omit<ApplicationDeps, 'loadSite' | 'filesFolder' | 'consolePage'>

/** The same application with site and console served from their sources: a change shows without a reload, on the same port. */
export async function startDevelopment(parts: Deps): Promise<Application> {
  const { createServer } = await import('vite')
  const besidePort = (distance: number) => (parts.config.port === 0 ? 0 : parts.config.port + distance)
  // News of changed sources reach no further than the pages. Where others may come, the browser asks under the name of the page.
  const [listensOn = ''] = parts.config.hosts ?? []
  const host = isLoopback(listensOn) ? listensOn : undefined
  const hmr = (distance: number) => ({ port: besidePort(distance), ...(host !== undefined && { host }) })
  const options: InlineConfig = {
    root: siteFolder,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: hmr(1) },
    appType: 'custom',
  }
  const vite = await createServer(options)
  const application = await startApplication({
    ...parts,
    loadSite: (siteOptions) => loadFromSources(vite, siteOptions),
    filesFolder: null,
    consolePage: null,
  })
  const consoleVite = await createServer({
    root: consoleFolder,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: hmr(2) },
    appType: 'spa',
  })
  putInFront(vite, application)
  putInFront(consoleVite, application, isOfConsole)
  return {
    ...application,
    async stop() {
      await application.stop()
      await Promise.all([vite.close(), consoleVite.close()])
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
function putInFront(
  vite: ViteDevServer,
  { server }: Application,
  isItsOwn: (address: string) => boolean = () => true,
): void {
  const [answer] = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const passOn = () => answer?.call(server, request, response)
    if (isItsOwn(request.url ?? '/')) vite.middlewares(request, response, passOn)
    else passOn()
  })
}

/** All the console's addresses lie below one; each shows the same page, and the console knows which screen is meant. */
function isOfConsole(address: string): boolean {
  return /^\/staff(\/|\?|$)/.test(address)
}
