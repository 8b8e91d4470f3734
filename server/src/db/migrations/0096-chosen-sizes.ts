import { type Kysely, sql } from 'kysely'

const sizes = [
  '5 X 7 in',
  '5 X 8 in',
  '5.5 X 8.5 in',
  '6 X 9 in',
  '7 X 9 in',
  '8 X 11 in',
  '8.5 X 8.5 in',
  'A4',
]

/**
 * The size that was chosen for a manuscript, by whom last and when; taken back it is none again, and that says who did so. Pages and
 * e-books are kept with what they were made of, so that they are made anew when it changes; of those from before it is not known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table submissions
      add column trim_size text check (trim_size in (${sql.raw(sizes.map((size) => `'${size}'`).join(', '))})),
      add column trim_size_by integer references accounts on delete set null,
      add column trim_size_at timestamptz,
      add check (trim_size_at is not null or num_nonnulls(trim_size, trim_size_by) = 0)`.execute(db)
  await sql`create index submissions_sized_by on submissions (trim_size_by) where trim_size_by is not null`.execute(
    db,
  )
  await sql`
    alter table interiors
      add column made_of jsonb check (jsonb_typeof(made_of) = 'object'),
      add check (made_of is null or trim_size is null or made_of ->> 'size' is not distinct from trim_size)`.execute(
    db,
  )
  await sql`alter table ebooks add column made_of jsonb check (jsonb_typeof(made_of) = 'object')`.execute(db)
  await keepApprovals(db)
}

/** An approval stays when its file has made room for another, which needs one of its own. It is given to a file that is there. */
async function keepApprovals(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table proof_approvals
      drop constraint proof_approvals_version_id_file_sha256_fkey,
      drop constraint proof_approvals_pkey,
      add primary key (version_id, file_sha256),
      add check (file_sha256 ~ '^[0-9a-f]{64}$'),
      add foreign key (version_id) references submission_versions on delete cascade`.execute(db)
  await sql`
    create function refuse_approval_of_nothing() returns trigger language plpgsql as $$
    begin
      -- Locked, so that the file is not replaced at the same moment.
      perform from interiors
      where version_id = new.version_id and file_sha256 = new.file_sha256 for key share;
      if not found then
        raise exception 'an approval is given to a file that is there' using errcode = 'foreign_key_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger is_of_a_file before insert on proof_approvals
    for each row execute function refuse_approval_of_nothing()`.execute(db)
}
