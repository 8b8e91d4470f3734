import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** The tables of background work are pg-boss's and have no trigger of ours: who let a job run again is written down here. */
export async function noteRetry(tx: Tx, id: string): Promise<void> {
  await sql`
    insert into audit_entries (account_id, network, action, operation, subject, subject_id, before, after)
    values (nullif(current_setting('panai.account'), '')::integer, nullif(current_setting('panai.network'), ''),
      current_setting('panai.action'), 'update', 'jobs', ${id}, '{"state": "failed"}', '{"state": "retry"}')`.execute(
    tx,
  )
}
