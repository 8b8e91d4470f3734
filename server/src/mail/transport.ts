import type { Message } from './build-message.ts'

/** Where mail goes. `name` is another for each mail and the same at each try of one. */
export type Transport = {
  /** @throws MailProblem */
  hand: (message: Message, options: { name: string; signal: AbortSignal }) => Promise<'sent' | 'kept'>
}
