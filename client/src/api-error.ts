import type { RefusalReason, RefusalReply } from '@panai/contract/http/refusal-reply'

/** An answer of the API that is not a success. */
export class ApiError extends Error {
  readonly status: number
  /** The server's own, when it sent any. */
  readonly serverMessage: string | null
  /** What is wrong with which field. */
  readonly errors: Readonly<Record<string, string[]>>
  readonly reason: RefusalReason | undefined

  /** `fallback` is the message where the server sent none. */
  constructor(status: number, reply: Partial<RefusalReply>, fallback = `HTTP error! status: ${status}`) {
    super(reply.message ?? fallback)
    this.name = 'ApiError'
    this.status = status
    this.serverMessage = reply.message ?? null
    this.errors = reply.errors ?? {}
    this.reason = reply.reason
  }
}

/** What was refused, in the server's words. */
export async function toApiError(answer: Pick<Response, 'status' | 'json'>): Promise<ApiError> {
  return new ApiError(answer.status, await readRefusal(answer))
}

/** Empty where something else than the server answered. */
export async function readRefusal(answer: Pick<Response, 'json'>): Promise<Partial<RefusalReply>> {
  return answer.json().catch(() => ({}))
}
