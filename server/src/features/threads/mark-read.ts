import type { ThreadSide } from '@panai/contract/threads/thread-rules'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/**
 * Notes that a side has seen the other's messages up to one; nothing that was seen becomes unseen.
 * @returns how many are left that it has not seen.
 */
export async function markRead(
  tx: Tx,
  submissionId: number,
  side: ThreadSide,
  upTo: number,
): Promise<number> {
  const [read, unread] = columns[side]
  const thread = await tx
    .updateTable('threads')
    .set({
      [read]: sql<number>`greatest(${sql.ref(read)}, least(${upTo}::integer, coalesce(last_message_id, 0)))`,
    })
    .where('submission_id', '=', submissionId)
    .returning(`${read} as up_to`)
    .executeTakeFirst()
  if (!thread) return 0
  const { left } = await tx
    .selectFrom('thread_messages')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('submission_id', '=', submissionId)
    .where('id', '>', thread.up_to)
    .where('side', '<>', side)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('threads')
    .set({ [unread]: left })
    .where('submission_id', '=', submissionId)
    .execute()
  return left
}

const columns = {
  author: ['author_read_id', 'author_unread'],
  staff: ['staff_read_id', 'staff_unread'],
} as const

/** The author waits for nothing any more, unless they wrote again behind that message: then since that time. */
export async function settle(tx: Tx, submissionId: number, upTo: number): Promise<void> {
  await tx
    .updateTable('threads')
    .set(({ selectFrom }) => ({
      waiting_since: selectFrom('thread_messages')
        .select(({ fn }) => fn.min('at').as('first'))
        .where('submission_id', '=', submissionId)
        .where('side', '=', 'author')
        .where('id', '>', upTo),
    }))
    .where('submission_id', '=', submissionId)
    .where('waiting_since', 'is not', null)
    .execute()
}
