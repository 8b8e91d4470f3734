import type { RefusalCode } from '@panai/contract/endpoint'

/** An expected "no". Thrown anywhere below a route; one place turns it into the reply. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly errors: Record<string, string[]> | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: RefusalCode,
    message: string,
    more: { errors?: Record<string, string[]>; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}
