import { randomUUID } from 'node:crypto'
import type { AnyEndpoint } from '@panai/contract/endpoint'
import { aForm } from './a-form.ts'
import { type Answer, ask } from './ask.ts'

/** The endpoint's addresses, each with an id that its path can have. */
export function addressesOf({ path, aliases = [], params }: AnyEndpoint, id: number): string[] {
  const inPath = params.safeParse({ id: String(id) }).success ? String(id) : randomUUID()
  return [path, ...aliases].map((address) => address.replace('{id}', inPath))
}

/** Calls an endpoint with a body of its type that holds nothing: who may call is asked before what they sent. */
export function callEmpty(
  origin: string,
  { method, body }: AnyEndpoint,
  address: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const accept = { accept: 'application/json', ...headers }
  if (!body) return ask(origin, address, { method, headers: accept })
  if (body.type === 'application/json')
    return ask(origin, address, {
      method,
      headers: { ...accept, 'content-type': body.type },
      body: '{}',
    })
  const form = aForm({ name: 'nothing', value: '' })
  return ask(origin, address, { method, headers: { ...accept, 'content-type': form.type }, body: form.body })
}
