import type { z } from 'zod'

/** Why a call is refused: the closed list. Each has one HTTP status, in `refusalStatus`. */
export const refusalStatus = {
  invalid: 422,
  not_found: 404,
  too_many: 429,
  too_large: 413,
  conflict: 409,
  unauthenticated: 401,
  forbidden: 403,
} as const

export type RefusalCode = keyof typeof refusalStatus

/**
 * One call of the API, declared once: the server parses with it, the browser's client takes its types from it and
 * the OpenAPI document is made of it. `path` writes its parameters as `{id}`.
 */
export type Endpoint<
  Path extends string = string,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
> = {
  id: string
  method: 'GET'
  path: Path
  /** Other spellings at which the same call answers. */
  aliases?: readonly string[]
  tag: string
  summary: string
  description?: string
  params: Params
  query: Query
  output: Output
  refusals: readonly RefusalCode[]
  /** What a 404 says. */
  notFound?: string
  /** `public`: the same for everybody, kept in memory until public content changes. */
  caching: 'public' | 'none'
}

export function endpoint<
  const Path extends `/api/${string}`,
  P extends z.ZodObject,
  Q extends z.ZodObject,
  O extends z.ZodType,
>(declared: Endpoint<Path, P, Q, O>): Endpoint<Path, P, Q, O> {
  return declared
}

/** What a caller passes in: parameters of the path and of the query, before the server parses them. */
export type InputOf<E> =
  E extends Endpoint<string, infer P, infer Q> ? Fields<z.input<P>> & Fields<z.input<Q>> : never
export type OutputOf<E> = E extends Endpoint<string, z.ZodObject, z.ZodObject, infer O> ? z.output<O> : never

/** An object without fields takes nothing away from the other it is joined with. */
type Fields<T> = string extends keyof T ? Record<never, never> : T
