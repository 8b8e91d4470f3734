import { fillPath } from '@panai/client/fill-path'
import type { ApiPath, EndpointAt, FilePath, SendPath } from '@panai/contract/endpoints'
import type { InputOf, Method, OutputOf } from '@panai/contract/http/endpoint'
import { NoAnswer, StaffApiError, toStaffApiError } from './api-error.ts'
import { secondFactorGiven } from './second-factor.ts'
import { withToken } from './with-token.ts'

/** A slow network may take its time; one that is silent for so long has failed. */
const PATIENCE_MS = 30_000
/** A manuscript of 10 MB at 100 kbit/s. */
const UPLOAD_PATIENCE_MS = 15 * 60_000

/** Which paths a method has. */
export type PathOf<M extends Method> = {
  [P in ApiPath | SendPath]: EndpointAt<P, M> extends never ? never : P
}[ApiPath | SendPath]

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** For what is made: the same at every try, so that it is made once. */
  readonly idempotencyKey?: string
}

/**
 * Calls the API by method and path as the contract writes them, which gives the types: `staffCall('GET', '/api/staff/me', {})`.
 * Fields that the path names go into it; the others into the query of a GET, else into the body.
 * @throws SessionEnded when the login has to come first, StaffApiError for a refusal, NoAnswer when no answer came.
 */
export async function staffCall<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  input: InputOf<EndpointAt<P, M>>,
  options: CallOptions = {},
): Promise<OutputOf<EndpointAt<P, M>>> {
  const answer = await callByPath(method, path, input, options)
  return answer.json()
}

/** The same for paths that are known only while it runs, such as those of a table. The answer is whatever the server says. */
export async function callByPath(
  method: Method,
  path: string,
  input: object,
  options: CallOptions = {},
): Promise<Response> {
  const { address, rest } = fillPath(path, input)
  if (method === 'GET') return staffFetch(withQuery(address, rest), {}, options)
  const json = {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(rest)),
  }
  return staffFetch(address, { method, ...(rest.length > 0 && json) }, options)
}

/** Sends a form with files. What it must hold is for the caller to know; `input` fills the path. */
export async function staffUpload<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  input: object,
  form: FormData,
  options: CallOptions = {},
): Promise<OutputOf<EndpointAt<P, M>>> {
  const { address } = fillPath(path, input)
  const answer = await staffFetch(address, { method, body: form }, options, UPLOAD_PATIENCE_MS)
  return answer.json()
}

/** Fetches a file with the token: the answer, whose body is still to be read. */
export function staffFile<P extends FilePath>(
  path: P,
  input: object,
  options: CallOptions = {},
): Promise<Response> {
  const { address, rest } = fillPath(path, input)
  return staffFetch(withQuery(address, rest), {}, options, UPLOAD_PATIENCE_MS)
}

/** The same, handed to the browser to keep, under the server's name for it. */
export async function staffDownload<P extends FilePath>(path: P, input: object): Promise<void> {
  const answer = await staffFile(path, input)
  keepFile(await answer.blob(), nameOf(answer) ?? 'download')
}

/** Hands a file to the browser to keep. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has to have begun; what it reads stays until then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function nameOf(answer: Response): string | undefined {
  const header = answer.headers.get('Content-Disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]*)"/.exec(header)?.[1]
}

/** The answer as it came, when it is a success. What a second factor was asked for is tried once more when it has been given. */
async function staffFetch(
  address: string,
  init: RequestInit,
  { signal, idempotencyKey }: CallOptions,
  patience = PATIENCE_MS,
): Promise<Response> {
  const attempt = () =>
    withToken((token) => {
      const headers = new Headers(init.headers)
      headers.set('Accept', 'application/json')
      headers.set('Authorization', `Bearer ${token}`)
      if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
      const patient = AbortSignal.timeout(patience)
      return fetch(address, {
        ...init,
        headers,
        signal: signal ? AbortSignal.any([signal, patient]) : patient,
      })
    })
  try {
    const answer = await attempt()
    if (answer.ok) return answer
    const refusal = await toStaffApiError(answer)
    if (!(await secondFactorGiven(refusal.reason))) throw refusal
    const second = await attempt()
    if (!second.ok) throw await toStaffApiError(second)
    return second
  } catch (cause) {
    // Whoever gave the call up knows why.
    if (cause instanceof StaffApiError || signal?.aborted) throw cause
    throw new NoAnswer(cause)
  }
}

function withQuery(address: string, fields: readonly [string, unknown][]): string {
  const given = fields.filter(([, value]) => value !== null && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${address}?${query}` : address
}
