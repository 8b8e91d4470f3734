import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { type Said, storeMessage } from './store-message.ts'

/** An author asks about a line, or writes on: the company sees it among what waits. The same again with its key is stored once. */
export async function askAboutLine(
  tx: Tx,
  { lineId, authorId, ...said }: Said & { lineId: number; authorId: number },
): Promise<void> {
  const { id } = await tx
    .insertInto('statement_queries')
    .values({ line_id: lineId, author_id: authorId })
    .onConflict((conflict) => conflict.column('line_id').doUpdateSet({ author_id: authorId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!(await storeMessage(tx, id, 'author', said))) return
  await tx
    .updateTable('statement_queries')
    .set({ last_at: sql<Date>`now()`, waiting_since: sql<Date>`coalesce(waiting_since, now())` })
    .where('id', '=', id)
    .execute()
}
