import { type Kysely, sql } from 'kysely'

const documentTypes = ['pdf', 'doc', 'docx']
const MOST_LINK = 2000
const MOST_NOTE = 2000

/**
 * Every version of a manuscript stays; the submission itself holds the newest. What an editor asks to be changed is kept until a
 * version answers it. Which version is published is kept with the submission.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table submission_versions (
      id integer generated always as identity primary key,
      submission_id integer not null references submissions on delete cascade,
      number integer not null check (number > 0),
      manuscript_key text unique check (manuscript_key ~ '^manuscripts/[0-9a-f-]{36}$'),
      manuscript_kind text check (manuscript_kind in (${sql.raw(documentTypes.map((kind) => `'${kind}'`).join(', '))})),
      manuscript_bytes integer check (manuscript_bytes > 0),
      page_count integer check (page_count > 0),
      drive_link text check (drive_link ~* '^https://(drive|docs)[.]google[.]com/' and length(drive_link) <= ${sql.lit(MOST_LINK)}),
      note text check (length(btrim(note)) between 1 and ${sql.lit(MOST_NOTE)}),
      account_id integer references accounts on delete set null,
      at timestamptz not null default clock_timestamp(),
      unique (submission_id, number),
      check ((drive_link is null) <> (manuscript_key is null)),
      check (num_nulls(manuscript_key, manuscript_kind, manuscript_bytes) in (0, 3))
    )`.execute(db)
  await sql`create index submission_versions_by on submission_versions (account_id)`.execute(db)
  await sql`
    create table change_requests (
      id integer generated always as identity primary key,
      submission_id integer not null references submissions on delete cascade,
      account_id integer references accounts on delete set null,
      text text not null check (length(btrim(text)) between 1 and ${sql.lit(MOST_NOTE)}),
      at timestamptz not null default clock_timestamp(),
      answered_at timestamptz
    )`.execute(db)
  await sql`create index change_requests_of on change_requests (submission_id, id)`.execute(db)
  await sql`create unique index change_requests_one_open on change_requests (submission_id) where answered_at is null`.execute(
    db,
  )
  await sql`create index change_requests_by on change_requests (account_id)`.execute(db)
  await sql`select audit_table('change_requests', part_of => 'submissions', part_key => 'submission_id')`.execute(
    db,
  )
  await sql`alter table submissions add column published_version integer check (published_version > 0)`.execute(
    db,
  )
  await sql`
    insert into submission_versions
      (submission_id, number, manuscript_key, manuscript_kind, manuscript_bytes, page_count, drive_link, account_id, at)
    select id, 1, manuscript_key, manuscript_kind, manuscript_bytes, page_count, drive_link,
      (select accounts.id from accounts where accounts.author_id = submissions.author_id limit 1), submitted_at
    from submissions`.execute(db)
  await sql`update submissions set published_version = 1 where status = 'published'`.execute(db)
  await followSubmissions(db)
}

/** The first version is there with the submission, whoever makes it; what is published is the newest of that moment. */
async function followSubmissions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_first_version() returns trigger language plpgsql as $$
    begin
      insert into submission_versions
        (submission_id, number, manuscript_key, manuscript_kind, manuscript_bytes, page_count, drive_link, account_id, at)
      values (new.id, 1, new.manuscript_key, new.manuscript_kind, new.manuscript_bytes, new.page_count, new.drive_link,
        (select accounts.id from accounts where accounts.author_id = new.author_id limit 1), new.submitted_at);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger keep_first_version after insert on submissions
    for each row execute function keep_first_version()`.execute(db)
  await sql`
    create function note_published_version() returns trigger language plpgsql as $$
    begin
      new.published_version := coalesce(
        (select max(number) from submission_versions where submission_id = new.id), 1);
      return new;
    end $$`.execute(db)
  await sql`
    create trigger note_published_version before insert or update of status on submissions
    for each row when (new.status = 'published') execute function note_published_version()`.execute(db)
}
