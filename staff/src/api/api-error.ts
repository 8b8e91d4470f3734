import type { RefusalReason, RefusalReply } from '@panai/contract/refusal-reply'
import { consoleMessages } from '@panai/contract/staff/console-messages'

/** An answer that is not a success. */
export class ApiError extends Error {
  readonly status: number
  /** What is wrong with which field. */
  readonly fields: Readonly<Record<string, string>>
  /** Where react-admin's forms look for it. */
  readonly body: { readonly errors?: Readonly<Record<string, string>> }
  readonly reason: RefusalReason | undefined

  constructor(status: number, reply: Partial<RefusalReply> = {}) {
    super(reply.message ?? sayStatus(status))
    this.name = 'ApiError'
    this.status = status
    this.fields = Object.fromEntries(
      Object.entries(reply.errors ?? {}).map(([name, texts]) => [name, texts.join(' ')]),
    )
    this.body = reply.errors ? { errors: this.fields } : {}
    this.reason = reply.reason
  }
}

/** As the server would refuse one field: for what is found out before it is asked. */
export function wrongField(name: string, message: string): ApiError {
  return new ApiError(422, { message, errors: { [name]: [message] } })
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

/** What is wrong with one field, when that is why a call was refused. */
export function problemOf(cause: unknown, field: string): string | undefined {
  return cause instanceof ApiError ? cause.fields[field] : undefined
}

/** What is wrong with the first of the fields: for where none can be marked. */
export function firstProblemOf(cause: unknown): string | undefined {
  return cause instanceof ApiError ? Object.values(cause.fields)[0] : undefined
}
