import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplication, startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { ask } from '../../../test/ask.ts'
import { aMessage } from '../../../test/builders.ts'
import type { OpenApiDocument } from '../docs/build-open-api.ts'

let app: TestApplication
let document: OpenApiDocument
let ajv: Ajv2020
beforeAll(async () => {
  app = await startTestApplication()
  document = (await app.get('/api/openapi.json')).json() as OpenApiDocument // its shape is what the tests check
  ajv = new Ajv2020({ validateFormats: false, strict: false })
  ajv.addSchema(document, 'openapi')
})
afterAll(() => app.stop())

function schemaAt(...place: string[]): ValidateFunction {
  const steps = ['paths', '/api/contact', 'post', ...place, 'content', 'application/json', 'schema']
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/')
  return ajv.compile({ $ref: `openapi#/${pointer}` })
}

test('the call is described with its body and its key', () => {
  const operation = document.paths['/api/contact']?.post
  expect(operation?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ['Idempotency-Key', 'header', false],
  ])
  expect(operation?.requestBody?.required).toBe(true)
  expect(document.components.schemas.Enquiry).toMatchObject({
    required: ['name', 'email', 'reason', 'message'],
    properties: { message: { maxLength: 5_000 }, name: { minLength: 1, maxLength: 255 } },
  })
})

const bodies: Record<string, unknown> = {
  'a whole message': aMessage(),
  'no phone number': aMessage({ phone: undefined }),
  'a phone number that is null': aMessage({ phone: null }),
  'no name': aMessage({ name: undefined }),
  'an empty name': aMessage({ name: '' }),
  'a long name': aMessage({ name: 'x'.repeat(256) }),
  'no address': aMessage({ email: 'nobody' }),
  'a short phone number': aMessage({ phone: '1234' }),
  'an unknown reason': aMessage({ reason: 'x' }),
  'a long message': aMessage({ message: 'x'.repeat(5_001) }),
  'a number for a message': aMessage({ message: 7 }),
  nothing: null,
}

test.each(Object.entries(bodies))('document and server agree about %s', async (_, body) => {
  const { status } = await app.post('/api/contact', body)
  expect([200, 422]).toContain(status)
  expect(schemaAt('requestBody')(JSON.parse(JSON.stringify(body)))).toBe(status === 200)
})

test('every answer is as described', async () => {
  const limited = await anApplication({ settings: { MESSAGES_PER_MINUTE: '1' } })
  await limited.post('/api/contact', aMessage())
  const key = { 'idempotency-key': 'a-key-used-before' }
  const answers = [
    await app.post('/api/contact', aMessage(), key),
    await app.post('/api/contact', aMessage(), key),
    await app.post('/api/contact', {}),
    await app.post('/api/contact', aMessage({ message: 'x'.repeat(100_000) })),
    await ask(app.origin, '/api/contact', { method: 'POST', body: 'x' }),
    await limited.post('/api/contact', aMessage()),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 422, 413, 415, 429])
  for (const { status, json } of answers)
    expect([status, schemaAt('responses', String(status))(json())]).toEqual([status, true])
  const described = Object.keys(document.paths['/api/contact']?.post?.responses ?? {})
  expect(described.sort()).toEqual(answers.map(({ status }) => String(status)).sort())
})
