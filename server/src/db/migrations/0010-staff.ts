import { type Kysely, sql } from 'kysely'

/** What the staff's work stands on: every change leaves a row, and nobody overwrites what somebody else has changed meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column second_factor_at timestamptz`.execute(db)
  await sql`alter table accounts add column second_factor_since timestamptz`.execute(db)
  await createAudit(db)
  await createVersions(db)

  const editable = ['submissions', 'books', 'authors', 'testimonials', 'blogs', 'accounts', 'enquiries']
  for (const table of editable) await sql`select versioned_table(${table})`.execute(db)

  await sql`select audit_table('books', ignored => array['search_title', 'search_text'])`.execute(db)
  await sql`select audit_table('book_contributors', part_of => 'books', part_key => 'book_id')`.execute(db)
  for (const table of ['authors', 'testimonials', 'blogs', 'enquiries', 'submissions', 'submission_steps'])
    await sql`select audit_table(${table})`.execute(db)
  await sql`select audit_table('accounts', secret => array['password_hash', 'registration_key'])`.execute(db)
}

/**
 * A transaction that says by whom and what for it is (`panai.action`, `panai.account`, `panai.network`, set for it alone) leaves an
 * entry for each row that it changes in an audited table. Others, such as an author's own, leave none.
 */
async function createAudit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entries (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      account_id integer references accounts,
      network text check (length(network) <= 60),
      action text not null check (length(action) between 1 and 100),
      operation text not null check (operation in ('insert', 'update', 'delete')),
      subject text not null,
      subject_id text not null,
      part text,
      before jsonb,
      after jsonb,
      check ((operation = 'insert') = (before is null) and (operation = 'delete') = (after is null))
    )`.execute(db)
  await sql`create index audit_entries_of on audit_entries (subject, subject_id, id desc)`.execute(db)
  await sql`create index audit_entries_by on audit_entries (account_id, id desc)`.execute(db)
  await sql`create index audit_entries_at on audit_entries (at, id)`.execute(db)
  await sql`create index audit_entries_on on audit_entries (subject, id desc)`.execute(db)

  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'what was done stays written' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger is_kept before update or delete or truncate on audit_entries
    for each statement execute function refuse_audit_change()`.execute(db)
  await sql`revoke update, delete, truncate on audit_entries from public, current_user`.execute(db)

  await sql`
    create function hide_secrets(given jsonb, secret text[]) returns jsonb language sql immutable as $$
      select given || coalesce(
        (select jsonb_object_agg(name, '•••') from unnest(secret) as name where given ->> name is not null), '{}')
    $$`.execute(db)

  // Arguments: columns to leave out, columns whose values are secret, the table that this one's rows are parts of, and the
  // column that names the record.
  await sql`
    create function record_change() returns trigger language plpgsql as $$
    declare
      what_for text := nullif(current_setting('panai.action', true), '');
      ignored text[] := tg_argv[0]::text[] || array['version', 'updated_at'];
      secret text[] := tg_argv[1]::text[];
      was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - ignored end;
      becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - ignored end;
      key text := coalesce(becomes, was) ->> tg_argv[3];
      changed text[];
    begin
      if what_for is null then
        return null;
      end if;
      if tg_op = 'UPDATE' then
        select array_agg(name) into changed from jsonb_object_keys(becomes) as name
          where was -> name is distinct from becomes -> name;
        if changed is null then
          return null;
        end if;
        select jsonb_object_agg(name, was -> name), jsonb_object_agg(name, becomes -> name)
          into was, becomes from unnest(changed) as name;
      end if;
      insert into audit_entries (account_id, network, action, operation, subject, subject_id, part, before, after)
        values (
          nullif(current_setting('panai.account', true), '')::integer,
          nullif(current_setting('panai.network', true), ''),
          what_for, lower(tg_op), coalesce(nullif(tg_argv[2], ''), tg_table_name), key,
          case when tg_argv[2] <> '' then tg_table_name end,
          hide_secrets(was, secret), hide_secrets(becomes, secret));
      return null;
    end $$`.execute(db)

  await sql`
    create function audit_table(watched text, ignored text[] default '{}', secret text[] default '{}',
      part_of text default '', part_key text default 'id') returns void language plpgsql as $$
    begin
      execute format(
        'create trigger record_change after insert or update or delete on %I for each row execute function record_change(%L, %L, %L, %L)',
        watched, ignored, secret, part_of, part_key);
    end $$`.execute(db)
}

/** A record's version is raised by every change: who writes names the one that they have seen. */
async function createVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function raise_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$`.execute(db)
  await sql`
    create function versioned_table(watched text) returns void language plpgsql as $$
    begin
      execute format('alter table %I add column version integer not null default 1', watched);
      execute format('create trigger raise_version before update on %I for each row
        when (old.* is distinct from new.*) execute function raise_version()', watched);
    end $$`.execute(db)
}
