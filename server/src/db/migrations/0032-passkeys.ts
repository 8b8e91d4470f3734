import { type Kysely, sql } from 'kysely'

/** Passkeys as second factors, beside or in the place of an authenticator app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPasskeys(db)
  await keepWithoutApp(db)
  await noteChanges(db)
}

/** A challenge is one session's for one purpose; one that waited before is forgotten. */
async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      credential_id text not null constraint passkeys_credential unique check (length(credential_id) <= 1400 and credential_id ~ '^[A-Za-z0-9_-]+$'),
      public_key text not null check (length(public_key) <= 3000 and public_key ~ '^[A-Za-z0-9_-]+$'),
      counter bigint not null check (counter between 0 and 4294967295),
      transports text[] not null default '{}',
      name text not null check (length(name) between 1 and 60),
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index passkeys_of_account on passkeys (account_id, id)`.execute(db)
  await sql`
    create table passkey_challenges (
      session_id uuid not null references sessions on delete cascade,
      purpose text not null check (purpose in ('add', 'prove')),
      challenge text not null unique check (challenge ~ '^[A-Za-z0-9_-]{43}$'),
      expires_at timestamptz not null,
      primary key (session_id, purpose)
    )`.execute(db)
}

/** Recovery codes and the mailed code belong to the account: it may have no app. */
async function keepWithoutApp(db: Kysely<unknown>): Promise<void> {
  for (const table of ['recovery_codes', 'second_factor_mails'])
    await sql`
      alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_account_id_fkey`)},
        add foreign key (account_id) references accounts on delete cascade`.execute(db)
}

async function noteChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    select audit_table('passkeys', ignored => '{counter,last_used_at,public_key,credential_id}', part_of => 'accounts',
      part_key => 'account_id')`.execute(db)
  await sql`
    create function note_passkey() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform note_account_event('passkey_added', new.account_id, new.name);
      else
        perform note_account_event('passkey_removed', old.account_id, old.name);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger note_change after insert or delete on passkeys for each row execute function note_passkey()`.execute(
    db,
  )
  // The first factor and the last one are noted by the account; an app that comes or goes beside a passkey is not seen there.
  await sql`
    create function note_app() returns trigger language plpgsql as $$
    begin
      if (select second_factor_since is not null from accounts where id = old.account_id) then
        perform note_account_event(case when tg_op = 'DELETE' then 'second_factor_removed' else 'second_factor_set' end,
          old.account_id, 'authenticator app');
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger note_confirmed after update of confirmed_at on second_factors for each row
    when (old.confirmed_at is null and new.confirmed_at is not null) execute function note_app()`.execute(db)
  await sql`
    create trigger note_removed after delete on second_factors for each row
    when (old.confirmed_at is not null) execute function note_app()`.execute(db)
}
