import { type Kysely, sql } from 'kysely'

const deskRules = { reason: { most: 2000 }, internalNote: { most: 5000 } }
const submissionStatuses = ['manuscript_submitted', 'in_review', 'final_validation', 'published'] as const

/** What staff need to know of a submission beside what the author gave: who looks after it, by when, since when it waits, and notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const [first, ...later] = submissionStatuses
  await sql`
    alter table submissions
      add column assignee_id integer references accounts on delete set null,
      add column due_on date,
      add column status_since timestamptz not null default clock_timestamp(),
      add column has_text boolean,
      add column page_width_mm numeric(6, 1) check (page_width_mm > 0),
      add column page_height_mm numeric(6, 1) check (page_height_mm > 0),
      add column search_text text not null default ''`.execute(db)
  await keepSearchText(db)
  await sql`
    alter table submission_steps
      add column reason text check (length(btrim(reason)) between 1 and ${sql.lit(deskRules.reason.most)})`.execute(
    db,
  )
  await sql`
    create table submission_notes (
      id integer generated always as identity primary key,
      submission_id integer not null references submissions on delete cascade,
      account_id integer references accounts on delete set null,
      text text not null check (length(btrim(text)) between 1 and ${sql.lit(deskRules.internalNote.most)}),
      at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create index submission_notes_of on submission_notes (submission_id, id)`.execute(db)
  await sql`create index submission_notes_by on submission_notes (account_id)`.execute(db)

  await dateSteps(db, [first, ...later])
  await sql`
    update submissions set status_since = coalesce(
      (select max(at) from submission_steps where submission_id = submissions.id and submission_steps.status = submissions.status),
      submitted_at)`.execute(db)
  await createIndexes(db)

  // What the search compares and what tells one upload from another is nothing that anybody changes.
  await sql`drop trigger record_change on submissions`.execute(db)
  await sql`select audit_table('submissions', ignored => array['search_text', 'status_since', 'digest', 'idempotency_key', 'manuscript_key'])`.execute(
    db,
  )
  await sql`drop trigger record_change on submission_steps`.execute(db)
  for (const part of ['submission_steps', 'submission_notes'])
    await sql`select audit_table(${part}, part_of => 'submissions', part_key => 'submission_id')`.execute(db)
}

/** The same key as of a book: one case, one way of composing letters, one gap. */
async function keepSearchText(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function set_submission_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := search_key(concat_ws(' ', new.title, new.subtitle, new.author_name));
      return new;
    end $$`.execute(db)
  await sql`
    create trigger set_search_text before insert or update of title, subtitle, author_name, search_text on submissions
    for each row execute function set_submission_search_text()`.execute(db)
  await sql`update submissions set search_text = ''`.execute(db)
}

/** With the status comes since when it is. A reason that was given stays, as all of a step. */
async function dateSteps(db: Kysely<unknown>, statuses: readonly string[]): Promise<void> {
  const order = sql.raw(`array[${statuses.map((status) => `'${status}'`).join(', ')}]`)
  await sql`
    create or replace function take_step() returns trigger language plpgsql as $$
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
        update submissions set status = new.status, status_since = new.at where id = new.submission_id;
      end if;
      return new;
    end $$`.execute(db)
  await sql`drop trigger steps_stay on submission_steps`.execute(db)
  await sql`
    create trigger steps_stay before update of submission_id, status, note, reason, at on submission_steps
    for each row execute function refuse_changed_step()`.execute(db)
}

/** One for each order and filter of the queue. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const indexes = {
    submissions_due: '(due_on, id)',
    submissions_due_last: '(due_on desc nulls last, id desc)',
    submissions_newest: '(submitted_at, id)',
    submissions_waiting: '(status_since, id)',
    submissions_of_status: '(status, due_on, id)',
    submissions_of_assignee: '(assignee_id, due_on, id)',
    submissions_by_title: '(title collate "und-x-icu", id)',
    submissions_search: 'using gin (search_text gin_trgm_ops) with (fastupdate = off)',
  }
  for (const [name, what] of Object.entries(indexes))
    await sql`create index ${sql.ref(name)} on submissions ${sql.raw(what)}`.execute(db)
}
