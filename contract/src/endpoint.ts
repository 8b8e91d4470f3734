import type { z } from 'zod'

/** Why a call is refused: the closed list. Each has one HTTP status, in `refusalStatus`. */
export const refusalStatus = {
  invalid: 422,
  not_found: 404,
  too_many: 429,
  too_large: 413,
  unsupported: 415,
  conflict: 409,
  unauthenticated: 401,
  forbidden: 403,
} as const

export type RefusalCode = keyof typeof refusalStatus

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call takes in its body. Another form of body is one more `type` here and one more reader in the server. */
export type Body<F extends z.ZodObject = z.ZodObject> = { type: 'application/json'; fields: F }

export function jsonBody<F extends z.ZodObject>(fields: F): Body<F> {
  return { type: 'application/json', fields }
}

/** What a call answers when that is a file to keep and no JSON. */
export type FileOutput = {
  /** Media type, as the Content-Type header has it. */
  type: string
  /** Under which the browser saves it. */
  filename: string
}

export function isFile(output: z.ZodType | FileOutput): output is FileOutput {
  return 'filename' in output
}

export function file(type: string, filename: string): FileOutput {
  return { type, filename }
}

type NoFields = z.ZodObject<Record<never, never>>

/**
 * One call of the API, declared once: the server parses with it, the browser's client takes its types from it and
 * the OpenAPI document is made of it. `path` writes its parameters as `{id}`.
 */
export type Endpoint<
  Path extends string = string,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType | FileOutput = z.ZodType,
  Sent extends z.ZodObject = z.ZodObject,
> = {
  id: string
  method: Method
  path: Path
  /** Other spellings at which the same call answers. */
  aliases?: readonly string[]
  tag: string
  summary: string
  description?: string
  params: Params
  query: Query
  body?: Body<Sent>
  /** The call changes something and may be repeated with the same key. */
  takesIdempotencyKey?: true
  output: Output
  refusals: readonly RefusalCode[]
  /** What a 404 says. */
  notFound?: string
  /** `public`: the same for everybody, kept in memory until public content changes. */
  caching: 'public' | 'none'
}

/** A call that answers with a file. */
export type FileEndpoint = Endpoint<string, z.ZodObject, z.ZodObject, FileOutput>
export type AnyEndpoint = Endpoint | FileEndpoint

export function endpoint<
  const Path extends `/api/${string}`,
  P extends z.ZodObject,
  Q extends z.ZodObject,
  O extends z.ZodType | FileOutput,
  const M extends Method,
  B extends z.ZodObject = NoFields,
>(declared: Endpoint<Path, P, Q, O, B> & { method: M }): Endpoint<Path, P, Q, O, B> & { method: M } {
  return declared
}

/** What a caller passes in: parameters of the path, of the query and of the body, before the server parses them. */
export type InputOf<E> =
  E extends Endpoint<string, infer P, infer Q, z.ZodType | FileOutput, infer B>
    ? Fields<z.input<P>> & Fields<z.input<Q>> & Fields<z.input<B>>
    : never
/** The same when the server has parsed them. */
export type ParsedInputOf<E> =
  E extends Endpoint<string, infer P, infer Q, z.ZodType | FileOutput, infer B>
    ? Fields<z.output<P>> & Fields<z.output<Q>> & Fields<z.output<B>>
    : never
export type OutputOf<E> = E extends Endpoint<string, z.ZodObject, z.ZodObject, infer O> ? z.output<O> : never

/** An object without fields takes nothing away from the other it is joined with. */
type Fields<T> = string extends keyof T ? Record<never, never> : T
