import { endpoints } from '@panai/contract/endpoints'
import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import fc from 'fast-check'
import { z } from 'zod'
import type { PersonName } from '../cast/callers.ts'
import type { Sent } from '../lib/send.ts'
import { partsOfForm, type Working, whoMay } from '../working/working.ts'
import { buildForm, formFaults } from './build-form.ts'
import { fileContent, fileName } from './form-files.ts'
import { hostileBody, hostileText, hostileValue } from './hostile-values.ts'
import { type JsonSchema, plausible } from './plausible.ts'
import { twist } from './twist.ts'

/** How each operation succeeds, by its id. */
export type Done = ReadonlyMap<string, Working>
export type HostileRequest = { operation: AnyEndpoint; caller: 'visitor' | PersonName; sent: Sent }

const all: readonly AnyEndpoint[] = endpoints
const callers: readonly HostileRequest['caller'][] = [
  ...['visitor', 'author', 'stranger', 'editor', 'accounts', 'admin', 'unset', 'asked'],
] as const
const made = new Map<string, fc.Arbitrary<Sent>>()

/**
 * The request of this number: every operation in turn, by every caller in turn and each time by one who may too, and the rest as the
 * seed has it, often beginning from one that succeeds. `{own}` in its path stands for the number of the author who calls.
 */
export function hostileRequest(seed: number, number: number, done: Done): HostileRequest {
  const endpoint = all[number % all.length]
  const round = Math.floor(number / all.length)
  if (!endpoint) throw new Error('there is no operation')
  const working = done.get(endpoint.id)
  const caller =
    (round % 2 === 0 && callers[(round / 2) % callers.length]) || (working?.caller ?? whoMay(endpoint))
  const arbitrary = made.get(endpoint.id) ?? requestOf(endpoint, working)
  made.set(endpoint.id, arbitrary)
  const [sent] = fc.sample(arbitrary, { seed: (Math.imul(seed, 0x9e3779b1) ^ number) | 0, numRuns: 1 })
  if (!sent) throw new Error('no request was made')
  return { operation: endpoint, caller, sent }
}

type Drawn = { body: Buffer; type: string } | null

function requestOf(endpoint: AnyEndpoint, working?: Working): fc.Arbitrary<Sent> {
  const addresses = [endpoint.path, ...(endpoint.aliases ?? [])]
  return fc
    .record({
      address: fc.constantFrom(...addresses),
      params: fc.record(mapOf(endpoint.params.shape, (name) => inPath(endpoint, name, working))),
      query: fc.oneof({ weight: 3, arbitrary: queryOf(endpoint, working) }, hostileQuery(endpoint)),
      method: fc.oneof(
        { weight: 25, arbitrary: fc.constant<string>(endpoint.method) },
        fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'),
      ),
      accept: fc.constantFrom('application/json', 'application/json', '*/*', 'text/html', 'x'),
      key: fc.option(hostileText, { freq: 4, nil: undefined }),
      drawn: bodyOf(endpoint, working),
      type: fc.option(
        fc.constantFrom(
          '',
          'text/plain',
          'application/json; charset=utf-16',
          'multipart/form-data',
          'x/y;;=',
          'application/x-www-form-urlencoded',
        ),
        { freq: 12, nil: undefined },
      ),
      encoding: fc.option(fc.constantFrom('gzip', 'deflate', 'br', 'x'), { freq: 30, nil: undefined }),
    })
    .map(({ address, params, query, method, accept, key, drawn, type, encoding }) => {
      const path = address.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
      const contentType = type ?? drawn?.type
      return {
        method,
        path: query === '' ? path : `${path}?${query}`,
        headers: {
          accept,
          ...(contentType !== undefined && { 'content-type': contentType }),
          ...(encoding !== undefined && drawn && { 'content-encoding': encoding }),
          ...(key !== undefined && { 'idempotency-key': headerText(key) }),
        },
        ...(drawn && method !== 'TRACE' && { body: drawn.body }),
      }
    })
}

function mapOf<T>(shape: Record<string, unknown>, make: (name: string) => T): Record<string, T> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, make(name)]))
}

const rawInPath = [
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '%ed%a0%80',
  '..%2f..%2f',
  '%2e%2e',
  '.',
  '%5c',
  ';',
  '*',
  '%0d%0a',
]

const known = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 60 })).map(String)

function inPath({ path }: AnyEndpoint, name: string, working?: Working): fc.Arbitrary<string> {
  const isAuthor = path.startsWith('/api/author/{id}/')
  const given = working?.params[name]
  return fc.oneof(
    { weight: given === undefined ? 0 : 20, arbitrary: fc.constant(percent(String(given))) },
    { weight: isAuthor ? 10 : 0, arbitrary: fc.constant('{own}') },
    { weight: 10, arbitrary: name === 'language' ? fc.constantFrom('en', 'ta') : known },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom('2147483647', '2147483648', '0', '-1', 'SBIN0000800') },
    { weight: 2, arbitrary: hostileText.map((text) => percent(text).slice(0, 6_000)) },
    { weight: 1, arbitrary: fc.constantFrom(...rawInPath) },
  )
}

function queryOf({ query }: AnyEndpoint, working?: Working): fc.Arbitrary<string> {
  const schema = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as JsonSchema // as zod writes it
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, one]) =>
      [
        name,
        fc.oneof(
          {
            weight: working?.query[name] === undefined ? 0 : 8,
            arbitrary: fc.constant(working?.query[name]),
          },
          { weight: 4, arbitrary: plausible(one, name, schema.$defs) },
          hostileText,
        ),
      ] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] }).map((given) =>
    Object.entries(given)
      .map(([name, value]) => `${name}=${percent(String(value)).slice(0, 8_000)}`)
      .join('&'),
  )
}

function hostileQuery({ query }: AnyEndpoint): fc.Arbitrary<string> {
  const names = [...Object.keys(query.shape), 'q', 'page', 'per_page', 'sort', '__proto__']
  const pair = fc.tuple(
    fc.constantFrom(...names),
    fc.oneof(hostileText.map(percent), fc.constantFrom(...rawInPath)),
  )
  return fc.array(pair, { maxLength: 4 }).map((pairs) =>
    pairs
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
      .slice(0, 12_000),
  )
}

function bodyOf({ body }: AnyEndpoint, working?: Working): fc.Arbitrary<Drawn> {
  if (!body)
    return fc.option(
      hostileBody.map((bytes) => ({ body: bytes, type: 'application/json' })),
      { freq: 10, nil: null },
    )
  const schema = z.toJSONSchema(body.fields, { io: 'input', unrepresentable: 'any' }) as JsonSchema // as zod writes it
  const twists = fc.array(fc.tuple(fc.nat(200), hostileValue), { maxLength: 2 })
  const fields = fc
    .tuple(
      fc.oneof(plausible(schema), {
        weight: working === undefined ? 0 : 1,
        arbitrary: fc.constant(working?.fields),
      }),
      twists,
    )
    .map(([value, changes]) =>
      changes.reduce((given, [place, hostile]) => twist(given, place, hostile), value),
    )
  if (body.type === 'application/json')
    return fc.oneof(
      {
        weight: 8,
        arbitrary: fields.map((value) => ({
          body: Buffer.from(JSON.stringify(value) ?? ''),
          type: body.type,
        })),
      },
      { weight: 1, arbitrary: hostileBody.map((bytes) => ({ body: bytes, type: body.type })) },
    )
  const files = fc.record(
    mapOf(body.files, (name) => {
      const given = working?.files[name]
      const hostile = fc.record({ file: fileName, value: fileContent })
      const any = given ? fc.oneof(fc.constant(given), hostile) : hostile
      return fc.option(any, { freq: 8, nil: undefined })
    }),
  )
  return fc.tuple(fields, files, fc.constantFrom(...formFaults)).map(([value, sent, fault]) => {
    const given = Object.entries(sent).flatMap(([name, one]) => (one ? [[name, one] as const] : []))
    return buildForm(partsOfForm(Object(value), Object.fromEntries(given)), fault)
  })
}

/** As it goes over the wire, also what is no text: half of a pair becomes the mark of a lost letter. */
function percent(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => (isPlain(byte) ? String.fromCharCode(byte) : escaped(byte)))
    .join('')
}

function isPlain(byte: number): boolean {
  return /[\w.~-]/.test(String.fromCharCode(byte))
}

function escaped(byte: number): string {
  return `%${byte.toString(16).padStart(2, '0')}`
}

/** What a client library lets through: the rest goes by sockets of our own. */
function headerText(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 4_000)
}
