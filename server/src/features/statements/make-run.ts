import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { makeBatch } from './make-batch.ts'

const AUTHORS_AT_A_TIME = 200

/** Makes the statements of one run, some authors at a time: what was done stays done, whenever it breaks off. */
export async function makeRun(db: Database, runId: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) if (!(await inTransaction(db, (tx) => makeSome(tx, runId)))) return
}

/** @returns whether there may be more to make. */
async function makeSome(tx: Tx, runId: number): Promise<boolean> {
  // Two nodes may have the same job: one waits here and goes on where the other has ended.
  const run = await tx
    .selectFrom('statement_runs')
    .select(['last_journal_id', 'after_author_id'])
    .where('id', '=', runId)
    .where('state', '=', 'working')
    .forUpdate()
    .executeTakeFirst()
  if (!run) return false
  const authors = await tx
    .selectFrom('ledger_accounts')
    .select('author_id')
    .where('author_id', '>', run.after_author_id)
    .orderBy('author_id')
    .limit(AUTHORS_AT_A_TIME)
    .execute()
  const ids = authors.flatMap(({ author_id }) => author_id ?? [])
  const last = ids.at(-1)
  if (last === undefined) {
    await tx
      .updateTable('statement_runs')
      .set({ state: 'ready', ready_at: sql<Date>`now()` })
      .where('id', '=', runId)
      .execute()
    return false
  }
  await makeBatch(tx, { runId, lastJournalId: run.last_journal_id }, ids)
  await tx
    .updateTable('statement_runs')
    .set((eb) => ({ after_author_id: last, authors_done: eb('authors_done', '+', ids.length) }))
    .where('id', '=', runId)
    .execute()
  return true
}
