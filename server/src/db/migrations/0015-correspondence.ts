import { type Kysely, sql } from 'kysely'

const notificationKinds = ['move', 'message', 'statement', 'payout', 'payee']
const answerRule = { most: 10000 }
const enquiryStates = ['open', 'answered', 'closed']
const entryKinds = ['answer', 'note']
const documentTypes = ['pdf', 'doc', 'docx']
const messageRule = { most: 4000 }
const threadSides = ['author', 'staff']

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await followEnquiries(db)
  await createThreads(db)
  await createNotifications(db)
}

/** What becomes of a message of the contact form. Suspects are apart: no count and no ordinary list has them. */
async function followEnquiries(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table enquiries
      add column state text not null default 'open' check (state in (${list(enquiryStates)})),
      add column assignee_id integer references accounts on delete set null,
      add column waiting_since timestamptz default now(),
      add column first_answered_at timestamptz,
      add column last_answered_at timestamptz,
      add column search_text text not null generated always as
        (search_key(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || message)) stored,
      add check ((state = 'open') = (waiting_since is not null)),
      add check (state <> 'answered' or first_answered_at is not null)`.execute(db)
  await sql`update enquiries set waiting_since = created_at`.execute(db)

  await sql`create index enquiries_by_time on enquiries (created_at, id) where not is_suspect`.execute(db)
  await sql`create index enquiries_by_state on enquiries (state, created_at, id) where not is_suspect`.execute(
    db,
  )
  await sql`create index enquiries_by_reason on enquiries (reason, created_at, id) where not is_suspect`.execute(
    db,
  )
  await sql`create index enquiries_suspect on enquiries (created_at, id) where is_suspect`.execute(db)
  await sql`create index enquiries_of on enquiries (assignee_id, created_at, id)`.execute(db)
  await sql`create index enquiries_waiting on enquiries (waiting_since) where state = 'open' and not is_suspect`.execute(
    db,
  )
  await sql`
    create index enquiries_text on enquiries using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  )

  await sql`
    create table enquiry_entries (
      id integer generated always as identity primary key,
      enquiry_id integer not null references enquiries on delete cascade,
      kind text not null check (kind in (${list(entryKinds)})),
      text text not null check (length(btrim(text)) between 1 and ${sql.lit(answerRule.most)}),
      account_id integer references accounts on delete set null,
      mail_id integer unique references mails on delete set null,
      idempotency_key text check (length(idempotency_key) between 8 and 255),
      at timestamptz not null default clock_timestamp(),
      unique (account_id, idempotency_key),
      check (kind = 'answer' or mail_id is null)
    )`.execute(db)
  await sql`create index enquiry_entries_of on enquiry_entries (enquiry_id, id)`.execute(db)
  await sql`
    select audit_table('enquiry_entries', ignored => array['idempotency_key'],
      part_of => 'enquiries', part_key => 'enquiry_id')`.execute(db)
}

/** What author and company write to each other about a submission. A row of `threads` is the sum of its messages, for the lists. */
async function createThreads(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table threads (
      submission_id integer primary key references submissions on delete cascade,
      last_message_id integer,
      last_at timestamptz not null default now(),
      last_from text not null check (last_from in (${list(threadSides)})),
      author_read_id integer not null default 0,
      staff_read_id integer not null default 0,
      author_unread integer not null default 0 check (author_unread >= 0),
      staff_unread integer not null default 0 check (staff_unread >= 0),
      waiting_since timestamptz
    )`.execute(db)
  await sql`create index threads_by_time on threads (last_at, submission_id)`.execute(db)
  await sql`create index threads_waiting on threads (waiting_since, submission_id) where waiting_since is not null`.execute(
    db,
  )
  await sql`create index threads_unread on threads (last_at, submission_id) where staff_unread > 0`.execute(
    db,
  )
  // Of all that changes here only one thing is somebody's decision: that nobody waits any more.
  await sql`
    select audit_table('threads', ignored => array['last_message_id', 'last_at', 'last_from', 'author_read_id',
      'staff_read_id', 'author_unread', 'staff_unread'], part_of => 'submissions', part_key => 'submission_id')`.execute(
    db,
  )

  await sql`
    create table thread_messages (
      id integer generated always as identity primary key,
      submission_id integer not null references threads on delete cascade,
      side text not null check (side in (${list(threadSides)})),
      account_id integer references accounts on delete set null,
      text text check (length(btrim(text)) between 1 and ${sql.lit(messageRule.most)}),
      idempotency_key text check (length(idempotency_key) between 8 and 255),
      digest text not null check (digest ~ '^[0-9a-f]{64}$'),
      at timestamptz not null default clock_timestamp(),
      unique (account_id, idempotency_key)
    )`.execute(db)
  await sql`create index thread_messages_of on thread_messages (submission_id, id)`.execute(db)
  await sql`create index thread_messages_by on thread_messages (account_id, at)`.execute(db)
  // What was written stands in the message itself, and goes with its author.
  await sql`
    select audit_table('thread_messages', ignored => array['text', 'digest', 'idempotency_key'],
      part_of => 'submissions', part_key => 'submission_id')`.execute(db)

  await sql`
    create table message_files (
      id integer generated always as identity primary key,
      message_id integer not null references thread_messages on delete cascade,
      key text not null unique check (key ~ '^messages/[0-9a-f-]{36}$'),
      kind text not null check (kind in (${list([...documentTypes, 'webp'])})),
      name text not null check (length(name) between 1 and 120),
      bytes integer not null check (bytes > 0)
    )`.execute(db)
  await sql`create index message_files_of on message_files (message_id, id)`.execute(db)
}

/** What an author is told of. `details` are those of the kind, as they were when it happened. */
async function createNotifications(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id integer generated always as identity primary key,
      author_id integer not null references authors on delete cascade,
      kind text not null check (kind in (${list(notificationKinds)})),
      submission_id integer references submissions on delete cascade,
      details jsonb not null check (jsonb_typeof(details) = 'object'),
      at timestamptz not null default now(),
      read_at timestamptz
    )`.execute(db)
  await sql`create index notifications_of on notifications (author_id, id)`.execute(db)
  await sql`create index notifications_unread on notifications (author_id, id) where read_at is null`.execute(
    db,
  )
  await sql`create index notifications_about on notifications (submission_id)`.execute(db)

  await sql`
    create table notification_preferences (
      author_id integer not null references authors on delete cascade,
      kind text not null check (kind in (${list(notificationKinds)})),
      by_mail boolean not null,
      primary key (author_id, kind)
    )`.execute(db)
}
