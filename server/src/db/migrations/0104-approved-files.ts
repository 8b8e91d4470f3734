import { type Kysely, sql } from 'kysely'

const notificationKinds = ['move', 'message', 'statement', 'payout', 'payee', 'changes', 'proof']

/**
 * An approval is of all files of a proof: inside, cover, its front and the e-book. They are kept as long as it is, whatever takes their
 * place, and it can be taken back with a reason. It is in the history of its submission.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSums(db)
  await widenApprovals(db)
  await createApprovedFiles(db)
  await keepApprovedFiles(db)
  const kinds = sql.raw(notificationKinds.map((kind) => `'${kind}'`).join(', '))
  for (const table of ['notifications', 'notification_preferences']) {
    const name = sql.ref(`${table}_kind_check`)
    await sql`alter table ${sql.table(table)} drop constraint ${name}`.execute(db)
    await sql`alter table ${sql.table(table)} add constraint ${name} check (kind in (${kinds}))`.execute(db)
  }
}

/** What was made before has no sums yet: the job that sets books reckons them. */
async function addSums(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ebooks add column file_sha256 text,
      add check (file_sha256 ~ '^[0-9a-f]{64}$'),
      add check (file_sha256 is null or file_key is not null)`.execute(db)
  await sql`
    alter table covers add column file_sha256 text, add column front_sha256 text,
      add check (file_sha256 ~ '^[0-9a-f]{64}$' and front_sha256 ~ '^[0-9a-f]{64}$'),
      add check (num_nonnulls(file_sha256, front_sha256) = 0 or file_key is not null)`.execute(db)
  await sql`
    create index ebooks_without_sums on ebooks (version_id)
    where file_sha256 is null and file_key is not null`.execute(db)
  await sql`
    create index covers_without_sums on covers (version_id)
    where file_sha256 is null and file_key is not null`.execute(db)
  await sql`
    create index fronts_without_sums on covers (version_id)
    where front_sha256 is null and front_key is not null`.execute(db)
}

/** The sum of an approval is that of the list of its files: a line for each, its kind and its own sum. Earlier ones were of the inside alone. */
async function widenApprovals(db: Kysely<unknown>): Promise<void> {
  for (const [trigger, guard] of [
    ['is_kept', 'guard_proof_approval'],
    ['is_of_a_file', 'refuse_approval_of_nothing'],
  ] as const) {
    await sql`drop trigger ${sql.ref(trigger)} on proof_approvals`.execute(db)
    await sql`drop function ${sql.ref(guard)}()`.execute(db)
  }
  await sql`
    alter table proof_approvals
      drop constraint proof_approvals_pkey,
      add column id integer generated always as identity primary key,
      add column submission_id integer references submissions on delete cascade,
      add column sha256 text,
      add column withdrawn_at timestamptz,
      add column withdrawn_by integer references accounts on delete set null,
      add column withdrawal_reason text check (length(withdrawal_reason) between 1 and 2000),
      add check ((withdrawn_at is null) = (withdrawal_reason is null)),
      add check (withdrawn_at is not null or withdrawn_by is null)`.execute(db)
  await sql`
    update proof_approvals set
      submission_id = (select submission_id from submission_versions where id = version_id),
      sha256 = encode(sha256(convert_to('interior ' || file_sha256 || E'\n', 'UTF8')), 'hex')`.execute(db)
  await sql`
    alter table proof_approvals
      alter column submission_id set not null,
      alter column sha256 set not null,
      add check (sha256 ~ '^[0-9a-f]{64}$')`.execute(db)
  await sql`
    create unique index proof_approvals_in_force on proof_approvals (version_id, sha256)
    where withdrawn_at is null`.execute(db)
  await sql`create index proof_approvals_of on proof_approvals (submission_id)`.execute(db)
  await sql`create index proof_approvals_of_version on proof_approvals (version_id)`.execute(db)
  await sql`
    create index proof_approvals_withdrawn_by on proof_approvals (withdrawn_by)
    where withdrawn_by is not null`.execute(db)
}

async function createApprovedFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table approved_files (
      approval_id integer not null references proof_approvals on delete cascade,
      kind text not null check (kind in ('interior', 'cover', 'front', 'ebook')),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      -- Null: it made room for another before approved files were kept.
      file_key text,
      file_bytes integer check (file_bytes > 0),
      primary key (approval_id, kind),
      check (num_nulls(file_key, file_bytes) in (0, 2))
    )`.execute(db)
  await sql`
    insert into approved_files (approval_id, kind, sha256, file_key, file_bytes)
    select proof_approvals.id, 'interior', proof_approvals.file_sha256, file_key, file_bytes
    from proof_approvals left join interiors on interiors.version_id = proof_approvals.version_id
      and interiors.file_sha256 = proof_approvals.file_sha256`.execute(db)
  await sql`alter table proof_approvals drop column file_sha256`.execute(db)
  await sql`create index approved_files_by_key on approved_files (file_key) where file_key is not null`.execute(
    db,
  )
  await sql`
    create function refuse_approval_of_nothing() returns trigger language plpgsql as $$
    declare
      version integer := (select version_id from proof_approvals where id = new.approval_id);
    begin
      -- Locked, so that the file is not replaced at the same moment.
      if new.kind = 'interior' then
        perform from interiors
        where version_id = version and file_key = new.file_key and file_sha256 = new.sha256 for key share;
      elsif new.kind = 'ebook' then
        perform from ebooks
        where version_id = version and file_key = new.file_key and file_sha256 = new.sha256 for key share;
      elsif new.kind = 'cover' then
        perform from covers
        where version_id = version and file_key = new.file_key and file_sha256 = new.sha256 for key share;
      else
        perform from covers
        where version_id = version and front_key = new.file_key and front_sha256 = new.sha256 for key share;
      end if;
      if not found then
        raise exception 'an approval is given to a file that is there' using errcode = 'foreign_key_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger is_of_a_file before insert on approved_files
    for each row execute function refuse_approval_of_nothing()`.execute(db)
}

/** An approval stays as it was given, but for being taken back once, and for accounts that go; its files as long as it does. */
async function keepApprovedFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_proof_approval() returns trigger language plpgsql as $$
    declare
      free text[] := case when old.withdrawn_at is null
        then array['withdrawn_at', 'withdrawn_by', 'withdrawal_reason'] else '{}' end;
      gone text[] := array_remove(array[
        case when new.account_id is null then 'account_id' end,
        case when new.withdrawn_by is null then 'withdrawn_by' end], null);
    begin
      if to_jsonb(new) - free - gone is distinct from to_jsonb(old) - free - gone then
        raise exception 'an approval stays as it was given' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger is_kept before update on proof_approvals
    for each row execute function guard_proof_approval()`.execute(db)
  await sql`
    create function guard_approved_file() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select from proof_approvals where id = old.approval_id) then
        return old;
      end if;
      raise exception 'what was approved stays' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger is_kept before update or delete on approved_files
    for each row execute function guard_approved_file()`.execute(db)
  await sql`
    create function keep_approved_file() returns trigger language plpgsql as $$
    begin
      if exists (select from approved_files where file_key = new.key) then
        return null;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger keeps_approved_files before insert on unattached_files
    for each row execute function keep_approved_file()`.execute(db)
  await sql`
    select audit_table('proof_approvals', part_of => 'submissions', part_key => 'submission_id')`.execute(db)
}
