import { type Kysely, sql } from 'kysely'

/**
 * Tax that was due in the year before and is withheld in this one stays due, by the rule of that year: the register has a row of its own for it
 * (`of_year`). `arrears_paise`: of what it is reckoned on, what had been paid in the year before already; the rest was credited then and is paid now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tax_entries add column of_year integer, add column arrears_paise bigint not null default 0`.execute(
    db,
  )
  await sql`alter table tax_entries disable trigger user`.execute(db)
  await sql`update tax_entries set of_year = year`.execute(db)
  await sql`alter table tax_entries enable trigger user`.execute(db)
  await sql`
    alter table tax_entries alter column of_year set not null,
      drop constraint tax_entries_payout_id_key,
      add constraint tax_entries_of_payout unique (payout_id, of_year),
      drop constraint tax_entries_paid_paise_check,
      add constraint tax_entries_paid_paise_check check (paid_paise >= 0),
      drop constraint tax_entries_check,
      add constraint tax_entries_withheld_check check (withheld_paise >= 0 and (withheld_paise <= paid_paise or arrears_paise > 0)),
      add constraint tax_entries_of_year_check check (of_year in (year, year - 1)),
      add constraint tax_entries_arrears_check check (arrears_paise between 0 and base_paise and (arrears_paise = 0 or of_year < year))`.execute(
    db,
  )
  await sql`
    alter table payout_items
      add column last_base_paise bigint not null default 0 check (last_base_paise between 0 and base_paise),
      add column arrears_paise bigint not null default 0 check (arrears_paise between 0 and last_base_paise),
      add column last_rate_bp integer not null default 0 check (last_rate_bp between 0 and 10000),
      add column last_withheld_paise bigint not null default 0 check (last_withheld_paise between 0 and withheld_paise)`.execute(
    db,
  )
}
