import { type Kysely, sql } from 'kysely'

/**
 * Tax that channels keep for the state, apart from what they owe: in the smallest units of a row's currency and, once that is known, in paise. Null:
 * none. In the ledger each is a credit of the company's own, and the channel owes as much less.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_lines
      add column tds bigint, add column tcs bigint, add column gst bigint,
      add column tds_paise bigint, add column tcs_paise bigint, add column gst_paise bigint`.execute(db)
  await sql`
    alter table ledger_accounts drop constraint ledger_accounts_name_check,
      add constraint ledger_accounts_name_check check (num_nonnulls(author_id, channel) = 1
        or name in ('cash', 'withheld_tax', 'company', 'opening_balances', 'advances', 'tds_credit', 'tcs_credit', 'gst_credit'))`.execute(
    db,
  )
  await sql`insert into ledger_accounts (name) values ('tds_credit'), ('tcs_credit'), ('gst_credit')`.execute(
    db,
  )
}
