import { type Kysely, sql } from 'kysely'

/** The addresses that an account has had: no way of changing one leaves it out, and nobody takes a line back. */
export async function createAddressHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_addresses (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      email text not null check (length(email) <= 255 and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
      since timestamptz not null default now(),
      until timestamptz,
      disowned_at timestamptz,
      check (until >= since),
      check (disowned_at is null or until is not null)
    )`.execute(db)
  await sql`create index account_addresses_of on account_addresses (account_id, id desc)`.execute(db)
  await sql`create index account_addresses_held on account_addresses (lower(email))`.execute(db)
  await sql`
    create unique index account_addresses_current on account_addresses (account_id) where until is null`.execute(
    db,
  )
  await fillIn(db)
  await follow(db)
  await guard(db)
}

/** What is known of the last 30 days: each confirmed change names the address before it. */
async function fillIn(db: Kysely<unknown>): Promise<void> {
  await sql`
    with recursive hops (account_id, email, until) as (
      select accounts.id, change.previous_email, change.used_at
      from accounts join email_changes as change on change.account_id = accounts.id
        and lower(change.email) = lower(accounts.email)
      where lower(change.previous_email) <> lower(change.email) and change.used_at > now() - interval '30 days'
      union
      select hops.account_id, change.previous_email, change.used_at
      from hops join email_changes as change on change.account_id = hops.account_id
        and lower(change.email) = lower(hops.email)
      where lower(change.previous_email) <> lower(change.email) and change.used_at < hops.until
        and change.used_at > now() - interval '30 days'
    ), earlier as (
      select account_id, email, max(until) as until from hops group by account_id, email
    ), stored as (
      insert into account_addresses (account_id, email, since, until)
      select account_id, earlier.email,
        coalesce(lag(until) over (partition by account_id order by until), accounts.created_at), until
      from earlier join accounts on accounts.id = earlier.account_id
    )
    insert into account_addresses (account_id, email, since)
    select id, email, coalesce((select max(until) from earlier where earlier.account_id = accounts.id), created_at)
    from accounts where email is not null`.execute(db)
}

/**
 * An address that an account had in the last 30 days is kept for it: nobody registers with it meanwhile, so that it can be given back.
 * With a closed account its addresses are forgotten.
 */
async function follow(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_address() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.email is not distinct from old.email then
        return null;
      end if;
      if new.email is null then
        delete from account_addresses where account_id = new.id;
        return null;
      end if;
      if exists (
        select from account_addresses as held join accounts on accounts.id = held.account_id
        where lower(held.email) = lower(new.email) and held.account_id <> new.id and held.disowned_at is null
          and held.until > now() - interval '30 days' and not accounts.is_demo
      ) then
        raise exception 'another account had this address lately'
          using errcode = 'unique_violation', constraint = 'accounts_email';
      end if;
      update account_addresses set until = now() where account_id = new.id and until is null;
      insert into account_addresses (account_id, email) values (new.id, new.email);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger follow_address after insert or update of email on accounts
    for each row execute function follow_address()`.execute(db)
}

/** A line only ends and is only disowned. It goes with its account, or when it is long over. */
async function guard(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_addresses() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.until < now() - interval '60 days'
          or not exists (select from accounts where id = old.account_id and email is not null and not is_demo) then
          return old;
        end if;
      elsif (new.id, new.account_id, new.email, new.since) = (old.id, old.account_id, old.email, old.since)
        and (old.until is null or new.until = old.until)
        and (old.disowned_at is null or new.disowned_at = old.disowned_at) then
        return new;
      end if;
      raise exception 'which addresses an account had stays written' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger is_kept before update or delete on account_addresses
    for each row execute function keep_addresses()`.execute(db)
}
