import { refusalStatus } from '@panai/contract/endpoint'
import type { InterfaceLanguage } from '@panai/contract/interface-languages'
import { messages } from '@panai/contract/messages'
import type { RefusalReply } from '@panai/contract/refusal-reply'
import { toldInTamil } from '@panai/contract/told'
import type { Context } from 'hono'
import { isBusy, isWithoutDatabase } from '../db/database-problem.ts'
import { languageAsked } from './language-asked.ts'
import { Refusal } from './refusal.ts'
import { codeOf } from './refusal-codes.ts'
import { withoutSecrets } from './secret-paths.ts'
import type { ServerContext } from './server-context.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }
/** Seconds after which a database that was killed, or was busy, mostly answers again. */
export const comeAgain = { 'Retry-After': '5' }

/** The one place where what was thrown becomes an answer. A bug says nothing about itself but its request's id. */
export function replyToError(error: unknown, c: Context<ServerContext>): Response {
  const requestId = c.get('requestId')
  const say = inLanguageOf(c)
  if (error instanceof Refusal) return refuse(error, requestId, say, languageAsked(c))
  const reply: RefusalReply = {
    success: false,
    message: say(messages.serverError),
    code: 'general.server_error',
    request_id: requestId,
  }
  const line = { requestId, path: withoutSecrets(c.req.path) }
  const without = isWithoutDatabase(error)
  if (without || isBusy(error)) {
    const what = without ? 'a request found no database' : 'a request found the database busy'
    c.get('log').warn({ ...line, error }, what)
    return Response.json(reply, { status: 503, headers: { ...NO_STORE, ...comeAgain } })
  }
  c.get('log').error({ ...line, err: error }, 'a request failed')
  return Response.json(reply, { status: 500, headers: NO_STORE })
}

type Say = (text: string) => string

/** In Tamil where that is asked for and there are such words. */
function inLanguageOf(c: Context<ServerContext>): Say {
  return languageAsked(c) === 'ta' ? (text) => toldInTamil(text) ?? text : (text) => text
}

function refuse(refusal: Refusal, requestId: string, say: Say, language: InterfaceLanguage): Response {
  const body: RefusalReply = {
    success: false,
    message: (language === 'ta' ? refusal.tamil : undefined) ?? say(refusal.message),
    code: codeOf(refusal.message) ?? refusal.code,
    ...(refusal.errors && { errors: eachSaid(refusal.errors, say) }),
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

function eachSaid(errors: Record<string, string[]>, say: Say): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, said.map(say)]))
}
