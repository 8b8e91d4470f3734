/** Why a mail could not be handed over. Its texts hold no password. */
export class MailProblem extends Error {
  /** The receiving server said that this mail will never be taken; anything else may pass. */
  readonly isRefusal: boolean
  /** In a few words without anybody's address, for the log. */
  readonly code: string

  constructor(message: string, { isRefusal, code }: { isRefusal: boolean; code: string }) {
    super(message)
    this.name = 'MailProblem'
    this.isRefusal = isRefusal
    this.code = code
  }
}
