import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Nothing is changed by it, so no trigger writes it down: that somebody took the books along is written here. */
export async function noteExport(tx: Tx): Promise<void> {
  await sql`
    insert into audit_entries (account_id, network, action, operation, subject, subject_id, after)
    values (nullif(current_setting('panai.account'), '')::integer, nullif(current_setting('panai.network'), ''),
      current_setting('panai.action'), 'insert', 'exports', 'money', '{"scope": "money"}')`.execute(tx)
}
