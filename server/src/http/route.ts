import type { Endpoint, OutputOf } from '@panai/contract/endpoint'
import { messages } from '@panai/contract/messages'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { Refusal } from './refusal.ts'
import type { ServerContext } from './server-context.ts'

/** Decides who may call. @throws Refusal when the caller may not. */
export type Access = (c: Context<ServerContext>) => Promise<void> | void

/** The access of what the whole world may read. */
export const anyone: Access = () => {}

type ParsedInput<E> = E extends Endpoint<string, infer P, infer Q> ? z.output<P> & z.output<Q> : never

export type Call<E> = {
  db: Database
  input: ParsedInput<E>
  /** Sent with the answer. */
  headers: Headers
}

export type Route = {
  endpoint: Endpoint
  handle: (db: Database, c: Context<ServerContext>) => Promise<Response>
}

/** Binds an endpoint to who may call it and what it does. Input is parsed on the way in, output on the way out. */
export function route<E extends Endpoint>(
  endpoint: E,
  access: Access,
  answer: (call: Call<E>) => Promise<z.input<E['output']>>,
): Route {
  return {
    endpoint,
    async handle(db, c) {
      await access(c)
      const headers = new Headers()
      const input = parseInput(endpoint, c)
      const output = endpoint.output.parse(await answer({ db, input, headers })) as OutputOf<E> // parsed by it
      return Response.json(output, { headers })
    },
  }
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

function parseInput<E extends Endpoint>(endpoint: E, c: Context<ServerContext>): ParsedInput<E> {
  const params = endpoint.params.safeParse(c.req.param())
  if (!params.success) throw new Refusal('not_found', endpoint.notFound ?? messages.notFound)

  const given: Record<string, string> = {}
  const errors: Record<string, string[]> = {}
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (!(name in endpoint.query.shape)) continue
    if (values.length > 1) errors[name] = [`${name} must be given once`]
    else if (values[0] !== undefined && values[0] !== '') given[name] = values[0]
  }
  const query = endpoint.query.safeParse(given)
  if (!query.success)
    for (const { path, message } of query.error.issues) {
      const name = String(path[0])
      errors[name] = [...(errors[name] ?? []), message]
    }
  if (!query.success || Object.keys(errors).length > 0)
    throw new Refusal('invalid', messages.invalidInput, { errors })
  return { ...params.data, ...query.data } as ParsedInput<E> // both halves were parsed above
}
