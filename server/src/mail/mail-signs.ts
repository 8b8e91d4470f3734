import type { HeldUp } from './follow-server.ts'

/** What others are told about this node's mail. */
export type MailSigns = {
  /** Whether the mail server takes none of this node; null: as far as is known it does. */
  heldUp: () => HeldUp | null
  /** Aborted when this node stops, and carries no more. */
  stopping: AbortSignal
}
