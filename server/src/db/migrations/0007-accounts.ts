import { type Kysely, sql } from 'kysely'

const accountRoles = ['author', 'editor', 'accounts', 'admin']

export async function up(db: Kysely<unknown>): Promise<void> {
  const roles = sql.raw(accountRoles.map((role) => `'${role}'`).join(', '))

  await sql`
    create table accounts (
      id integer generated always as identity primary key,
      author_id integer unique references authors,
      role text not null check (role in (${roles})),
      name text not null check (length(btrim(name)) between 1 and 255),
      email text check (length(email) <= 255 and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
      phone text check (phone ~ '^[0-9]{10}$'),
      password_hash text check (password_hash like '$argon2id$%'),
      registration_key text unique check (length(registration_key) between 8 and 255),
      email_confirmed_at timestamptz,
      disabled_at timestamptz,
      closed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (role <> 'author' or author_id is not null),
      check (case when closed_at is null then email is not null
        else coalesce(email, phone, password_hash, registration_key) is null end)
    )`.execute(db)
  await sql`create unique index accounts_email on accounts (lower(email))`.execute(db)
  await sql`
    create trigger set_updated_at before update on accounts for each row
    when (old.* is distinct from new.*) execute function set_updated_at()`.execute(db)

  await sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      account_id integer not null references accounts on delete cascade,
      device text not null check (length(device) <= 120),
      network text check (length(network) <= 60),
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index sessions_of_account on sessions (account_id, last_used_at desc)`.execute(db)

  await sql`
    create table known_networks (
      account_id integer not null references accounts on delete cascade,
      network text not null check (length(network) <= 60),
      last_used_at timestamptz not null default now(),
      primary key (account_id, network)
    )`.execute(db)

  await createMailedTokens(db)
  await createCallCounts(db)
  await sql`alter table mails drop constraint mails_status_check`.execute(db)
  await sql`
    alter table mails add constraint mails_status_check
    check (status in ('waiting', 'sent', 'kept', 'dropped', 'failed'))`.execute(db)
  await sql`create index mails_dropped on mails (done_at) where status = 'dropped'`.execute(db)
  await announceOnlyWhatShows(db)
}

/**
 * The tokens that are mailed are not here: each is made of its row's nonce and the server's secret, and the row has the hash of it.
 * A reset that was asked for an address without an account has a row too, so that asking takes the same time.
 */
async function createMailedTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_resets (
      id integer generated always as identity primary key,
      account_id integer references accounts on delete cascade,
      nonce uuid not null unique,
      token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index password_resets_of_account on password_resets (account_id, id desc)`.execute(db)
  await sql`create index password_resets_by_age on password_resets (created_at)`.execute(db)

  await sql`
    create table email_changes (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      email text not null check (length(email) <= 255 and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
      previous_email text not null,
      nonce uuid not null unique,
      token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index email_changes_of_account on email_changes (account_id, id desc)`.execute(db)
}

/** How often something was tried, for limits that several nodes share. Lost in a crash, which costs nothing. */
async function createCallCounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table call_counts (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db)
}

/**
 * A registration or a change by an author without a published book shows nowhere: it must not make all nodes forget what they keep.
 * What is new shows when something that shows refers to it, and that is announced.
 */
async function announceOnlyWhatShows(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger announce_insert on pictures`.execute(db)
  await sql`drop trigger announce_insert on authors`.execute(db)
  await sql`drop trigger announce_update on authors`.execute(db)
  await sql`
    create function announce_author_change() returns trigger language plpgsql as $$
    begin
      if exists (
        select from changed where
          exists (select from books where author_id = changed.id and published_at is not null)
          or exists (select from book_contributors where author_id = changed.id)
      ) then
        perform pg_notify('public_content', '');
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger announce_update after update on authors
    referencing new table as changed
    for each statement execute function announce_author_change()`.execute(db)
}
