import type {
  AnyEndpoint,
  Endpoint,
  FileEndpoint,
  FilesOf,
  OutputOf,
  ParsedInputOf,
} from '@panai/contract/http/endpoint'
import { IDEMPOTENCY_KEY, idempotencyKey } from '@panai/contract/http/idempotency-key'
import { messages } from '@panai/contract/http/messages'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { isUnstorable } from '@panai/contract/language/text-rules'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { DemoLogins } from '../config/demo-logins.ts'
import type { Database } from '../db/database.ts'
import { missingReference, refersTo } from '../db/missing-reference.ts'
import type { Keyring } from '../keys/keyring.ts'
import { languageAsked } from './language-asked.ts'
import { readBody } from './read-body.ts'
import { discard, type Errors, type ReceivedBody, type ReceivedFile } from './received-body.ts'
import { Refusal } from './refusal.ts'
import type { ServerContext } from './server-context.ts'

/** Decides who may call the endpoint, and finds out who does. @throws Refusal when the caller may not. */
export type Access<Caller = null> = (
  c: Context<ServerContext>,
  db: Database,
  endpoint: AnyEndpoint,
) => Promise<Caller> | Caller

/** The access of what the whole world may read. */
export const anyone: Access = () => null

/** Asks both, the first one first: who calls is as the second says. */
export function both<Caller>(first: Access<unknown>, second: Access<Caller>): Access<Caller> {
  return async (c, db, endpoint) => {
    await first(c, db, endpoint)
    return second(c, db, endpoint)
  }
}

/** From where a call comes, as far as it tells. */
export type Visitor = {
  /** null when our own pages call. */
  address: string | null
  userAgent: string
}

export type Call<E, Caller = null> = {
  db: Database
  /** Who calls, as the access found out. */
  caller: Caller
  input: ParsedInputOf<E>
  /** The files of a form. What the call does not put in a place of its own is gone when it is answered. */
  files: Readonly<Partial<Record<keyof FilesOf<E>, ReceivedFile>>>
  visitor: Visitor
  /** In which what the answer says in words is wanted. */
  language: InterfaceLanguage
  keys: Keyring
  /** Which accounts of the demo are let in with this call. */
  demoLogins: DemoLogins
  /** null when the call has none, or takes none. */
  idempotencyKey: string | null
  /** Sent with the answer. */
  headers: Headers
}

export type Route = {
  endpoint: AnyEndpoint
  handle: (db: Database, c: Context<ServerContext>) => Promise<Response>
}

/** Binds an endpoint to who may call it and what it does. Input is parsed on the way in, output on the way out. */
export function route<E extends Endpoint, Caller>(
  endpoint: E,
  access: Access<Caller>,
  answer: (call: Call<E, Caller>) => Promise<z.input<E['output']>>,
): Route {
  return bind(endpoint, access, async (call) => {
    const output = endpoint.output.parse(await answer(call)) as OutputOf<E> // parsed by it
    return Response.json(output, { headers: call.headers })
  })
}

/** The same for a call that answers with a file: it is sent piece by piece, as it is made. */
export function fileRoute<E extends FileEndpoint, Caller>(
  endpoint: E,
  access: Access<Caller>,
  answer: (call: Call<E, Caller>) => Promise<AsyncIterable<string | Uint8Array>>,
): Route {
  const { type, filename } = endpoint.output
  return bind(endpoint, access, async (call) => {
    const pieces = await answer(call)
    // The call knows better when its files differ in type or name.
    if (!call.headers.has('Content-Type')) call.headers.set('Content-Type', type)
    if (!call.headers.has('Content-Disposition'))
      call.headers.set('Content-Disposition', `attachment; filename="${filename}"`)
    return new Response(ReadableStream.from(inBytes(pieces)), { headers: call.headers })
  })
}

async function* inBytes(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece
}

function bind<E extends AnyEndpoint, Caller>(
  endpoint: E,
  access: Access<Caller>,
  respond: (call: Call<E, Caller>) => Promise<Response>,
): Route {
  return {
    endpoint,
    async handle(db, c) {
      const caller = await access(c, db, endpoint)
      if (isLimitedWriting(endpoint)) await c.get('writing')(c.get('visitor'), accountOf(caller))
      const params = parseParams(endpoint, c)
      const sent = endpoint.body ? await readBody(endpoint.body, c) : nothing
      try {
        const headers = new Headers(endpoint.caching === 'none' ? { 'Cache-Control': 'no-store' } : {})
        const call = parseCall(endpoint, c, params, sent)
        return await respond({ db, caller, ...call, ...from(c), headers }).catch((error: unknown) =>
          refuseMissing(endpoint, params, call.input, error),
        )
      } finally {
        await discard(sent)
      }
    },
  }
}

/** Every call that may change something, but for those that go on with a session or end it. */
function isLimitedWriting({ method, access }: AnyEndpoint): boolean {
  return method !== 'GET' && access !== 'session'
}

/** The database has the last word on what a call refers to. @throws Refusal when it named what is not there, else the error. */
function refuseMissing(endpoint: AnyEndpoint, params: object, input: object, error: unknown): never {
  const missing = missingReference(error)
  if (missing === null) throw error
  if (refersTo(params, missing)) throw new Refusal('not_found', endpoint.notFound ?? messages.notFound)
  const [field] = Object.entries(input).find(([name, value]) => refersTo({ [name]: value }, missing)) ?? []
  if (field === undefined) throw error
  throw new Refusal('invalid', messages.invalidInput, { errors: { [field]: [messages.noSuchRecord] } })
}

function accountOf(caller: unknown): number | null {
  const id = typeof caller === 'object' && caller !== null && 'accountId' in caller ? caller.accountId : null
  return typeof id === 'number' ? id : null
}

function from(
  c: Context<ServerContext>,
): Pick<Call<AnyEndpoint>, 'visitor' | 'language' | 'keys' | 'demoLogins'> {
  const visitor = { address: c.get('visitor'), userAgent: c.req.header('user-agent') ?? '' }
  return { visitor, language: languageAsked(c), keys: c.get('keys'), demoLogins: c.get('demoLogins') }
}

export function mount(app: Hono<ServerContext>, db: Database, routes: readonly Route[]): void {
  for (const { endpoint, handle } of routes) {
    app.on(endpoint.method, pattern(endpoint.path), (c) => handle(db, c))
    // A browser that comes to another spelling gets the page of that address, not the data.
    for (const alias of endpoint.aliases ?? [])
      app.on(endpoint.method, pattern(alias), (c, next) => (wantsPage(c) ? next() : handle(db, c)))
  }
}

function pattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

function wantsPage(c: Context<ServerContext>): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false
}

type Parsed<E> = Pick<Call<E>, 'input' | 'files' | 'idempotencyKey'>

const nothing: ReceivedBody = { fields: {}, files: {}, errors: {} }

/** What is in the path: what can't be there is not found. */
function parseParams(endpoint: AnyEndpoint, c: Context<ServerContext>): object {
  const params = endpoint.params.safeParse(c.req.param())
  if (!params.success || isUnstorable(params.data))
    throw new Refusal('not_found', endpoint.notFound ?? messages.notFound)
  return params.data
}

/** Everything that the caller gave. @throws Refusal that names all bad fields at once. */
function parseCall<E extends AnyEndpoint>(
  endpoint: E,
  c: Context<ServerContext>,
  params: object,
  sent: ReceivedBody,
): Parsed<E> {
  const errors: Errors = { ...sent.errors }
  const query = take(endpoint.query, givenQuery(endpoint, c, errors), errors)
  const body = endpoint.body && take(endpoint.body.fields, sent.fields, errors)
  if (changesNothing(endpoint, body)) errors.version = [messages.nothingToChange]
  const key = endpoint.takesIdempotencyKey ? (c.req.header(IDEMPOTENCY_KEY) ?? null) : null
  const idempotency = take(idempotencyKey.nullable(), key, errors, IDEMPOTENCY_KEY) ?? null
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', messages.invalidInput, { errors })
  const input = { ...params, ...query, ...body } as ParsedInputOf<E> // each part was parsed above
  const files = sent.files as Parsed<E>['files'] // the reader keeps those only that the body declares
  return { input, files, idempotencyKey: idempotency }
}

/** A change names the state that it was made from, and must name more. */
function changesNothing({ method }: AnyEndpoint, body: object | undefined): boolean {
  return method === 'PATCH' && body !== undefined && 'version' in body && Object.keys(body).length === 1
}

/** Parses one part; what is wrong with it is added to `errors`, under the field's name or that of the whole. */
function take<T extends z.ZodType>(
  schema: T,
  given: unknown,
  errors: Errors,
  whole = 'body',
): z.output<T> | undefined {
  const parsed = schema.safeParse(given)
  if (parsed.success) {
    refuseUnstorable(parsed.data, errors, whole)
    return parsed.data
  }
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0] ?? whole)
    errors[name] = [...(errors[name] ?? []), message]
  }
  return undefined
}

/** No schema has to think of them: a text that the database would choke on is refused under the name of its field. */
function refuseUnstorable(given: unknown, errors: Errors, whole: string): void {
  const fields =
    typeof given === 'object' && given !== null ? Object.entries(given) : [[whole, given] as const]
  for (const [name, value] of fields)
    if (isUnstorable(value)) errors[name] = [...(errors[name] ?? []), messages.unstorable]
}

function givenQuery(
  endpoint: AnyEndpoint,
  c: Context<ServerContext>,
  errors: Errors,
): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (!Object.hasOwn(endpoint.query.shape, name)) continue
    if (values.length > 1) errors[name] = [`${name} must be given once`]
    else if (values[0] !== undefined && values[0] !== '') given[name] = values[0]
  }
  return given
}
