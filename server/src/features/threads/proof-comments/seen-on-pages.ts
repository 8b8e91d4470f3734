import type { ThreadSide } from '@panai/contract/threads/thread-rules'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

type Writer = { about: { id: number }; side: ThreadSide; seen: number | undefined }

/**
 * Up to which message the conversation has been seen by who writes about a page: those who look at pages see the comments alone. From
 * the first other message on that this side has not read, or not answered, nothing counts as seen.
 */
export async function seenOnPages(tx: Tx, { about, side, seen = 0 }: Writer): Promise<number> {
  const isNew =
    side === 'staff'
      ? sql`(message.id > staff_read_id or message.at >= waiting_since)`
      : sql`message.id > author_read_id`
  const { rows } = await sql<{ first: number | null }>`
    select min(message.id) as first
    from threads join thread_messages as message using (submission_id)
    where submission_id = ${about.id} and message.side <> ${side} and ${isNew}
      and not exists (select from proof_comments where proof_comments.id = message.id)
      and not exists (select from proof_answers where proof_answers.id = message.id)`.execute(tx)
  return Math.min(seen, (rows[0]?.first ?? Infinity) - 1)
}
