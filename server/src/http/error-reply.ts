import { refusalStatus } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import type { RefusalReply } from '@panai/contract/http/refusal-reply'
import { tamilOf } from '@panai/contract/language/in-two-languages'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { Context } from 'hono'
import { isBusy, isWithoutDatabase } from '../db/database-problem.ts'
import { diskProblem } from '../files/disk-problem.ts'
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
  const trouble = troubleOf(error)
  const line = { requestId, path: withoutSecrets(c.req.path) }
  if (trouble) c.get('log').warn({ ...line, error }, trouble.what)
  else c.get('log').error({ ...line, err: error }, 'a request failed')
  const { status, message } = trouble ?? { status: 500, message: messages.serverError }
  const reply: RefusalReply = {
    success: false,
    message: say(message),
    code: codeOf(message) ?? 'general.server_error',
    request_id: requestId,
  }
  return Response.json(reply, { status, headers: { ...NO_STORE, ...(status === 503 && comeAgain) } })
}

/** What the log and the visitor are told of a fault of what is around the server. */
type Trouble = { what: string; status: 503 | 507; message: string }

/** null: the error is a bug. */
function troubleOf(error: unknown): Trouble | null {
  const disk = diskProblem(error)
  if (disk === 'full') return { what: 'a request found the disk full', status: 507, message: messages.noRoom }
  if (disk)
    return { what: 'a request found a disk that takes nothing', status: 503, message: messages.cannotKeep }
  const away = { status: 503, message: messages.serverError } as const
  if (isWithoutDatabase(error)) return { what: 'a request found no database', ...away }
  return isBusy(error) ? { what: 'a request found the database busy', ...away } : null
}

type Say = (text: string) => string

/** In Tamil where that is asked for and there are such words. */
function inLanguageOf(c: Context<ServerContext>): Say {
  return languageAsked(c) === 'ta' ? (text) => tamilOf(text) ?? text : (text) => text
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
