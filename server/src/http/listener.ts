import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from '../log/logger.ts'
import { compressAnswer } from './compress-answer.ts'
import type { PageCache } from './page-cache.ts'
import type { ServerContext } from './server-context.ts'
import { type StaticFiles, writeStatic } from './static-files.ts'
import { writeKept } from './write-kept.ts'

type Deps = {
  app: Hono<ServerContext>
  cache: PageCache
  files: StaticFiles
  /** On every answer, from any part of the server. */
  headers: Readonly<Record<string, string>>
  log: Logger
}

/** The first steps of a request: a file, an answer that is kept, and only then the application. */
export function createListener({ app, cache, files, headers, log }: Deps): RequestListener {
  const askApplication = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const answer = await app.fetch(request, {
        incoming: incoming as IncomingMessage, // this listener serves HTTP/1 only
        requestId: String((outgoing as ServerResponse).getHeader('x-request-id')),
      })
      return compressAnswer(answer, request.headers.get('accept-encoding') ?? '')
    },
    { overrideGlobalObjects: false },
  )

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const address = request.url ?? '/'
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      pass(request, response)
      return
    }

    const query = address.indexOf('?')
    const file = files.get(query < 0 ? address : address.slice(0, query))
    if (file) {
      writeStatic(request, response, file)
      return
    }

    const key = cache.keyOf(address, acceptedForm(request))
    if (key === null) {
      pass(request, response)
      return
    }
    const requestId = randomUUID()
    const kept = cache.find(key)
    const written = kept
      ? writeKept(request, response, kept, requestId)
      : makeAndWrite(key, requestId, request, response)
    written?.catch((error: unknown) => {
      log.error({ requestId, err: error }, 'an answer could not be written')
      response.destroy()
    })
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    for (const name in headers) response.setHeader(name, headers[name] ?? '')
    response.setHeader('x-request-id', randomUUID())
    void askApplication(request, response)
  }

  async function makeAndWrite(
    key: string,
    requestId: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const made = await cache.make(key, async () =>
      app.fetch(requestFor(key), { incoming: request, requestId }),
    )
    if (!(made instanceof Response)) return writeKept(request, response, made, requestId)
    const body = Buffer.from(await made.arrayBuffer())
    response.writeHead(made.status, {
      ...headers,
      ...Object.fromEntries(made.headers),
      'x-request-id': requestId,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return answer
}

/** An API client says that it takes JSON and not HTML; everybody else is a browser. */
function acceptedForm(request: IncomingMessage): string {
  const accept = request.headers.accept ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
    ? 'application/json'
    : 'text/html'
}

/** The request that a key stands for: all that tells one public answer from another is in it. */
export function requestFor(key: string): Request {
  const space = key.indexOf(' ')
  return new Request(new URL(key.slice(space + 1), 'http://panai.internal'), {
    headers: { accept: key.slice(0, space) },
  })
}
