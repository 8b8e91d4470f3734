import type { Tx } from '@panai/server/db/transaction'
import { sql } from 'kysely'

const kept = ['postings', 'payouts', 'sales', 'journals'] as const
const totals = [
  'author_totals',
  'author_months',
  'author_books',
  'month_sales',
  'book_sales',
  'book_kind_sales',
  'author_sales',
  'author_kind_sales',
  'account_months',
  'sale_lines',
  'import_channels',
  'import_journals',
  'sales_imports',
] as const

/**
 * Takes out what authors have besides their books: accounts, submissions and money; their files are swept up later. A ledger is never cleared, but that of a demo is: the
 * owner of the tables puts the guards aside for this one transaction.
 */
export async function clearAuthors(tx: Tx): Promise<void> {
  const tables = sql.join([...kept, ...totals].map((name) => sql.table(name)))
  for (const name of [...kept, 'ledger_accounts'] as const) {
    await sql`alter table ${sql.table(name)} disable trigger is_kept`.execute(tx)
    await sql`grant delete, truncate on ${sql.table(name)} to current_user`.execute(tx)
  }
  await sql`truncate ${tables}`.execute(tx)
  await tx.deleteFrom('ledger_accounts').where('author_id', 'is not', null).execute()
  for (const name of [...kept, 'ledger_accounts'] as const) {
    await sql`revoke delete, truncate on ${sql.table(name)} from current_user`.execute(tx)
    await sql`alter table ${sql.table(name)} enable trigger is_kept`.execute(tx)
  }
  await sql`
    insert into loose_files (key) select manuscript_key from submissions where manuscript_key is not null
    on conflict do nothing`.execute(tx)
  await tx.deleteFrom('submissions').execute()
  await tx.deleteFrom('accounts').where('author_id', 'is not', null).execute()
}
