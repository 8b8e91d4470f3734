import type { RefusalReason, RefusalReply } from '@panai/contract/refusal-reply'
import { consoleMessages } from '@panai/contract/staff/console-messages'

/** An answer that is not a success. `body.errors` is where react-admin's forms look for what is wrong with which field. */
export class ApiError extends Error {
  readonly status: number
  /** Narrowed by a form to what it can show. */
  readonly body: { errors?: FieldErrors | undefined }
  readonly reason: RefusalReason | undefined

  constructor(status: number, reply: Partial<RefusalReply> = {}) {
    super(reply.message ?? sayStatus(status))
    this.name = 'ApiError'
    this.status = status
    this.body = { errors: forForm(reply.errors) }
    this.reason = reply.reason
  }
}

/** No answer came: without a network, or when the server is silent for too long. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super(consoleMessages.noAnswer, { cause })
    this.name = 'NoAnswer'
  }
}

/** The server no longer knows who this is. What was stored is gone. */
export class SessionEnded extends ApiError {
  constructor() {
    super(401, { message: consoleMessages.sessionEnded })
    this.name = 'SessionEnded'
  }
}

export async function toApiError(answer: Response): Promise<ApiError> {
  const reply: Partial<RefusalReply> = await answer.json().catch(() => ({}))
  return new ApiError(answer.status, reply)
}

function sayStatus(status: number): string {
  if (status === 403) return consoleMessages.notAllowed
  if (status === 404) return consoleMessages.notFound
  if (status === 409) return consoleMessages.conflict
  if (status === 429) return consoleMessages.tooMany
  return status >= 500 ? consoleMessages.serverFailed : `${consoleMessages.refused} (${status})`
}

/** One text a field, as a form shows it; all of them for the notice, since a form need not have every field. */
function forForm(errors: RefusalReply['errors']): FieldErrors | undefined {
  if (!errors) return undefined
  const texts = Object.entries(errors).map(([name, all]) => [name, all.join(' ')] as const)
  const serverError = [consoleMessages.fieldsWrong, ...texts.map(([, text]) => text)].join(' ')
  return { ...Object.fromEntries(texts), root: { serverError } }
}

export type FieldErrors = Record<string, string | { serverError: string }>

/** What is wrong with which field, when that is why a call was refused. */
export function problemsOf(cause: unknown): Readonly<Record<string, string>> {
  const errors = cause instanceof ApiError ? (cause.body.errors ?? {}) : {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}

export function problemOf(cause: unknown, field: string): string | undefined {
  return problemsOf(cause)[field]
}
