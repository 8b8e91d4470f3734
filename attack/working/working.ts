import type { AnyEndpoint, Endpoint, FilesOf, InputOf, OutputOf } from '@panai/contract/http/endpoint'
import type { CallerName, PersonName } from '../cast/callers.ts'
import type { Deps } from '../cast/deps.ts'
import { aNetwork, type Got, type Sent } from '../lib/send.ts'
import { buildForm, type FormPart } from '../requests/build-form.ts'

type Fields = Record<string, unknown>
/** Files by the name of their field. */
export type Files = Record<string, { file: string; value: Buffer }>

/** A request that is answered with success, in parts, so that a hostile one can have another in the place of one of them. */
export type Working = {
  caller: Extract<CallerName, 'visitor' | PersonName>
  params: Fields
  query: Fields
  fields: Fields
  files: Files
}

/** How a request is made that succeeds: what it needs is made along with it. */
export type WorkingRequest = { endpoint: AnyEndpoint; make: (deps: Deps) => Promise<Working> }

/** What the call takes, as its contract has it. */
type Made<E> = {
  input: InputOf<E>
  files?: { [Name in keyof FilesOf<E>]?: Files[string] }
  /** Without it, one who may call. */
  caller?: Working['caller']
}

/** Says how a call succeeds, where what is plausible by its schema alone does not. */
export function working<E extends AnyEndpoint>(
  endpoint: E,
  make: (deps: Deps) => Promise<Made<E>>,
): WorkingRequest {
  return {
    endpoint,
    async make(deps) {
      const { input, files = {}, caller } = await make(deps)
      return { ...partsOf(endpoint, input, files), ...(caller && { caller }) }
    },
  }
}

/** Calls as one of the people would. @throws Error for any answer but a success. */
export async function call<E extends AnyEndpoint>(
  deps: Deps,
  caller: CallerName,
  endpoint: E,
  { input, files = {} }: { input: InputOf<E>; files?: Made<E>['files'] },
): Promise<Got> {
  const sent = toSent(endpoint, partsOf(endpoint, input, files))
  const got = await sendAs(deps, caller, sent)
  if (got.status !== 200) throw new Error(`${endpoint.id} answered ${got.status}: ${got.body.toString()}`)
  return got
}

/** The same, with what it answered. */
export async function callFor<E extends Endpoint>(
  deps: Deps,
  caller: CallerName,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const { body } = await call(deps, caller, endpoint, { input })
  return endpoint.output.parse(JSON.parse(body.toString())) as OutputOf<E> // parsed by it
}

/** From a network of its own. */
export function sendAs({ send, people }: Pick<Deps, 'send' | 'people'>, caller: CallerName, sent: Sent) {
  const headers = { ...sent.headers, ...people.headersOf(caller), 'x-forwarded-for': aNetwork() }
  return send({ ...sent, headers })
}

function partsOf(endpoint: AnyEndpoint, input: Fields, files: Partial<Files>): Working {
  const { params, query, body } = endpoint
  const only = (shape: Fields = {}) =>
    Object.fromEntries(Object.entries(input).filter(([name]) => name in shape))
  return {
    caller: whoMay(endpoint),
    params: only(params.shape),
    query: only(query.shape),
    fields: only(body?.fields.shape),
    files: Object.fromEntries(Object.entries(files).flatMap(([name, one]) => (one ? [[name, one]] : []))),
  }
}

/** One who may call, of those in whose name hostile things are done. */
export function whoMay({ access }: AnyEndpoint): Working['caller'] {
  if (access === 'public') return 'visitor'
  return typeof access === 'string' || 'author' in access ? 'author' : 'admin'
}

export function toSent({ method, path, body }: AnyEndpoint, request: Omit<Working, 'caller'>): Sent {
  const { params, query, fields, files } = request
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  const sent = { method, path: asked === '' ? address : `${address}?${asked}` }
  const accept = { accept: '*/*' }
  if (!body) return { ...sent, headers: accept }
  if (body.type === 'application/json') {
    const headers = { ...accept, 'content-type': body.type }
    return { ...sent, headers, body: Buffer.from(JSON.stringify(fields)) }
  }
  const form = buildForm(partsOfForm(fields, files), 'none')
  return { ...sent, headers: { ...accept, 'content-type': form.type }, body: form.body }
}

export function partsOfForm(fields: Fields, files: Files): FormPart[] {
  const texts = Object.entries(fields).map(([name, value]) => ({ name, value: textBytes(value) }))
  return [...texts, ...Object.entries(files).map(([name, file]) => ({ name, ...file }))]
}

function textBytes(value: unknown): Buffer {
  return Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
}
