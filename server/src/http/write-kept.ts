import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Form, KeptAnswer } from './kept-answer.ts'
import { preferredEncoding } from './preferred-encoding.ts'

/** Writes a kept answer in the encoding that the request accepts, or 304 when the visitor has it. */
export function writeKept(
  request: IncomingMessage,
  response: ServerResponse,
  kept: KeptAnswer,
  requestId: string,
): void | Promise<void> {
  if (request.headers['if-none-match']?.includes(kept.etag)) {
    response.writeHead(304, { ...kept.headers, 'x-request-id': requestId })
    response.end()
    return
  }
  const form = kept.form(preferredEncoding(request.headers['accept-encoding'] ?? ''))
  if (form instanceof Promise) return form.then((made) => write(request, response, made, requestId))
  write(request, response, form, requestId)
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { laidOut, body }: Form,
  requestId: string,
): void {
  response.writeHead(200, [...laidOut, 'x-request-id', requestId])
  response.end(request.method === 'HEAD' ? undefined : body)
}
