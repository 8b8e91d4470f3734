import fc from 'fast-check'
import { PASSWORD } from '../cast/people.ts'

/** A schema as zod writes it, as far as the contract uses it. */
export type JsonSchema = {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  multipleOf?: number
  examples?: unknown[]
}

type Definitions = Record<string, JsonSchema>

/** What may mostly stand there, so that a request comes as far as the part of it that is hostile. */
export function plausible(schema: JsonSchema, name = '', known: Definitions = {}): fc.Arbitrary<unknown> {
  const definitions = { ...known, ...schema.$defs }
  if (schema.$ref !== undefined) {
    const target = definitions[schema.$ref.replace('#/$defs/', '')]
    return target ? plausible(target, name, definitions) : fc.constant({})
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices?.length) return fc.oneof(...choices.map((one) => plausible(one, name, definitions)))
  if (schema.type === 'object' || schema.properties) return objectOf(schema, definitions)
  if (schema.type === 'array')
    return fc.array(plausible(schema.items ?? {}, name, definitions), {
      minLength: Math.min(schema.minItems ?? 0, 5),
      maxLength: Math.min(schema.maxItems ?? 3, 5),
    })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
  return textOf(schema, name)
}

function objectOf({ properties = {}, required = [] }: JsonSchema, definitions: Definitions) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, plausible(schema, name, definitions)] as const,
  )
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  })
}

/** Small ones mostly: they are the numbers and versions of what is there. */
function numberOf({
  type,
  minimum = -1_000,
  maximum = 1_000_000,
  multipleOf,
}: JsonSchema): fc.Arbitrary<number> {
  const [least, most] = [Math.ceil(Math.max(minimum, -(2 ** 31))), Math.floor(Math.min(maximum, 2 ** 31 - 1))]
  const small = fc.integer({
    min: Math.min(Math.max(least, 1), most),
    max: Math.max(least, Math.min(most, 60)),
  })
  const any = fc.integer({ min: least, max: Math.max(least, most) })
  const edge = fc.constantFrom(least, most)
  const whole = fc.oneof({ weight: 6, arbitrary: small }, any, edge)
  return type === 'number' && multipleOf !== 1
    ? fc.oneof(
        whole,
        small.map((value) => value / 100),
      )
    : whole
}

const words = [
  'Kavitha Raman',
  'பனை ஓலை',
  'A plain text.',
  'Two lines\nof a text',
  'https://example.com/page',
  '<img src=x onerror=ran() data-attack>',
  '</textarea><svg/onload=ran() data-attack>',
]

function textOf(schema: JsonSchema, name: string): fc.Arbitrary<string> {
  const { format, pattern, examples, minLength = 0, maxLength = 300 } = schema
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  if (format === 'date' || /_on$/.test(name)) return day.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return day.map((date) => date.toISOString())
  if (format === 'uuid') return fc.uuid()
  if (/password/.test(name)) return fc.constantFrom(PASSWORD, PASSWORD, 'Another-Palmyra-77')
  if (/email/.test(name)) return fc.nat(10_000).map((number) => `reader.${number}@mail.example`)
  if (examples?.length) return fc.constantFrom(...examples.map(String))
  if (pattern !== undefined) return matching(pattern)
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(...words) },
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    )
    .map((text) => text.padEnd(minLength, 'x').slice(0, maxLength))
}

/** Not every pattern can be turned round: then a text of our own has to do. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 })
  } catch {
    return fc.constantFrom('7', '2026-10', '2026-10-01', 'https://example.com/', 'A plain text')
  }
}
