import { ApiError, readRefusal } from '@panai/client/api-error'
import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import type { RefusalReply } from '@panai/contract/http/refusal-reply'

/** A refusal as the forms of the console show it. */
export class StaffApiError extends ApiError {
  /** What is wrong with which field, in one text. */
  readonly fields: Readonly<Record<string, string>>
  /** Where react-admin's forms look for it. */
  readonly body: { readonly errors?: Readonly<Record<string, string>> }

  constructor(status: number, reply: Partial<RefusalReply> = {}) {
    super(status, reply, sayStatus(status))
    this.fields = Object.fromEntries(
      Object.entries(this.errors).map(([name, texts]) => [name, texts.join(' ')]),
    )
    this.body = reply.errors ? { errors: this.fields } : {}
  }
}

/** As the server would refuse one field: for what is found out before it is asked. */
export function wrongField(name: string, message: string): StaffApiError {
  return new StaffApiError(422, { message, errors: { [name]: [message] } })
}

/** No answer came: without a network, or when the server is silent for too long. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super(consoleMessages.noAnswer, { cause })
    this.name = 'NoAnswer'
  }
}

/** The server no longer knows who this is. What was stored is gone. */
export class SessionEnded extends StaffApiError {
  constructor() {
    super(401, { message: consoleMessages.sessionEnded })
    this.name = 'SessionEnded'
  }
}

export async function toStaffApiError(answer: Response): Promise<StaffApiError> {
  return new StaffApiError(answer.status, await readRefusal(answer))
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
  return cause instanceof StaffApiError ? cause.fields[field] : undefined
}

/** What is wrong with the first of the fields: for where none can be marked. */
export function firstProblemOf(cause: unknown): string | undefined {
  return cause instanceof StaffApiError ? Object.values(cause.fields)[0] : undefined
}
