import type { z } from 'zod'
import { noParams } from './fields.ts'
import type { SharedAccess, StaffAccess } from './permissions.ts'

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

/**
 * Who may call, and what the answer depends on:
 * - `public`: the whole world; a bearer token may be sent along and changes nothing
 * - `session`: everybody with a token of a running session, even an expired token; never too much to ask within a minute,
 *   so that somebody who has changed a lot can still log out
 * - `account`: everybody who is signed in, staff too
 * - `author`: a signed-in author, about their own things; 403 for staff
 * - `ownOr(…)`: the author whose id the path names as `{id}`, and staff whose role has that permission; 403 for everybody else
 * - `authorOr(…)`: any author, about their own things, and staff whose role has that permission; 403 for everybody else
 * - `staffMay(…)`: the company's people whose role has that permission; 403 for everybody else
 *
 * Staff who have not given their second factor are let in to what says `beforeSecondFactor` and to nothing else.
 */
export type Access = 'public' | 'session' | 'account' | 'author' | SharedAccess | StaffAccess

/** What a file that comes with a form must be. The browser checks with it too. */
export type FileRule = {
  /** At most so many bytes. */
  most: number
  tooLarge: string
  /** The types that a browser may call it; the server looks at what is in it. */
  types: readonly string[]
  wrongType: string
  /** What to say when there is none; null: it may be left out. */
  missing: string | null
}
export type FileRules = Readonly<Record<string, FileRule>>

export type JsonBody<F extends z.ZodObject = z.ZodObject> = {
  type: 'application/json'
  fields: F
  /** How long it may be, in bytes; without it, as texts of a form are. */
  most?: number
  /** What a field must be because of another, under the name of what is wrong; told along with all that is wrong by itself. */
  together?: (given: { fields: Readonly<Record<string, unknown>> }) => Record<string, string>
}

/** A form. Its files come apart from its texts: the server keeps them out of its memory. */
export type FormBody<F extends z.ZodObject = z.ZodObject, Files extends FileRules = FileRules> = {
  type: 'multipart/form-data'
  fields: F
  files: Files
  /** What a field or a file must be because of another, under the name of what is wrong. */
  together?: (given: {
    fields: Readonly<Record<string, string>>
    files: readonly string[]
  }) => Record<string, string>
}

/** What a call takes in its body. Another form of body is one more type here and one more reader in the server. */
export type Body<F extends z.ZodObject = z.ZodObject, Files extends FileRules = FileRules> =
  | JsonBody<F>
  | FormBody<F, Files>

export function jsonBody<F extends z.ZodObject>(fields: F, together?: JsonBody['together']) {
  return { type: 'application/json', fields, ...(together && { together }) } as const
}

/** The same for texts that may be long. @param most bytes of the whole */
export function longJsonBody<F extends z.ZodObject>(fields: F, most: number) {
  return { type: 'application/json', fields, most } as const
}

/** A form whose fields are texts, each given once, and whose files are told apart by the name of their field. */
export function multipartBody<F extends z.ZodObject, const Files extends FileRules>(
  fields: F,
  files: Files,
  together?: FormBody['together'],
) {
  return { type: 'multipart/form-data', fields, files, ...(together && { together }) } as const
}

/** The texts of a body are so long at the most, all together, in bytes. */
const MOST_TEXT_BYTES = 64 * 1024
/** What is between the parts of a form. */
const MOST_WRAPPING_BYTES = 16 * 1024

/** How long a body may be as a whole, in bytes. */
export function longestBody(body: Body): number {
  if (body.type === 'application/json') return body.most ?? MOST_TEXT_BYTES
  const files = Object.values(body.files).reduce((sum, { most }) => sum + most, 0)
  return files + MOST_TEXT_BYTES + MOST_WRAPPING_BYTES
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
  Files extends FileRules = FileRules,
> = {
  id: string
  method: Method
  path: Path
  /** Other spellings at which the same call answers. */
  aliases?: readonly string[]
  tag: string
  summary: string
  description?: string
  access: Access
  params: Params
  query: Query
  body?: Body<Sent, Files>
  /** Staff who have not given their second factor yet are let in; `unset`: while they have none. */
  beforeSecondFactor?: true | 'unset'
  /** The call changes something and may be repeated with the same key. */
  takesIdempotencyKey?: true
  output: Output
  refusals: readonly RefusalCode[]
  /** What a 404 says. */
  notFound?: string
  /** Parameters of the query that make the answer of a public call somebody's own: with one of them it is not kept. */
  ownWith?: readonly string[]
  /** `public`: the same for everybody, kept in memory until public content changes. */
  caching: 'public' | 'none'
}

/** A call that answers with a file. */
export type FileEndpoint = Endpoint<string, z.ZodObject, z.ZodObject, FileOutput>
export type AnyEndpoint = Endpoint | FileEndpoint

/** What is declared of a call: what follows from the rest, and what is so of nearly every call, need not be said. */
type Declared<
  Path extends string,
  P extends z.ZodObject,
  Q extends z.ZodObject,
  O extends z.ZodType | FileOutput,
  B extends z.ZodObject,
  F extends FileRules,
> = Omit<Endpoint<Path, P, Q, O, B, F>, 'params' | 'query' | 'refusals' | 'caching'> & {
  params?: P
  query?: Q
  /** Besides those that follow from access, query and body. */
  refusals?: readonly RefusalCode[]
  /** `none` when it is not said. */
  caching?: 'public' | 'none'
}

export function endpoint<
  const Path extends `/api/${string}`,
  O extends z.ZodType | FileOutput,
  const M extends Method,
  const A extends Access,
  P extends z.ZodObject = NoFields,
  Q extends z.ZodObject = NoFields,
  B extends z.ZodObject = NoFields,
  F extends FileRules = Record<never, never>,
>(
  declared: Declared<Path, P, Q, O, B, F> & { method: M; access: A },
): Endpoint<Path, P, Q, O, B, F> & { method: M; access: A } {
  const { params = noParams as z.ZodObject as P, query = noParams as z.ZodObject as Q } = declared // left out: no fields
  const whole = { ...declared, params, query, caching: declared.caching ?? 'none' }
  return { ...whole, refusals: [...new Set([...refusalsThatFollow(whole), ...(declared.refusals ?? [])])] }
}

type Asked = Pick<
  AnyEndpoint,
  'access' | 'params' | 'query' | 'body' | 'takesIdempotencyKey' | 'beforeSecondFactor'
>

/** Every call is limited; the rest depends on who may call and on what is sent. */
function refusalsThatFollow(asked: Asked): RefusalCode[] {
  const { access, params, query, body, takesIdempotencyKey, beforeSecondFactor } = asked
  const isRead = hasFields(query) || body !== undefined || takesIdempotencyKey === true
  const isForAllAccounts = access === 'session' || (access === 'account' && beforeSecondFactor === true)
  return [
    ...(isRead ? (['invalid'] as const) : []),
    ...(access === 'public' ? [] : (['unauthenticated'] as const)),
    ...(access === 'public' || isForAllAccounts ? [] : (['forbidden'] as const)),
    ...(hasFields(params) ? (['not_found'] as const) : []),
    ...(body ? (['unsupported', 'too_large'] as const) : []),
    'too_many',
  ]
}

function hasFields(schema: z.ZodObject): boolean {
  return Object.keys(schema.shape).length > 0
}

/** What a caller passes in: parameters of the path, of the query and of the body, before the server parses them. Files go beside. */
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

/** The files of a form, by the names of their fields. */
export type FilesOf<E> =
  E extends Endpoint<string, z.ZodObject, z.ZodObject, z.ZodType | FileOutput, z.ZodObject, infer F>
    ? F
    : never
