import { brand } from '@panai/contract/brand/brand'
import { type AnyEndpoint, type Body, isFile, refusalStatus } from '@panai/contract/http/endpoint'
import { IDEMPOTENCY_KEY, idempotencyKey } from '@panai/contract/http/idempotency-key'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { z } from 'zod'

type Json = Record<string, unknown>
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: Json
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> }
}
type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Json
}
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters: Parameter[]
  security?: Record<string, string[]>[]
  requestBody?: { required: true; content: Record<string, { schema: Json; encoding?: Json }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>
}

const whatItMeans: Record<keyof typeof refusalStatus, string> = {
  invalid: 'Some values are not as they must be; `errors` names them all.',
  not_found: 'There is no such thing.',
  too_many: 'Too many requests from this address; `Retry-After` says when to come back.',
  too_large: 'The request is too large.',
  unsupported: 'The body is of a type that this call does not take.',
  conflict: 'It clashes with what is there.',
  unauthenticated: 'Nobody is logged in.',
  forbidden: 'The caller may not do this.',
}

const securitySchemes: OpenApiDocument['components']['securitySchemes'] = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The token that the login answers with. It is good for some minutes; `POST /api/refresh-token` gives another one.',
  },
}

/** The OpenAPI 3.1 document of the endpoints, made of the very schemas that the server parses with. */
export function buildOpenApi(
  endpoints: readonly AnyEndpoint[],
  { origin }: { origin: string },
): OpenApiDocument {
  const schemas: Record<string, Json> = {}
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints)
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const isAlias = path !== endpoint.path
      const operations = paths[path] ?? {}
      operations[endpoint.method.toLowerCase()] = describe(endpoint, isAlias, schemas)
      paths[path] = operations
    }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description: 'What the site itself uses. Amounts are rupees.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.tag))].map((name) => ({ name })),
    paths,
    components: { schemas, securitySchemes },
  }
}

function describe(endpoint: AnyEndpoint, isAlias: boolean, schemas: Record<string, Json>): Operation {
  const json = (schema: z.ZodType) => ({
    'application/json': { schema: toSchema(schema, 'output', schemas) },
  })
  const refusals = endpoint.refusals.map((code) => [
    String(refusalStatus[code]),
    { description: whatItMeans[code], content: json(refusalReply) },
  ])
  const answer = isFile(endpoint.output)
    ? { [endpoint.output.type]: { schema: { type: 'string', format: 'binary' } } }
    : json(endpoint.output)
  const note = isAlias ? `The same as \`${endpoint.path}\`.` : endpoint.description
  return {
    operationId: isAlias ? `${endpoint.id}Alias` : endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(note && { description: note }),
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params.shape, 'path'),
      ...parametersOf(endpoint.query.shape, 'query'),
      ...parametersOf(endpoint.takesIdempotencyKey ? { [IDEMPOTENCY_KEY]: idempotencyKey } : {}, 'header'),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { [endpoint.body.type]: describeBody(endpoint.body, schemas) },
      },
    }),
    responses: {
      '200': { description: 'Done.', content: answer },
      ...Object.fromEntries(refusals),
    },
  }
}

function describeBody(body: Body, schemas: Record<string, Json>): { schema: Json; encoding?: Json } {
  if (body.type === 'application/json') return { schema: toSchema(body.fields, 'input', schemas) }
  const files = Object.entries(body.files)
  const binary = files.map(([name, { missing, most }]) => {
    const file = z.string().meta({ format: 'binary', description: `A file of at most ${most} bytes.` })
    return [name, missing === null ? file.optional() : file]
  })
  return {
    schema: toSchema(z.object({ ...body.fields.shape, ...Object.fromEntries(binary) }), 'input', schemas),
    encoding: Object.fromEntries(files.map(([name, { types }]) => [name, { contentType: types.join(', ') }])),
  }
}

function parametersOf(fields: Record<string, z.core.$ZodType>, place: Parameter['in']): Parameter[] {
  return Object.entries(fields).map(([name, type]) => {
    const { description, ...schema } = toSchema(type, 'input', {})
    return {
      name,
      in: place,
      required: place === 'path',
      ...(typeof description === 'string' && { description }),
      schema,
    }
  })
}

/** A schema as JSON Schema; the named parts that it uses go to `schemas` and are referred to. */
function toSchema(schema: z.core.$ZodType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  })
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] = referToComponents(definition)
  return referToComponents(rest)
}

function referToComponents(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
