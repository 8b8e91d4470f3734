import type { RefusalCode } from '@panai/contract/http/endpoint'
import type { RefusalReason } from '@panai/contract/http/refusal-reply'

/** An expected "no". Thrown anywhere below a route; one place turns it into the reply. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly errors: Record<string, string[]> | undefined
  /** What can be done about it, for a screen that helps with it. */
  readonly reason: RefusalReason | undefined
  /** The message in Tamil, where it names something that no fixed text knows. */
  readonly tamil: string | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: RefusalCode,
    message: string,
    more: {
      errors?: Record<string, string[]>
      retryAfter?: number
      reason?: RefusalReason
      tamil?: string
    } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.errors = more.errors
    this.reason = more.reason
    this.tamil = more.tamil
    this.retryAfter = more.retryAfter
  }
}
