import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import type { Hono } from 'hono'
import type { ServerContext } from '../../http/server-context.ts'
import { buildOpenApi, type OpenApiDocument } from './build-open-api.ts'
import { docsPage, docsStyle } from './docs-page.ts'

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export function mountDocs(app: Hono<ServerContext>, endpoints: readonly AnyEndpoint[], origin: string): void {
  let built: OpenApiDocument | undefined
  // Built at the first request, so that the start does not wait for a page that few people read.
  const document = () => {
    built ??= buildOpenApi(endpoints, { origin })
    return built
  }
  app.get('/api/openapi.json', (c) => c.json(document()))
  app.get('/api/docs', async (c) =>
    c.html(await docsPage(document()), 200, { 'Content-Security-Policy': policy }),
  )
  app.get('/api/docs.css', (c) => c.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
}
