import { type Kysely, sql } from 'kysely'

/** How the company's people come in: set-up links, invitations and second factors; and what their desks are searched by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column is_demo boolean not null default false`.execute(db)
  await createLinks(db)
  await createSecondFactors(db)
  await createListIndexes(db)
  await recordMore(db)
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table set_up_links (
      id integer generated always as identity primary key,
      token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`
    create table staff_invitations (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      nonce uuid not null unique,
      token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index staff_invitations_of_account on staff_invitations (account_id, id desc)`.execute(db)
}

/** The key of a second factor is sealed with the server's secret; of a recovery code there is the hash only. */
async function createSecondFactors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      account_id integer primary key references accounts on delete cascade,
      sealed_key text not null check (length(sealed_key) <= 500),
      confirmed_at timestamptz,
      last_step bigint not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table recovery_codes (
      id integer generated always as identity primary key,
      account_id integer not null references second_factors on delete cascade,
      code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
      used_at timestamptz,
      unique (account_id, code_hash)
    )`.execute(db)
}

async function createListIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index accounts_by_age on accounts (created_at, id)`.execute(db)
  await sql`create index accounts_by_name on accounts (lower(name), id)`.execute(db)
  await sql`create index accounts_found on accounts using gin (lower(name) gin_trgm_ops, lower(email) gin_trgm_ops)`.execute(
    db,
  )
  await sql`create index accounts_of_staff on accounts (role, id) where role <> 'author'`.execute(db)
  await sql`create index mails_by_kind on mails (kind, id)`.execute(db)
  await sql`create index mails_by_status on mails (status, id)`.execute(db)
}

/** Sessions that staff end, links that they send and mails that they retry leave an entry too; a visitor's own do not. */
async function recordMore(db: Kysely<unknown>): Promise<void> {
  for (const [table, secret] of [
    ['sessions', []],
    ['staff_invitations', ['nonce', 'token_hash']],
    ['second_factors', ['sealed_key']],
  ] as const)
    await sql`
      select audit_table(${table}, ignored => '{last_step}', secret => ${[...secret]}::text[],
        part_of => 'accounts', part_key => 'account_id')`.execute(db)
  await sql`
    create trigger record_change after update on recovery_codes for each row
    execute function record_change('{}', '{code_hash}', 'accounts', 'account_id')`.execute(db)
  await sql`
    create trigger record_change after update on mails for each row
    execute function record_change('{key,details,due_at}', '{}', '', 'id')`.execute(db)
}
