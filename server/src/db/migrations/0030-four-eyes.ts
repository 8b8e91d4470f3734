import { type Kysely, sql } from 'kysely'

/**
 * Payouts need two people. What the use cases refuse, the database refuses too: an approval by who made the run or verified details that it
 * pays to, and a verification by who is paying to the details.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createWaivers(db)
  await createMode(db)
  await guardApproval(db)
  await guardItems(db)
  await guardVerification(db)
}

/** The rule is off while there is one that was agreed to and has not ended. */
async function createWaivers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table four_eyes_waivers (
      id integer generated always as identity primary key,
      reason text not null check (length(btrim(reason)) between 1 and 500),
      asked_by integer not null references accounts,
      asked_at timestamptz not null default clock_timestamp(),
      agreed_by integer references accounts,
      agreed_at timestamptz,
      ended_by integer references accounts,
      ended_at timestamptz,
      check ((agreed_by is null) = (agreed_at is null)),
      check ((ended_by is null) = (ended_at is null)),
      constraint four_eyes_waivers_two_admins check (agreed_by <> asked_by)
    )`.execute(db)
  await sql`
    create unique index four_eyes_waivers_open on four_eyes_waivers ((true)) where ended_at is null`.execute(
    db,
  )
  await sql`
    create function guard_four_eyes_waiver() returns trigger language plpgsql as $$
    declare
      admin integer;
    begin
      if tg_op in ('DELETE', 'TRUNCATE') then
        raise exception 'who switched the rule off stays written' using errcode = 'restrict_violation';
      end if;
      if tg_op = 'INSERT' and (new.agreed_at is not null or new.ended_at is not null) then
        raise exception 'a waiver begins as a request' using errcode = 'restrict_violation';
      end if;
      if tg_op = 'UPDATE' and (
        (new.id, new.reason, new.asked_by, new.asked_at) is distinct from (old.id, old.reason, old.asked_by, old.asked_at)
        or old.ended_at is not null
        or (old.agreed_at is not null and (new.agreed_by, new.agreed_at) is distinct from (old.agreed_by, old.agreed_at))) then
        raise exception 'who switched the rule off stays written' using errcode = 'restrict_violation';
      end if;
      admin := case when tg_op = 'INSERT' then new.asked_by when old.agreed_at is null then new.agreed_by end;
      if admin is not null and not exists (
        select from accounts where id = admin and role = 'admin' and not is_demo
          and disabled_at is null and closed_at is null) then
        raise exception 'only an admin switches the rule off' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger is_guarded before insert or update or delete on four_eyes_waivers
    for each row execute function guard_four_eyes_waiver()`.execute(db)
  await sql`
    create trigger keeps_all before truncate on four_eyes_waivers
    for each statement execute function guard_four_eyes_waiver()`.execute(db)
  await sql`select audit_table('four_eyes_waivers')`.execute(db)
  // Kept for servers of before; the rule is no matter of dated settings any more.
  await sql`alter table payout_settings alter column needs_second_person set default true`.execute(db)
}

async function createMode(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view people_who_pay as
      select id, name from accounts
      where role in ('accounts', 'admin') and not is_demo and password_hash is not null
        and disabled_at is null and closed_at is null`.execute(db)
  await sql`
    create function four_eyes_mode() returns text language sql stable as $$
      select case
        when exists (select from four_eyes_waivers where agreed_at is not null and ended_at is null) then 'waived'
        when (select count(*) from people_who_pay) < 2 then 'alone'
        else 'two_people' end
    $$`.execute(db)
}

/** Approving writes down under which mode it was done. */
async function guardApproval(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payout_runs add column approved_under text
    check (approved_under in ('two_people', 'alone', 'waived'))`.execute(db)
  await sql`
    create function guard_payout_approval() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.state <> 'ready' or new.approved_by is not null then
          raise exception 'a run begins unapproved' using errcode = 'restrict_violation';
        end if;
        return new;
      end if;
      if new.made_by is distinct from old.made_by or (old.approved_at is not null
        and (new.approved_by, new.approved_at, new.approved_under)
          is distinct from (old.approved_by, old.approved_at, old.approved_under)) then
        raise exception 'who made and who approved a run stays written' using errcode = 'restrict_violation';
      end if;
      if old.approved_at is not null or new.approved_at is null then
        return new;
      end if;
      new.approved_under := four_eyes_mode();
      if new.approved_under <> 'two_people' then
        return new;
      end if;
      -- Who verifies one of them anew comes before this approval or after it.
      perform from payee_details where id in (
        select details_id from payout_items where run_id = new.id and state = 'to_pay')
        order by id for share;
      if new.approved_by is null or new.made_by is null or new.approved_by = new.made_by or exists (
        select from payout_items as item
          join payee_details as details on details.id = item.details_id and details.author_id = item.author_id
        where item.run_id = new.id and item.state = 'to_pay'
          and coalesce(details.verified_by, new.approved_by) = new.approved_by) then
        raise exception 'two people are needed for a payout' using errcode = 'restrict_violation', constraint = 'four_eyes';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger has_four_eyes before insert or update on payout_runs
    for each row execute function guard_payout_approval()`.execute(db)
}

/** What was approved is what was looked at: nobody comes into a run later, nor other details or another amount. */
async function guardItems(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_payout_item() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.payout_id is null and exists (select from payout_runs where id = new.run_id and state = 'ready') then
          return new;
        end if;
        raise exception 'nobody comes into a run that was approved' using errcode = 'restrict_violation';
      end if;
      raise exception 'what a run decided of an author stays' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger is_of_ready_run before insert on payout_items
    for each row execute function guard_payout_item()`.execute(db)
  await sql`
    create trigger stays_as_decided before update on payout_items for each row
    when ((new.run_id, new.author_id, new.payable_paise, new.withheld_paise, new.method, new.details_id)
      is distinct from (old.run_id, old.author_id, old.payable_paise, old.withheld_paise, old.method, old.details_id))
    execute function guard_payout_item()`.execute(db)
}

async function guardVerification(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_verification() returns trigger language plpgsql as $$
    begin
      if exists (
        select from payout_items as item join payout_runs as run on run.id = item.run_id
        where item.author_id = new.author_id and item.details_id = new.id and item.state = 'to_pay'
          and run.state = 'paying' and run.approved_by = new.verified_by
      ) and four_eyes_mode() = 'two_people' then
        raise exception 'two people are needed for a payout' using errcode = 'restrict_violation', constraint = 'four_eyes';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger has_four_eyes before update on payee_details for each row
    when (new.verification = 'verified' and new.verified_at is distinct from old.verified_at)
    execute function guard_verification()`.execute(db)
}
