import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import type { LedgerDifference } from '../royalties/index.ts'

const MOST_SHOWN = 5

/** Where a statement disagrees with the entries of the ledger. None: all is well. */
export async function findStatementDifferences(db: Database): Promise<LedgerDifference[]> {
  const { rows } = await sql<LedgerDifference>`select * from statement_differences()`.execute(db)
  return rows
}

/** Recounts all statements each night, right after the ledger itself. */
export const checkStatements: JobKind = {
  name: 'check-statements',
  title: 'Compares the royalty statements with the ledger',
  cron: '30 2 * * *',
  async work({ db }) {
    const differences = await findStatementDifferences(db)
    if (differences.length === 0) return 'All statements agree with the ledger.'
    const shown = differences
      .slice(0, MOST_SHOWN)
      .map(
        ({ what, author_id, kept, counted }) =>
          `${what} of author ${author_id} is ${kept}, counted ${counted}`,
      )
    throw new Error(`${differences.length} statements disagree with the ledger: ${shown.join('; ')}`)
  },
}
