import { toApiError } from '@panai/client/api-error'
import { fillPath } from '@panai/client/fill-path'
import type { ApiPath, EndpointAt, SendPath } from '@panai/contract/endpoints'
import type { InputOf, OutputOf } from '@panai/contract/http/endpoint'
import type { IDEMPOTENCY_KEY } from '@panai/contract/http/idempotency-key'
import { localised } from '@panai/contract/language/localised'
import { lastPageOf } from './last-page-of.ts'

/** Answers a GET of the API. In the browser it is `fetch`; on the server the application itself, in process. */
export type ApiTransport = (address: string, signal?: AbortSignal) => Promise<ApiAnswer>
type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

/** Pages in Tamil ask for refusals in Tamil. */
export const asked = { Accept: 'application/json', ...localised({}, { 'Accept-Language': 'ta' }) }

let transport: ApiTransport = (address, signal) =>
  fetch(address, { headers: asked, ...(signal && { signal }) })

export function connectApi(to: ApiTransport): void {
  transport = to
}

/** Calls the API by its path as the contract writes it. @throws ApiError for a refusal, TypeError when there is no network. */
export async function api<P extends ApiPath>(
  path: P,
  input: InputOf<EndpointAt<P, 'GET'>>,
  signal?: AbortSignal,
): Promise<OutputOf<EndpointAt<P, 'GET'>>> {
  const response = await call(path, input, signal)
  return response.json()
}

/** For a list that is answered plain: the list, and the last page that its Link header names. */
export async function apiPage<P extends ApiPath>(
  path: P,
  input: InputOf<EndpointAt<P, 'GET'>>,
  signal?: AbortSignal,
): Promise<{ answer: OutputOf<EndpointAt<P, 'GET'>>; lastPage: number }> {
  const response = await call(path, input, signal)
  return { answer: await response.json(), lastPage: lastPageOf(response.headers.get('Link')) }
}

// The contract's own lies in a file that brings its parser along; the compiler sees to it that they agree.
export const idempotencyHeader: typeof IDEMPOTENCY_KEY = 'Idempotency-Key'

/** How something is sent. */
export type SendOptions = {
  /** For what is stored: made up once for each message and the same at every try, so that it is stored once. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** Posts to the API as JSON, from the browser. @throws ApiError for a refusal, TypeError or DOMException when no answer came. */
export async function send<P extends SendPath>(
  path: P,
  input: InputOf<EndpointAt<P, 'POST'>>,
  options: SendOptions,
): Promise<OutputOf<EndpointAt<P, 'POST'>>> {
  return post(path, JSON.stringify(input), { 'Content-Type': 'application/json' }, options)
}

/** The same for a form with files. What it must hold is for the caller to know; the browser writes its Content-Type. */
export async function sendForm<P extends SendPath>(
  path: P,
  form: FormData,
  options: SendOptions,
): Promise<OutputOf<EndpointAt<P, 'POST'>>> {
  return post(path, form, {}, options)
}

async function post(
  path: string,
  body: string | FormData,
  headers: Record<string, string>,
  { idempotencyKey, signal }: SendOptions,
) {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      ...asked,
      ...headers,
      ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
    },
    body,
    ...(signal && { signal }),
  })
  if (!response.ok) throw await toApiError(response)
  return response.json()
}

async function call(path: string, input: object, signal?: AbortSignal): Promise<ApiAnswer> {
  const response = await transport(addressOf(path, input), signal)
  if (!response.ok) throw await toApiError(response)
  return response
}

/** The address of a call that reads: what its path does not name stands in the query. */
export function addressOf(path: string, input: object): string {
  const { address, rest } = fillPath(path, input)
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${address}?${query}` : address
}
