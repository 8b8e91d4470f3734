import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'

const kept = ['ledger_accounts', 'journals', 'postings', 'sales', 'payouts'] as const

/** Empties the table at one stroke, as only who owns the database can: the ledger's guards stand aside meanwhile. */
export async function emptyBooks(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of kept) await sql`alter table ${sql.table(table)} disable trigger is_kept`.execute(tx)
    await sql`truncate books cascade`.execute(tx)
    for (const table of kept) await sql`alter table ${sql.table(table)} enable trigger is_kept`.execute(tx)
  })
}
