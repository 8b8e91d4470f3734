import { type Kysely, sql } from 'kysely'

/** The database itself sees to it that every journal is at zero and that nothing which was posted is ever changed. */
export async function createGuards(db: Kysely<unknown>): Promise<void> {
  await keepJournalsAtZero(db)
  await refuseChanges(db)
  await limitChanges(db)
}

/** Looked at when the transaction ends, for a journal is not complete before all its postings are there. */
async function keepJournalsAtZero(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_journal() returns trigger language plpgsql as $$
    declare
      this bigint;
      reversed bigint;
    begin
      if tg_table_name = 'journals' then
        this := new.id;
        reversed := new.reverses;
        if reversed is not null and exists (
          select from postings where journal_id in (this, reversed) group by account_id having sum(amount_paise) <> 0
        ) then
          raise exception 'journal % is not the opposite of journal %', this, reversed using errcode = 'check_violation';
        end if;
      else
        this := new.journal_id;
      end if;
      if not (select count(*) >= 2 and sum(amount_paise) = 0 from postings where journal_id = this) then
        raise exception 'journal % does not balance', this using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db)
  for (const table of ['journals', 'postings'])
    await sql`
      create constraint trigger balances after insert on ${sql.table(table)} deferrable initially deferred
      for each row execute function check_journal()`.execute(db)
}

async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is never changed: reverse the journal instead', tg_table_name
        using errcode = 'restrict_violation';
    end $$`.execute(db)
  for (const table of ['ledger_accounts', 'journals', 'postings'])
    await sql`
      create trigger is_kept before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_ledger_change()`.execute(db)
  for (const table of ['sales', 'payouts'])
    await sql`
      create trigger is_kept before delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_ledger_change()`.execute(db)

  await sql`revoke delete, truncate on ledger_accounts, journals, postings, sales, payouts from public`.execute(
    db,
  )
  // Who only uses the tables loses the right too, be it the owner. Journals and accounts keep "update": the check that a
  // posting leads to one of them locks its row, and to lock takes that right.
  await sql`revoke delete, truncate on ledger_accounts, journals, postings, sales, payouts from current_user`.execute(
    db,
  )
  await sql`revoke update on postings from public, current_user`.execute(db)
}

/** Of a sale nothing changes but that it is reversed, of a payout nothing but how it went. */
async function limitChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_sale() returns trigger language plpgsql as $$
    declare
      before sales := old;
    begin
      before.reversed_by := new.reversed_by;
      if before is distinct from new or old.reversed_by is not null or new.reversed_by is null then
        raise exception 'a sale is never changed: reverse its journal' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger is_kept_as_it_was before update on sales
    for each row execute function guard_sale()`.execute(db)

  await sql`
    create function guard_payout() returns trigger language plpgsql as $$
    declare
      before payouts := old;
    begin
      before.status := new.status;
      before.transaction_id := new.transaction_id;
      before.returned_by := new.returned_by;
      if before is distinct from new
        or (old.status, new.status) not in (('processing', 'completed'), ('processing', 'failed'), ('completed', 'failed'))
      then
        raise exception 'a payout only goes on to be completed or to fail' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger is_kept_as_it_was before update on payouts
    for each row execute function guard_payout()`.execute(db)
}
