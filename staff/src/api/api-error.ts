import type { RefusalReason, RefusalReply } from '@panai/contract/refusal-reply'
import { consoleMessages } from '@panai/contract/staff/console-messages'
import { HttpError } from 'react-admin'

/** An answer that is not a success. `body.errors` is where forms look for what is wrong with which field. */
export class ApiError extends HttpError {
  readonly reason: RefusalReason | undefined

  constructor(status: number, reply: Partial<RefusalReply> = {}) {
    super(reply.message ?? sayStatus(status), status, { errors: forForm(reply.errors) })
    this.name = 'ApiError'
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

/** One text a field, as a form shows it. */
function forForm(errors: RefusalReply['errors']): Record<string, string> | undefined {
  if (!errors) return undefined
  return Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, texts.join(' ')]))
}
