import { type Kysely, sql } from 'kysely'

const enquiryReasons = [
  'General Inquiry',
  'Publishing Services',
  'Royalty Questions',
  'Technical Support',
  'Other',
]
const enquiryRules = {
  name: { most: 255 },
  email: { most: 255 },
  phone: { most: 30 },
  message: { most: 5000 },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const { name, email, phone, message } = enquiryRules
  const most = (rule: { most: number }) => sql.lit(rule.most)
  const reasons = sql.raw(enquiryReasons.map((reason) => `'${reason}'`).join(', '))

  await sql`
    create table enquiries (
      id integer generated always as identity primary key,
      name text not null check (length(btrim(name)) between 1 and ${most(name)}),
      email text not null check (length(email) <= ${most(email)} and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
      phone text check (length(btrim(phone)) between 1 and ${most(phone)}),
      reason text not null check (reason in (${reasons})),
      message text not null check (length(btrim(message)) between 1 and ${most(message)}),
      is_suspect boolean not null default false,
      idempotency_key text unique check (length(idempotency_key) between 8 and 255),
      created_at timestamptz not null default now()
    )`.execute(db)

  await createOutbox(db)
}

/** A mail is queued by the transaction that is its reason; `details` says what it is about, the text is written when it leaves. */
async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id integer generated always as identity primary key,
      key uuid not null unique default gen_random_uuid(),
      kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and length(kind) <= 60),
      details jsonb not null check (jsonb_typeof(details) = 'object'),
      status text not null default 'waiting' check (status in ('waiting', 'sent', 'kept', 'failed')),
      tries integer not null default 0 check (tries >= 0),
      due_at timestamptz not null default now(),
      problem text check (length(problem) <= 500),
      created_at timestamptz not null default now(),
      done_at timestamptz,
      check ((status = 'waiting') = (done_at is null))
    )`.execute(db)
  await sql`create index mails_due on mails (due_at, id) where status = 'waiting'`.execute(db)

  await sql`
    create function announce_mail() returns trigger language plpgsql as $$
    begin
      perform pg_notify('mail', '');
      return null;
    end $$`.execute(db)
  await sql`
    create trigger announce after insert on mails
    for each statement execute function announce_mail()`.execute(db)
}
