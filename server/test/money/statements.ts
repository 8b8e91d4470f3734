import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import type { Tx } from '../../src/db/transaction.ts'
import { issueRun } from '../../src/features/statements/issue-run.ts'
import { makeBatch } from '../../src/features/statements/make-batch.ts'
import { makeRun } from '../../src/features/statements/make-run.ts'
import { startIssuing, verifyRun } from '../../src/features/statements/staff/change-run.ts'
import { startRun } from '../../src/features/statements/staff/start-run.ts'

/** What the tests of this feature make and issue. */

/** The first day of the month that is the given number of months after January 2020: each a period of its own, long over. */
export function monthAfter(months: number): string {
  return new Date(Date.UTC(2020, months, 1)).toISOString().slice(0, 10)
}

/** Makes the statements of a month, as its job would. @returns the run. */
export async function aRun(db: Database, from = monthAfter(0)): Promise<number> {
  const id = await db.transaction().execute((tx) => startRun(tx, { period: 'month', from, accountId: null }))
  await makeRun(db, id)
  return id
}

/** Verifies all statements of a run and issues them. */
export async function issueAll(db: Database, runId: number): Promise<void> {
  const verified = await db.transaction().execute((tx) => verifyRun(tx, runId, 'all'))
  if (verified === 0) return
  await db.transaction().execute((tx) => startIssuing(tx, runId))
  await issueRun(db, runId)
}

/**
 * Drafts a statement of one author alone, made as they all are. Its period is long over: it is in the way of nobody else's.
 * @returns its id, null when there is nothing to state, and the run that holds nothing else.
 */
export async function draftAlone(
  tx: Tx,
  authorId: number,
): Promise<{ runId: number; statementId: number | null }> {
  const { rows } = await sql<{ id: number; last: number }>`
    insert into statement_runs (period_from, period_to, last_journal_id, state, ready_at)
    select day, day, (select coalesce(max(id), 0) from journals), 'ready', now()
    from (select date '1900-01-01' + (select count(*) from statement_runs)::integer as day) as next
    returning id, last_journal_id as last`.execute(tx)
  const [run] = rows
  if (!run) throw new Error('no run was made')
  await makeBatch(tx, { runId: run.id, lastJournalId: run.last }, [authorId])
  const made = await tx.selectFrom('statements').select('id').where('run_id', '=', run.id).executeTakeFirst()
  return { runId: run.id, statementId: made?.id ?? null }
}

/** Issues such a statement. @returns its id; null when there is nothing to state. */
export function stateAlone(db: Database, authorId: number): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const { runId, statementId } = await draftAlone(tx, authorId)
    await sql`update statements set state = 'verified', verified_at = now() where run_id = ${runId}`.execute(
      tx,
    )
    await sql`update statements set state = 'issued', issued_at = now() where run_id = ${runId}`.execute(tx)
    return statementId
  })
}
