import { sql } from 'kysely'
import type { JobKind } from '../../jobs/job-kind.ts'
import { findLedgerDifferences } from './find-ledger-differences.ts'

const MOST_SHOWN = 5

/** Recounts the whole ledger each night: somebody must look at a difference before money moves. */
export const checkLedger: JobKind = {
  name: 'check-ledger',
  title: 'Recounts the royalty ledger',
  cron: '15 2 * * *',
  async work({ db }) {
    const differences = await db.transaction().execute(async (tx) => {
      // Nobody waits for it, and a large ledger takes longer than a request may.
      await sql`set local statement_timeout = 0`.execute(tx)
      return findLedgerDifferences(tx)
    })
    if (differences.length === 0) return 'All totals agree with their entries.'
    const shown = differences
      .slice(0, MOST_SHOWN)
      .map(({ what, author_id, kept, counted }) => `${what}${of(author_id)} is ${kept}, counted ${counted}`)
    throw new Error(
      `${differences.length} totals of the ledger disagree with its entries: ${shown.join('; ')}`,
    )
  },
}

function of(authorId: number | null): string {
  return authorId === null ? '' : ` of author ${authorId}`
}
