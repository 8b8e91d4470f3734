import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { inTransaction, takeAnyTime } from '../../db/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { findLedgerDifferences } from './find-ledger-differences.ts'
import { ledgerDiffers, ledgerProblem, MOST_SHOWN } from './ledger-differs.ts'

/** A check that fails is tried again, and tells of it once. */
const TOLD_FOR = '12 hours'

/** Recounts the whole ledger each night: somebody must look at a difference before money moves. */
export const checkLedger: JobKind = {
  name: 'check-ledger',
  title: 'Recounts the royalty ledger',
  cron: '15 2 * * *',
  async work({ db }) {
    const differences = await inTransaction(db, async (tx) => {
      await takeAnyTime(tx) // a large ledger takes longer than a request may
      return findLedgerDifferences(tx)
    })
    if (differences.length === 0) return 'All totals agree with their entries.'
    const shown = differences
      .slice(0, MOST_SHOWN)
      .map(({ what, author_id, kept, counted }) => `${what}${of(author_id)} is ${kept}, counted ${counted}`)
    await tellOnce(db, { count: differences.length, shown })
    throw new Error(`${ledgerProblem(differences.length)}: ${shown.join('; ')}`)
  },
}

async function tellOnce(db: Database, details: { count: number; shown: string[] }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const told = await tx
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', ledgerDiffers.name)
      .where('created_at', '>', sql<Date>`now() - ${TOLD_FOR}::interval`)
      .executeTakeFirst()
    if (!told) await queueMail(tx, ledgerDiffers, details)
  })
}

function of(authorId: number | null): string {
  return authorId === null ? '' : ` of author ${authorId}`
}
