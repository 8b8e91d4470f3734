import { type Kysely, sql } from 'kysely'
import { createEventTriggers } from './0029-account-event-triggers.ts'

/**
 * What happens to accounts, whoever does it: logins and failures, sessions that end, changes of credentials and roles. Kept apart from
 * `audit_entries`, which stay for good: these go when they are old.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_events (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      last_at timestamptz not null default clock_timestamp(),
      kind text not null check (kind in ('logged_in', 'login_failed', 'login_locked', 'logged_out', 'session_ended',
        'session_expired', 'account_made', 'invited', 'invitation_accepted', 'role_changed', 'account_disabled',
        'account_enabled', 'account_closed', 'password_changed', 'password_refused', 'email_change_asked', 'email_changed',
        'second_factor_set', 'second_factor_removed', 'second_factor_given', 'second_factor_failed', 'second_factor_locked',
        'recovery_codes_made', 'recovery_code_used', 'passkey_added', 'passkey_removed')),
      account_id integer references accounts on delete cascade,
      by_id integer references accounts on delete set null,
      of_staff boolean,
      network text check (length(network) <= 60),
      device text check (length(device) <= 120),
      detail text check (length(detail) <= 200),
      times integer not null default 1,
      hour timestamptz
    )`.execute(db)
  await createIndexes(db)
  await createWriters(db)
  await createEventTriggers(db)
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index account_events_at on account_events (at, id)`.execute(db)
  await sql`create index account_events_of on account_events (account_id, at, id)`.execute(db)
  await sql`create index account_events_kind on account_events (kind, at, id)`.execute(db)
  await sql`create index account_events_whose on account_events (of_staff, kind, at, id)`.execute(db)
  await sql`create index account_events_of_staff on account_events (at, id) where of_staff`.execute(db)
  await sql`create index account_events_network on account_events (network, at, id)`.execute(db)
  await sql`create index account_events_by on account_events (by_id) where by_id is not null`.execute(db)
  // Failures of one hour, for one account and from one network, are one row that counts.
  await sql`
    create unique index account_events_counted on account_events (hour, kind, account_id, network)
    nulls not distinct where hour is not null`.execute(db)
}

async function createWriters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function wide_network(given text) returns text language sql immutable as $$
      select case
        when given is null or given = '' then null
        when given ~ '^127\\.' or given = '0:0:0:0' then 'the server itself'
        when given ~ '^[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+$' then regexp_replace(given, '[0-9]+$', '0/24')
        when given ~ '^[0-9a-f]+:[0-9a-f]+:[0-9a-f]+:[0-9a-f]+$' then given || '::/64'
        else given end
    $$`.execute(db)

  // Who, from where and how are told by the transaction, as for the audit; the account itself is not named twice.
  await sql`
    create function note_account_event(what text, whose integer, more text default null, on_device text default null,
      from_network text default null) returns void language sql as $$
      insert into account_events (kind, account_id, by_id, of_staff, network, device, detail)
      select what, id, nullif(nullif(current_setting('panai.account', true), '')::integer, id), role <> 'author',
        wide_network(coalesce(from_network, current_setting('panai.network', true))),
        coalesce(on_device, nullif(current_setting('panai.device', true), '')),
        nullif(left(coalesce(more, current_setting('panai.how', true)), 200), '')
      from accounts where id = whose
    $$`.execute(db)

  // Failures can be had by anybody: above so many rows an hour they are counted without saying whose and from where. Those of the
  // company's people are few, for their accounts are, and each has its limit.
  await sql`
    create function note_account_failure(what text, whose integer, from_network text, on_device text) returns void
    language plpgsql as $$
    declare
      this_hour timestamptz := date_trunc('hour', now());
      staff boolean := (select role <> 'author' from accounts where id = whose);
      most integer := case when whose is null then 200 else 1000 end;
      known integer := whose;
      spot text := wide_network(from_network);
      label text := on_device;
    begin
      if staff is not true and (select count(*) from (
        select from account_events where hour = this_hour and (account_id is null) = (whose is null) limit most) as noted) >= most
      then
        known := null;
        spot := null;
        label := null;
        staff := null;
      end if;
      insert into account_events (kind, account_id, of_staff, network, device, hour)
        values (what, known, staff, spot, label, this_hour)
        on conflict (hour, kind, account_id, network) where hour is not null
        -- Who goes on against a closed door is told once: that costs the database nothing more.
        do update set times = account_events.times + 1, last_at = clock_timestamp()
          where excluded.kind not in ('login_locked', 'second_factor_locked');
    end $$`.execute(db)
}
