import type { Tx } from '@panai/server/db/transaction'
import { sql } from 'kysely'

/** Money and what was worked out of it. Whatever refers to these, to books or to authors goes with them. */
const money = [
  'journals',
  'postings',
  'sales',
  'payouts',
  'sales_imports',
  'sale_lines',
  'statement_runs',
  'month_sales',
  'book_sales',
  'book_kind_sales',
  'author_sales',
  'author_kind_sales',
  'account_months',
] as const
/** Only the authors' rows of these tables are deleted, below or where the catalogue is cleared. */
const clearedByRow = ['books', 'authors', 'accounts', 'submissions', 'ledger_accounts']

/**
 * Takes out what authors have besides their books: accounts, submissions and money; their files are swept up later. A ledger is never
 * cleared, but that of a demo is: the owner of the tables puts the guards aside for this one transaction.
 */
export async function clearAuthors(tx: Tx): Promise<void> {
  const cleared = await findCleared(tx)
  const names = cleared.map(({ name }) => name)
  const guarded = [...names, 'ledger_accounts']
  const forbidden = cleared.filter(({ isOpen }) => !isOpen).map(({ name }) => name)
  for (const name of guarded) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
  for (const name of [...forbidden, 'ledger_accounts'])
    await sql`grant delete, truncate on ${sql.table(name)} to current_user`.execute(tx)
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(tx)
  await tx.deleteFrom('ledger_accounts').where('author_id', 'is not', null).execute()
  for (const name of [...forbidden, 'ledger_accounts'])
    await sql`revoke delete, truncate on ${sql.table(name)} from current_user`.execute(tx)
  for (const name of guarded) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
  const { rows: files } = await sql<{ key: string }>`
    select manuscript_key as key from submission_versions where manuscript_key is not null
    union all select converted_key from submission_versions where converted_key is not null
    union all select file_key from interiors where file_key is not null
    union all select file_key from ebooks where file_key is not null
    union all select file_key from covers where file_key is not null
    union all select front_key from covers where front_key is not null
    union all select file_key from earlier_interiors
    union select file_key from approved_files where file_key is not null`.execute(tx)
  await tx.deleteFrom('submissions').execute()
  if (files.length > 0)
    await tx
      .insertInto('unattached_files')
      .values(files)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await tx.deleteFrom('accounts').where('author_id', 'is not', null).execute()
}

/** Every table whose rows mean nothing without those that are taken out, and whether its owner may clear it without more ado. */
async function findCleared(tx: Tx): Promise<{ name: string; isOpen: boolean }[]> {
  const { rows } = await sql<{ name: string; isOpen: boolean }>`
    with recursive cleared (id) as (
      select unnest(${[...money]}::text[]::regclass[])::oid
      union
      select conrelid from pg_constraint join cleared on contype = 'f'
        and (confrelid = cleared.id or confrelid in ('books'::regclass, 'authors'::regclass))
        and conrelid <> all (${clearedByRow}::text[]::regclass[])
    )
    select relname as name, has_table_privilege(current_user, id, 'truncate') as "isOpen"
    from cleared join pg_class on pg_class.oid = id order by relname`.execute(tx)
  return rows
}
