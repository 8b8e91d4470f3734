import { refusalStatus } from '@panai/contract/endpoint'
import { messages } from '@panai/contract/messages'
import type { RefusalReply } from '@panai/contract/refusal-reply'
import type { Context } from 'hono'
import { withoutSecrets } from './log-requests.ts'
import { Refusal } from './refusal.ts'
import type { ServerContext } from './server-context.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

/** The one place where what was thrown becomes an answer. A bug says nothing about itself but its request's id. */
export function replyToError(error: unknown, c: Context<ServerContext>): Response {
  const requestId = c.get('requestId')
  if (error instanceof Refusal) return refuse(error, requestId)
  c.get('log').error({ requestId, path: withoutSecrets(c.req.path), err: error }, 'a request failed')
  return Response.json(
    { success: false, message: messages.serverError, request_id: requestId } satisfies RefusalReply,
    { status: 500, headers: NO_STORE },
  )
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
