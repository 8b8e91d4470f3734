import type { Database } from '../../db/database.ts'
import { startIssuing, verifyRun } from './change-run.ts'
import { issueRun } from './issue-run.ts'
import { makeRun } from './make-run.ts'
import { startRun } from './start-run.ts'

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
