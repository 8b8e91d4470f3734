import { type Kysely, sql } from 'kysely'

const ends = ['approved', 'changes', 'recalled', 'moved_back', 'published']
const MOST_NOTE = 2000

/**
 * A proof is sent to its author, to be looked through until a day, and that ends in one of several ways. Until then the submission
 * itself holds that day, which goes before its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRequests(db)
  await noteDueDay(db)
  await indexDueDays(db)
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table proof_requests (
      id integer generated always as identity primary key,
      submission_id integer not null references submissions on delete cascade,
      account_id integer references accounts on delete set null,
      note text check (length(btrim(note)) between 1 and ${sql.lit(MOST_NOTE)}),
      due_on date not null,
      -- The day on which the author got to know of that day: too late a one leaves no time for a reminder.
      due_given_on date not null default india_today(),
      at timestamptz not null default clock_timestamp(),
      reminded_at timestamptz,
      overdue_at timestamptz,
      ended_at timestamptz,
      ended_as text check (ended_as in (${sql.raw(ends.map((end) => `'${end}'`).join(', '))})),
      check (due_on >= due_given_on),
      check (num_nulls(ended_at, ended_as) in (0, 2)),
      check (ended_at >= at)
    )`.execute(db)
  await sql`create index proof_requests_of on proof_requests (submission_id, id)`.execute(db)
  await sql`create index proof_requests_by on proof_requests (account_id)`.execute(db)
  await sql`create unique index proof_requests_one_open on proof_requests (submission_id) where ended_at is null`.execute(
    db,
  )
  await sql`create index proof_requests_due on proof_requests (due_on) where ended_at is null`.execute(db)
  await sql`
    create function guard_proof_request() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - 'account_id' is distinct from to_jsonb(old) - 'account_id' then
        raise exception 'what has ended stays as it was' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger is_kept before update on proof_requests
    for each row when (old.ended_at is not null) execute function guard_proof_request()`.execute(db)
  await sql`
    select audit_table('proof_requests', ignored => array['due_given_on', 'reminded_at', 'overdue_at'],
      part_of => 'submissions', part_key => 'submission_id')`.execute(db)
}

/** An author looks through a proof while it is in review or validated, and at no other time. */
async function noteDueDay(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table submissions add column proof_due_on date,
      add check (proof_due_on is null or status in ('in_review', 'final_validation'))`.execute(db)
  // Its version is raised too when the note alone is another: who has seen the one before is told.
  await sql`
    create function note_proof_due() returns trigger language plpgsql as $$
    begin
      update submissions set updated_at = now(), proof_due_on = (
        select due_on from proof_requests where submission_id = submissions.id and ended_at is null)
      where id = coalesce(new.submission_id, old.submission_id);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger note_proof_due after insert or delete or update of due_on, note, ended_at on proof_requests
    for each row execute function note_proof_due()`.execute(db)
  await sql`drop trigger record_change on submissions`.execute(db)
  await sql`
    select audit_table('submissions', ignored => array['search_text', 'status_since', 'digest', 'idempotency_key',
      'manuscript_key', 'proof_due_on'])`.execute(db)
}

/** In place of those of the submission's own day. */
async function indexDueDays(db: Kysely<unknown>): Promise<void> {
  const indexes = {
    submissions_due: '(coalesce(proof_due_on, due_on), id)',
    submissions_due_last: '(coalesce(proof_due_on, due_on) desc nulls last, id desc)',
    submissions_of_status: '(status, coalesce(proof_due_on, due_on), id)',
    submissions_of_assignee: '(assignee_id, coalesce(proof_due_on, due_on), id)',
  }
  for (const [name, what] of Object.entries(indexes)) {
    await sql`drop index ${sql.ref(name)}`.execute(db)
    await sql`create index ${sql.ref(name)} on submissions ${sql.raw(what)}`.execute(db)
  }
  await sql`
    create index submissions_proofs_due on submissions (proof_due_on, id) where proof_due_on is not null`.execute(
    db,
  )
}
