import { type Kysely, sql } from 'kysely'

/** The close of a month looks for the files that cover it, and for tax that is not deposited: few among all that ever came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index sales_imports_by_period on sales_imports (covers_to)
    where kind = 'file' and not is_estimate and state in ('ready', 'posting', 'posted')`.execute(db)
  await sql`
    create index tax_entries_to_deposit on tax_entries (paid_on)
    where deposit_reference is null and reversed_on is null and withheld_paise > 0`.execute(db)
}
