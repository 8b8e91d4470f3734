import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import fc from 'fast-check'
import { z } from 'zod'
import type { Sent } from '../lib/send.ts'
import { buildForm, type FormPart } from './build-form.ts'
import { type JsonSchema, plausible } from './plausible.ts'

/** A body that a call mostly takes, without files. The same seed is the same body. */
export function plausibleBody(
  endpoint: AnyEndpoint,
  seed: number,
): Pick<Sent, 'body'> & { headers: Sent['headers'] } {
  const { body } = endpoint
  if (!body) return { headers: {} }
  if (body.type === 'multipart/form-data') {
    const form = buildForm(plausibleTexts(endpoint, seed), 'none')
    return { headers: { 'content-type': form.type }, body: form.body }
  }
  const fields = plausibleFields(body.fields, seed)
  return { headers: { 'content-type': body.type }, body: Buffer.from(JSON.stringify(fields)) }
}

/** The texts of a form. */
export function plausibleTexts({ body }: AnyEndpoint, seed: number): FormPart[] {
  const fields = body ? plausibleFields(body.fields, seed) : {}
  return Object.entries(fields).map(([name, value]) => ({ name, value: Buffer.from(String(value)) }))
}

export function plausibleFields(schema: z.ZodObject, seed: number): Record<string, unknown> {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema // as zod writes it
  const [fields] = fc.sample(plausible(written), { seed, numRuns: 1 })
  return Object(fields)
}
