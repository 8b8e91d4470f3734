import type { Body } from '@panai/contract/endpoint'
import { messages } from '@panai/contract/messages'
import type { Context } from 'hono'
import { Refusal } from './refusal.ts'
import type { ServerContext } from './server-context.ts'

type Reader = (c: Context<ServerContext>) => Promise<unknown>

const readers: Record<Body['type'], Reader> = {
  'application/json': readJson,
  'multipart/form-data': async () => {
    throw new Refusal('unsupported', messages.invalidInput)
  },
}

/** What was sent, not yet checked. @throws Refusal when it is not of the type that the endpoint takes, or can't be read as that. */
export async function readBody({ type }: Body, c: Context<ServerContext>): Promise<unknown> {
  const given = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (given !== type) throw new Refusal('unsupported', `The body must be sent as ${type}.`)
  return readers[type](c)
}

async function readJson(c: Context<ServerContext>): Promise<unknown> {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalid', messages.invalidInput, { errors: { body: ['The body must be JSON'] } })
  }
}
