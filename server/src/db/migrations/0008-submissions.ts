import { type Kysely, sql } from 'kysely'

const contributorRule = { most: 255 }
const documentTypes = ['pdf', 'doc', 'docx']
const MOST_LINK = 2000
const submissionLanguages = ['tamil', 'english', 'hindi', 'malayalam', 'telugu']
const submissionRules = { title: { most: 500 }, subtitle: { most: 500 }, author_name: { most: 255 } }
const submissionStatuses = ['manuscript_submitted', 'in_review', 'final_validation', 'published']
const contributorRoles = ['co-author', 'translator', 'editor', 'illustrator']
const genres = ['fiction', 'non-fiction', 'academic', 'poetry', 'cookbook', 'children-book']

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

const most = (rule: { most: number }) => sql.lit(rule.most)

export async function up(db: Kysely<unknown>): Promise<void> {
  const { title, subtitle, author_name } = submissionRules

  await sql`
    create table submissions (
      id integer generated always as identity primary key,
      author_id integer not null references authors,
      author_name text not null check (length(btrim(author_name)) between 1 and ${most(author_name)}),
      title text not null check (length(btrim(title)) between 1 and ${most(title)}),
      subtitle text check (length(btrim(subtitle)) between 1 and ${most(subtitle)}),
      language text not null check (language in (${list(submissionLanguages)})),
      genres text[] not null check (
        cardinality(genres) > 0 and genres <@ array[${list(genres)}] and has_no_repeats(genres)
      ),
      contributor_types text[] not null check (contributor_types <@ array[${list(contributorRoles)}]),
      drive_link text check (drive_link ~* '^https://(drive|docs)[.]google[.]com/' and length(drive_link) <= ${sql.lit(MOST_LINK)}),
      manuscript_key text unique check (manuscript_key ~ '^manuscripts/[0-9a-f-]{36}$'),
      manuscript_kind text check (manuscript_kind in (${list(documentTypes)})),
      manuscript_bytes integer check (manuscript_bytes > 0),
      manuscript_sha256 text check (manuscript_sha256 ~ '^[0-9a-f]{64}$'),
      page_count integer check (page_count > 0),
      cover_id integer not null references pictures,
      status text not null default 'manuscript_submitted' check (status in (${list(submissionStatuses)})),
      book_id integer unique references books,
      idempotency_key text check (length(idempotency_key) between 8 and 255),
      digest text not null check (digest ~ '^[0-9a-f]{64}$'),
      submitted_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (author_id, idempotency_key),
      check ((drive_link is null) <> (manuscript_key is null)),
      check (num_nulls(manuscript_key, manuscript_kind, manuscript_bytes, manuscript_sha256) in (0, 4)),
      check (page_count is null or manuscript_kind = 'pdf'),
      check (status <> 'published' or book_id is not null)
    )`.execute(db)
  await sql`create index submissions_of_author on submissions (author_id, submitted_at desc, id desc)`.execute(
    db,
  )
  await sql`create index submissions_cover on submissions (cover_id)`.execute(db)
  await sql`
    create trigger set_updated_at before update on submissions for each row
    when (old.* is distinct from new.*) execute function set_updated_at()`.execute(db)

  await sql`
    create table submission_contributors (
      submission_id integer not null references submissions on delete cascade,
      position smallint not null check (position > 0),
      role text check (role in (${list(contributorRoles)})),
      name text not null check (length(btrim(name)) between 1 and ${most(contributorRule)}),
      primary key (submission_id, position)
    )`.execute(db)

  await createSteps(db)

  await sql`
    create table loose_files (
      key text primary key check (key ~ '^[a-z]+/[0-9a-z.-]+$'),
      noted_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index loose_files_by_age on loose_files (noted_at)`.execute(db)
}

/**
 * A submission's status is that of its last step: a step is added, and the status follows. One goes on or back by one, and nobody
 * changes what was.
 */
async function createSteps(db: Kysely<unknown>): Promise<void> {
  const order = sql`array[${list(submissionStatuses)}]`
  await sql`
    create table submission_steps (
      id integer generated always as identity primary key,
      submission_id integer not null references submissions on delete cascade,
      status text not null check (status in (${list(submissionStatuses)})),
      account_id integer references accounts on delete set null,
      note text check (length(btrim(note)) between 1 and 2000),
      at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create index submission_steps_of on submission_steps (submission_id, id)`.execute(db)
  await sql`create index submission_steps_by on submission_steps (account_id)`.execute(db)

  await sql`
    create function take_step() returns trigger language plpgsql as $$
    declare
      current text;
    begin
      select status into current from submissions where id = new.submission_id for update;
      if not exists (select from submission_steps where submission_id = new.submission_id) then
        if new.status <> current then
          raise exception 'the first step of a submission is %', current using errcode = 'check_violation';
        end if;
      elsif abs(array_position(${order}, new.status) - array_position(${order}, current)) is distinct from 1 then
        raise exception 'a submission does not go from % to %', current, new.status
          using errcode = 'check_violation';
      else
        update submissions set status = new.status where id = new.submission_id;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger take_step before insert on submission_steps
    for each row execute function take_step()`.execute(db)

  await sql`
    create function refuse_bare_status() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() < 2 then
        raise exception 'the status of a submission changes by its steps' using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger status_by_steps before update of status on submissions for each row
    when (old.status is distinct from new.status) execute function refuse_bare_status()`.execute(db)
  await sql`
    create function refuse_changed_step() returns trigger language plpgsql as $$
    begin
      raise exception 'a step that was taken is not changed' using errcode = 'check_violation';
    end $$`.execute(db)
  await sql`
    create trigger steps_stay before update of submission_id, status, note, at on submission_steps
    for each row execute function refuse_changed_step()`.execute(db)
}
