import type { Body, FormBody, JsonBody } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import type { Context } from 'hono'
import { readMultipart } from './read-multipart.ts'
import type { Errors, ReceivedBody } from './received-body.ts'
import { Refusal } from './refusal.ts'
import type { ServerContext } from './server-context.ts'

const JSON_PATIENCE_MS = 60_000

/** What was sent, not yet checked. @throws Refusal when it is not of the type that the endpoint takes, or can't be read as that. */
export async function readBody(body: Body, c: Context<ServerContext>): Promise<ReceivedBody> {
  const given = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (given !== body.type) throw new Refusal('unsupported', `The body must be sent as ${body.type}.`)
  return body.type === 'application/json' ? readJson(body, c) : readForm(body, c)
}

async function readJson(body: JsonBody, c: Context<ServerContext>): Promise<ReceivedBody> {
  const patience = setTimeout(() => c.env.incoming?.destroy(), JSON_PATIENCE_MS)
  let fields: unknown
  try {
    fields = JSON.parse(await c.req.text())
  } catch {
    throw new Refusal('invalid', messages.invalidInput, { errors: { body: ['The body must be JSON'] } })
  } finally {
    clearTimeout(patience)
  }
  return { fields, files: {}, errors: isObject(fields) ? toErrors(body.together?.({ fields })) : {} }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function toErrors(problems: Record<string, string> = {}): Errors {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, [problem]]))
}

async function readForm(body: FormBody, c: Context<ServerContext>): Promise<ReceivedBody> {
  const form = await readMultipart(body, c)
  const names = Object.keys(form.files)
  const bad: Errors = {}
  for (const [name, { missing }] of Object.entries(body.files))
    if (missing !== null && !names.includes(name)) bad[name] = [missing]
  const together = toErrors(body.together?.({ ...form, files: names }))
  // What was wrong with the part itself says more than that it is not there.
  return { ...form, errors: { ...bad, ...together, ...form.errors } }
}
