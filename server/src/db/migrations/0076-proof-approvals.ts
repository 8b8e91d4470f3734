import { type Kysely, sql } from 'kysely'

/**
 * That an author has approved the pages of a version as they are printed: one row a version, bound to the sum of exactly that file. Files
 * that were set before have no sum yet: the job that sets books reckons it. A newer version needs an approval of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interiors add column file_sha256 text,
      add check (file_sha256 ~ '^[0-9a-f]{64}$'),
      add check (file_sha256 is null or file_key is not null),
      add unique (version_id, file_sha256)`.execute(db)
  await sql`
    create table proof_approvals (
      version_id integer primary key,
      file_sha256 text not null,
      account_id integer references accounts on delete set null,
      approved_at timestamptz not null default clock_timestamp(),
      foreign key (version_id, file_sha256) references interiors (version_id, file_sha256) on delete cascade
    )`.execute(db)
  await sql`create index proof_approvals_by on proof_approvals (account_id) where account_id is not null`.execute(
    db,
  )
  await sql`
    create function guard_proof_approval() returns trigger language plpgsql as $$
    begin
      if new.account_id is not null or to_jsonb(new) - 'account_id' is distinct from to_jsonb(old) - 'account_id' then
        raise exception 'an approval stays as it was given' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger is_kept before update on proof_approvals
    for each row execute function guard_proof_approval()`.execute(db)
}
