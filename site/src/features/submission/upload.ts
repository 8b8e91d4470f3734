import { asked, idempotencyHeader } from '../../api.ts'

/** No answer came: the network was cut, or the server is gone. Whether anything arrived is not known. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse'
}

export type Progress = { readonly sent: number; readonly total: number }

export type UploadOptions = {
  readonly token: string
  readonly idempotencyKey: string
  readonly onProgress: (progress: Progress) => void
  readonly signal: AbortSignal
}

/** Posts a form and tells how far it is, which `fetch` can't. @throws NoResponse, or AbortError when it was stopped. */
export function upload(address: string, form: FormData, options: UploadOptions): Promise<Response> {
  const { token, idempotencyKey, onProgress, signal } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open('POST', address)
    const headers = { ...asked, Authorization: `Bearer ${token}`, [idempotencyHeader]: idempotencyKey }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new NoResponse())
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    request.onloadend = () => signal.removeEventListener('abort', stop)
    signal.throwIfAborted()
    signal.addEventListener('abort', stop)
    request.send(form)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  // Their order and their case are the browser's own.
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name, ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  return new Response(request.responseText || null, { status: request.status, headers })
}
