import type { Message } from './build-message.ts'

/**
 * What is being done with a mail server: reaching it (until it has greeted and said what it can), logging in, naming sender and
 * recipient, giving the message, and waiting for its answer to the whole of it. Who breaks off before the last leaves no mail behind.
 */
export const handingSteps = ['connect', 'login', 'envelope', 'message', 'answer'] as const
export type HandingStep = (typeof handingSteps)[number]

/** Where mail goes. `name` is another for each mail and the same at each try of one. */
export type Transport = {
  /** @throws MailProblem */
  hand: (message: Message, options: HandingOptions) => Promise<'sent' | 'kept'>
}

export type HandingOptions = {
  name: string
  /** Breaks it off. */
  signal: AbortSignal
  /** Hears of each step as it begins. */
  onStep: (step: HandingStep) => void
}
