import { toApiError } from '@panai/client/api-error'
import { fillPath } from '@panai/client/fill-path'
import type { ApiPath, EndpointAt, SendPath } from '@panai/contract/endpoints'
import type { InputOf, OutputOf } from '@panai/contract/http/endpoint'
import { addressOf, asked, idempotencyHeader } from '../../api.ts'
import { type TokenOptions, withToken } from './with-token.ts'

type Sending = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Which paths a method has. */
type PathOf<M extends Sending> = { [P in SendPath]: EndpointAt<P, M> extends never ? never : P }[SendPath]

export type AuthedOptions = TokenOptions & {
  readonly signal?: AbortSignal
  /** For what is made: the same at every try, so that it is made once. */
  readonly idempotencyKey?: string
}

/**
 * Reads what only the author may read. The contract gives the types, as for `api`.
 * @throws SessionEnded when the login has to come first, ApiError for a refusal, TypeError or DOMException when no answer came.
 */
export async function authedApi<P extends ApiPath>(
  path: P,
  input: InputOf<EndpointAt<P, 'GET'>>,
  options: AuthedOptions = {},
): Promise<OutputOf<EndpointAt<P, 'GET'>>> {
  const answer = await authedFetch(addressOf(path, input), {}, options)
  return answer.json()
}

/** The same for a call that changes something: `authedSend('PATCH', '/api/author/profile', { bio })`. */
export async function authedSend<M extends Sending, P extends PathOf<M>>(
  method: M,
  path: P,
  input: InputOf<EndpointAt<P, M>>,
  options: AuthedOptions = {},
): Promise<OutputOf<EndpointAt<P, M>>> {
  const { address, rest } = fillPath(path, input)
  const json = {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(rest)),
  }
  const answer = await authedFetch(address, { method, ...(rest.length > 0 && json) }, options)
  return answer.json()
}

/** The same for a form with files. What it must hold is for the caller to know; the browser writes its Content-Type. */
export async function authedSendForm<M extends Sending, P extends PathOf<M>>(
  method: M,
  path: P,
  form: FormData,
  options: AuthedOptions = {},
): Promise<OutputOf<EndpointAt<P, M>>> {
  const answer = await authedFetch(path, { method, body: form }, options)
  return answer.json()
}

/** The answer as it came, when it is a success: for what is no JSON, such as a file to keep. */
export async function authedFetch(
  address: string,
  init: RequestInit,
  { signal, idempotencyKey, ...tokenOptions }: AuthedOptions = {},
): Promise<Response> {
  const answer = await withToken((token) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(asked)) headers.set(name, value)
    headers.set('Authorization', `Bearer ${token}`)
    if (idempotencyKey) headers.set(idempotencyHeader, idempotencyKey)
    return fetch(address, { ...init, headers, ...(signal && { signal }) })
  }, tokenOptions)
  if (!answer.ok) throw await toApiError(answer)
  return answer
}
