import { type Kysely, sql } from 'kysely'

const heldReasons = [
  'negative_balance',
  'no_statement',
  'nothing_payable',
  'below_threshold',
  'no_details',
  'unconfirmed',
  'on_hold',
  'unverified',
  'refused',
  'frozen',
  'not_resident',
  'no_name_at_bank',
  'no_pan',
  'tax_takes_all',
  'over_upi_limit',
  'in_other_run',
  'paid_already',
  'changed',
]

/**
 * The name of an account's holder as banks take it, in capitals from A to Z, digits and blanks: taken of the name that was given where that has nothing
 * else but punctuation. And the most that UPI moves in one transfer, a setting with a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payee_details add column name_at_bank text
      check (length(name_at_bank) <= 40 and name_at_bank ~ '^[A-Z0-9]+( [A-Z0-9]+)*$' and name_at_bank ~ '[A-Z]')`.execute(
    db,
  )
  await sql`
    update payee_details set name_at_bank = plain from (
      select id, btrim(regexp_replace(upper(holder_name), '[ .,''-]+', ' ', 'g')) as plain from payee_details
      where holder_name ~ '^[A-Za-z0-9 .,''-]+$' and holder_name ~ '[A-Za-z]') as given
    where given.id = payee_details.id and length(plain) <= 40`.execute(db)
  await keepName(db)
  await sql`
    alter table payout_items drop constraint payout_items_held_for_check,
      add constraint payout_items_held_for_check check (held_for in (${sql.raw(heldReasons.map((reason) => `'${reason}'`).join(', '))}))`.execute(
    db,
  )
  await sql`
    alter table payout_settings add column upi_limit_paise bigint not null default 10000000 check (upi_limit_paise > 0)`.execute(
    db,
  )
  await sql`alter table payout_settings alter column upi_limit_paise drop default`.execute(db)
}

/** It stays as it was given, as all that a bank gets. */
async function keepName(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_payee_details() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and (
        new.id, new.author_id, new.method, new.holder_name, new.name_at_bank, new.account_shown, new.ifsc, new.upi_shown,
        new.pan_shown, new.pan_name, new.resident, new.created_at)
        is not distinct from (
        old.id, old.author_id, old.method, old.holder_name, old.name_at_bank, old.account_shown, old.ifsc, old.upi_shown,
        old.pan_shown, old.pan_name, old.resident, old.created_at) then
        return new;
      end if;
      if tg_op = 'DELETE' and old.confirmed_at is null then
        return old;
      end if;
      raise exception 'details that were given are kept: a change is another version' using errcode = 'restrict_violation';
    end $$`.execute(db)
}
