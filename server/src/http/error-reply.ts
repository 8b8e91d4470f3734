import { refusalStatus } from '@panai/contract/endpoint'
import { messages } from '@panai/contract/messages'
import type { RefusalReply } from '@panai/contract/refusal-reply'
import type { Context } from 'hono'
import { isWithoutDatabase } from '../db/database-problem.ts'
import { Refusal } from './refusal.ts'
import { withoutSecrets } from './secret-paths.ts'
import type { ServerContext } from './server-context.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }
/** Seconds after which a database that was killed is mostly back. */
const COMES_BACK_S = 5

/** The one place where what was thrown becomes an answer. A bug says nothing about itself but its request's id. */
export function replyToError(error: unknown, c: Context<ServerContext>): Response {
  const requestId = c.get('requestId')
  if (error instanceof Refusal) return refuse(error, requestId)
  const reply: RefusalReply = { success: false, message: messages.serverError, request_id: requestId }
  const line = { requestId, path: withoutSecrets(c.req.path) }
  if (isWithoutDatabase(error)) {
    c.get('log').warn({ ...line, error }, 'a request found no database')
    const headers = { ...NO_STORE, 'Retry-After': String(COMES_BACK_S) }
    return Response.json(reply, { status: 503, headers })
  }
  c.get('log').error({ ...line, err: error }, 'a request failed')
  return Response.json(reply, { status: 500, headers: NO_STORE })
}

function refuse(refusal: Refusal, requestId: string): Response {
  const body: RefusalReply = {
    success: false,
    message: refusal.message,
    ...(refusal.errors && { errors: refusal.errors }),
    ...(refusal.reason && { reason: refusal.reason }),
    request_id: requestId,
  }
  const headers = {
    ...NO_STORE,
    ...(refusal.retryAfter && { 'Retry-After': String(refusal.retryAfter) }),
    ...(refusal.code === 'unauthenticated' && { 'WWW-Authenticate': 'Bearer' }),
  }
  return Response.json(body, { status: refusalStatus[refusal.code], headers })
}
