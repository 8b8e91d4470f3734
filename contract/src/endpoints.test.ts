import { expect, test } from 'vitest'
import { z } from 'zod'
import { beforeSecondFactor, withoutSecondFactor } from './accounts/before-second-factor.ts'
import { endpoints } from './endpoints.ts'
import type { AnyEndpoint } from './http/endpoint.ts'
import { refusalStatus } from './http/endpoint.ts'

const all: readonly AnyEndpoint[] = endpoints
const addresses = all.flatMap(({ method, path, aliases = [] }) =>
  [path, ...aliases].map((address) => `${method} ${address}`),
)

test('no two calls share a name or an address', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('staff who have not given their second factor reach what giving it takes, and nothing else', () => {
  const leaving = ['validateToken', 'refreshToken', 'getUser', 'logout', 'getStaffMember']
  const giving = [...leaving, 'giveSecondFactor', 'askForPasskey']
  const settingUp = ['startSecondFactor', 'confirmSecondFactor', 'startPasskey', 'addPasskey']
  expect(beforeSecondFactor.map(({ id }) => id).sort()).toEqual(giving.toSorted())
  expect(withoutSecondFactor.map(({ id }) => id).sort()).toEqual([...giving, ...settingUp].toSorted())
})

test.each(all.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s takes what its path names',
  (_, { path, params }) => {
    expect([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(params.shape))
  },
)

test.each(all.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s says how it refuses',
  (_, endpoint) => {
    const { access, refusals, params, query, body, notFound } = endpoint
    expect(refusals).toContain('too_many')
    expect(refusals.includes('not_found')).toBe(Object.keys(params.shape).length > 0)
    expect(notFound !== undefined).toBe(refusals.includes('not_found'))
    const hasBody = body !== undefined
    expect(refusals.includes('invalid')).toBe(hasBody || Object.keys(query.shape).length > 0)
    expect(refusals.includes('unsupported')).toBe(hasBody)
    expect(refusals.includes('too_large')).toBe(hasBody)
    if (access !== 'public') expect(refusals).toContain('unauthenticated')
    const isForEverybodySignedIn = access === 'session' || access === 'account'
    expect(refusals.includes('forbidden')).toBe(
      isForEverybodySignedIn ? !beforeSecondFactor.includes(endpoint) : access !== 'public',
    )
  },
)

test('every refusal has a status of its own among those of errors', () => {
  const statuses = Object.values(refusalStatus)
  expect(new Set(statuses).size).toBe(statuses.length)
  for (const status of statuses) expect(status >= 400 && status < 500).toBe(true)
})

test('what depends on who asks is kept by nobody', () => {
  for (const { access, caching } of all) if (access !== 'public') expect(caching).toBe('none')
})

/** It can be made neither a text nor a number. */
const odd: unknown = JSON.parse('{"toString": 1, "valueOf": 1}')
const judged = all.flatMap(({ id, body }) =>
  body?.type === 'application/json' && body.together
    ? [{ id, fields: body.fields, together: body.together }]
    : [],
)

test.each(judged)('no value is too odd for what $id says of fields together', ({ fields, together }) => {
  let given: Record<string, unknown>[] = [{}]
  for (const [name, schema] of Object.entries(fields.shape)) {
    const choices = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).enum ?? [odd]
    given = given.flatMap((one) => choices.map((value) => ({ ...one, [name]: value })))
  }
  for (const one of given) expect(typeof together({ fields: one })).toBe('object')
})
