import type { HandingStep } from './transport.ts'

/**
 * `server`: it takes no mail at all, this one or another. `silence`: it did not answer about this mail, and nobody knows whether it
 * would about others. `mail`: it has answered, and will not take this one.
 */
export type MailFault = 'server' | 'silence' | 'mail'

/** Where a server failed, and what it said there: the codes alone, since its words may hold somebody's address. */
export type ServerTrouble = { step: HandingStep; reply: string | null }

type About = { isRefusal: boolean; fault: MailFault; trouble: ServerTrouble; code: string }

/** Why a mail could not be handed over. Its texts hold no password. */
export class MailProblem extends Error {
  /** The receiving server said that this mail will never be taken; anything else may pass. */
  readonly isRefusal: boolean
  readonly fault: MailFault
  readonly trouble: ServerTrouble
  /** In a few words without anybody's address, for the log. */
  readonly code: string

  constructor(message: string, { isRefusal, fault, trouble, code }: About) {
    super(message)
    this.name = 'MailProblem'
    this.isRefusal = isRefusal
    this.fault = fault
    this.trouble = trouble
    this.code = code
  }
}
