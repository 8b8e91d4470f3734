import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyAuthor } from '../notifications/index.ts'
import { statementIssued } from './statement-issued.ts'

const AT_A_TIME = 50

/** Issues the verified statements of a run, some at a time: each once, with one mail, whenever it breaks off. */
export async function issueRun(db: Database, runId: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) if (!(await inTransaction(db, (tx) => issueSome(tx, runId)))) return
}

/** @returns whether there may be more to issue. */
async function issueSome(tx: Tx, runId: number): Promise<boolean> {
  const run = await tx
    .selectFrom('statement_runs')
    .select(['period_from', 'period_to'])
    .where('id', '=', runId)
    .where('state', '=', 'issuing')
    .forUpdate()
    .executeTakeFirst()
  if (!run) return false
  const issued = await tx
    .updateTable('statements')
    .set({ state: 'issued', issued_at: sql<Date>`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('statements')
        .select('id')
        .where('run_id', '=', runId)
        .where('state', '=', 'verified')
        .orderBy('id')
        .limit(AT_A_TIME),
    )
    .returning(['id', 'author_id', 'closing_paise'])
    .execute()
  if (issued.length === 0) {
    await tx.updateTable('statement_runs').set({ state: 'ready' }).where('id', '=', runId).execute()
    return false
  }
  await lockEarlier(tx, issued)
  for (const { id, author_id, closing_paise } of issued)
    await notifyAuthor(
      tx,
      author_id,
      {
        kind: 'statement',
        statementId: id,
        from: run.period_from,
        to: run.period_to,
        closing: closing_paise,
      },
      () => queueMail(tx, statementIssued, { statementId: id }),
    )
  return true
}

/** The statements before these are history now. */
async function lockEarlier(tx: Tx, issued: readonly { id: number; author_id: number }[]): Promise<void> {
  await tx
    .updateTable('statements')
    .set({ state: 'locked', locked_at: sql<Date>`now()` })
    .where('state', '=', 'issued')
    .where(
      'author_id',
      'in',
      issued.map(({ author_id }) => author_id),
    )
    .where(
      'id',
      'not in',
      issued.map(({ id }) => id),
    )
    .execute()
}
