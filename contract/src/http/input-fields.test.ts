import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../endpoints.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { MAX_ID } from './fields.ts'

type Schema = z.core.JSONSchema.JSONSchema
const all: readonly AnyEndpoint[] = endpoints

/** What is open in a schema: texts without an end, numbers that no column holds, lists without an end, days of any year. */
function openParts(schema: z.core.$ZodType): string[] {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return [...new Set(look(whole, '', whole.$defs ?? {}))]
}

function* look(
  schema: z.core.JSONSchema._JSONSchema,
  at: string,
  named: Record<string, Schema>,
): Generator<string> {
  if (typeof schema === 'boolean') return
  const { $ref, anyOf = [], oneOf = [], properties = {}, items, additionalProperties } = schema
  if ($ref !== undefined) yield* look(named[$ref.replace('#/$defs/', '')] ?? {}, at, named)
  for (const one of [...anyOf, ...oneOf]) yield* look(one, at, named)
  for (const [name, field] of Object.entries(properties)) yield* look(field, `${at}.${name}`, named)
  const types = [schema.type].flat()
  if (schema.enum !== undefined || schema.const !== undefined) return
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => pattern ?? [])
  if (types.includes('string')) {
    if (schema.maxLength === undefined && patterns.length === 0) yield `${at} is a text without an end`
    if (/^date/.test(schema.format ?? '') && !patterns.some((pattern) => pattern.startsWith('^(19|2\\d)')))
      yield `${at} is of any year`
  }
  if (types.some((type) => type === 'number' || type === 'integer')) {
    const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? -Infinity)
    const most = Number(schema.maximum ?? schema.exclusiveMaximum ?? Infinity)
    if (least < -MAX_ID || most > MAX_ID) yield `${at} is a number that no column holds`
  }
  if (types.includes('array')) {
    if (schema.maxItems === undefined) yield `${at} is a list without an end`
    if (items && !Array.isArray(items)) yield* look(items, `${at}[]`, named)
  }
  if (typeof additionalProperties === 'object') yield `${at} takes names that nobody declared`
}

test.each(all.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s takes nothing without an end',
  (_, { params, query, body }) => {
    for (const part of [params, query, ...(body ? [body.fields] : [])]) expect(openParts(part)).toEqual([])
  },
)

test('the look itself finds what is open', () => {
  const open = z.object({
    text: z.string(),
    list: z.array(z.object({ count: z.int(), share: z.number().nullable() })),
    day: z.iso.date().optional(),
    words: z.record(z.string().max(5), z.string().max(5)),
    shut: z.string().max(5),
  })
  expect(openParts(open)).toEqual([
    '.text is a text without an end',
    '.list is a list without an end',
    '.list[].count is a number that no column holds',
    '.list[].share is a number that no column holds',
    '.day is of any year',
    '.words takes names that nobody declared',
  ])
})
