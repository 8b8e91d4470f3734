import { alerts } from '@panai/contract/operations/alerts'
import { sql } from 'kysely'
import { JOBS_SCHEMA } from '../../../db/boss-database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { alarm, type Finding, fine, isOver, type OperationsDeps } from '../finding.ts'
import { readBriefly } from '../read-briefly.ts'
import { lasted } from '../words.ts'

/** As `ledgerProblem` writes it. What else a job says of its failure may name hosts, and stays in the list of jobs. */
const difference = /^\d+ totals? of the ledger disagrees? with its entries/

type Recounts = {
  succeeded_at: Date | null
  failed_since: Date | null
  problem: string | null
  /** When it was first put on the clock. */
  scheduled_at: Date | null
}

/** What the nightly recount found last. */
export async function checkLedger({ db }: Pick<OperationsDeps, 'db'>): Promise<Finding> {
  const { succeeded_at, failed_since, problem, scheduled_at } = await readBriefly(db, readRecounts)
  if (failed_since !== null) {
    const found = difference.exec(problem ?? '')?.[0]
    return alarm('LedgerDiffers', found ? `${found}.` : 'The ledger could not be recounted.', failed_since)
  }
  const since = succeeded_at ?? scheduled_at
  const says =
    succeeded_at === null
      ? 'The ledger has not been recounted yet; that is done each night.'
      : `All totals agreed with their entries, ${lasted(succeeded_at)} ago.`
  return isOver(alerts.LedgerUnchecked.above, since) ? alarm('LedgerUnchecked', says, since) : fine(says)
}

async function readRecounts(tx: Tx): Promise<Recounts> {
  const [job, schedule] = [sql.table(`${JOBS_SCHEMA}.job`), sql.table(`${JOBS_SCHEMA}.schedule`)]
  const { rows } = await sql<Recounts>`
    with recounts as (select state, completed_on, output from ${job} where name = 'check-ledger'),
      succeeded as (select max(completed_on) as at from recounts where state = 'completed'),
      failed as (
        select completed_on, output from recounts, succeeded
        where state = 'failed' and (succeeded.at is null or completed_on > succeeded.at)
      )
    select (select at from succeeded) as succeeded_at, (select min(completed_on) from failed) as failed_since,
      (select output ->> 'message' from failed order by completed_on desc limit 1) as problem,
      (select created_on from ${schedule} where name = 'check-ledger') as scheduled_at`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the look at the recounts gave no row')
  return row
}
