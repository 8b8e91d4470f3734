import { randomUUID } from 'node:crypto'
import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import { aForm } from './a-form.ts'
import { type Answer, ask } from './ask.ts'

/** The endpoint's addresses, each with an id that its path can have. */
export function addressesOf({ path, aliases = [], params }: AnyEndpoint, id: number): string[] {
  const inPath = params.safeParse({ id: String(id) }).success ? String(id) : randomUUID()
  return [path, ...aliases].map((address) => address.replace('{id}', inPath))
}

let calls = 0

/** Another network for each call, where one proxy is trusted: limits are no answer to who may call. All are this machine, as the people of the demo need it. */
function aNetwork(): string {
  calls += 1
  return `127.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
}

/** Calls an endpoint with a body of its type that holds nothing: who may call is asked before what they sent. */
export function callEmpty(
  origin: string,
  { method, body }: AnyEndpoint,
  address: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const accept = { accept: 'application/json', 'x-forwarded-for': aNetwork(), ...headers }
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
