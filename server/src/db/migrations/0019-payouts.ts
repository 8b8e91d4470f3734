import { type Kysely, sql } from 'kysely'
import { createTaxTables } from './0019-payouts-tax.ts'

const notificationKinds = ['move', 'message', 'statement', 'payout', 'payee']
const payoutMethods = ['Bank transfer', 'UPI']
const heldReasonNames = [
  'negative_balance',
  'no_statement',
  'nothing_payable',
  'below_threshold',
  'no_details',
  'unconfirmed',
  'on_hold',
  'unverified',
  'refused',
  'not_resident',
  'no_pan',
  'tax_takes_all',
  'in_other_run',
  'paid_already',
  'changed',
]
const payoutBounds = { threshold: { least: 100, most: 10000000 }, day: { least: 1, most: 28 } }
const payoutCadences = ['monthly', 'quarterly']
const payoutItemStates = ['to_pay', 'held', 'paid', 'failed']
const payoutRunKinds = ['month', 'retry']
const payoutRunStates = ['ready', 'paying', 'made', 'discarded']

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/** Amounts in paise, rates in ten-thousandths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSettings(db)
  await createTaxTables(db)
  await createRuns(db)
  await createResults(db)
  await followFailures(db)
  // The list has grown.
  for (const table of ['notifications', 'notification_preferences'])
    await sql`
      alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_kind_check`)},
        add constraint ${sql.ref(`${table}_kind_check`)} check (kind in (${list(notificationKinds)}))`.execute(
      db,
    )
}

/** When and from how much on authors are paid: each row from its day until the next one's. */
async function createSettings(db: Kysely<unknown>): Promise<void> {
  const { threshold, day } = payoutBounds
  await sql`
    create table payout_settings (
      id integer generated always as identity primary key,
      valid_from date not null unique,
      threshold_paise bigint not null check (threshold_paise between ${sql.lit(threshold.least)} and ${sql.lit(threshold.most)}),
      cadence text not null check (cadence in (${list(payoutCadences)})),
      day_of_month integer not null check (day_of_month between ${sql.lit(day.least)} and ${sql.lit(day.most)}),
      holds_without_pan boolean not null,
      needs_second_person boolean not null,
      note text check (length(btrim(note)) between 1 and 500),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    insert into payout_settings (valid_from, threshold_paise, cadence, day_of_month, holds_without_pan, needs_second_person, note)
    values ('2000-01-01', 50000, 'monthly', 10, false, false,
      'As the product begins: monthly on the 10th, from Rs. 500 on.')`.execute(db)
  await sql`select versioned_table('payout_settings')`.execute(db)
  await sql`select audit_table('payout_settings')`.execute(db)
  await sql`
    create function refuse_settled_payout_settings() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        raise exception 'settings that hold or have held stay' using errcode = 'restrict_violation';
      end if;
      if (tg_op <> 'INSERT' and old.valid_from <= india_today()) or (tg_op <> 'DELETE' and new.valid_from <= india_today()) then
        raise exception 'settings that hold or have held stay' using errcode = 'restrict_violation';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`.execute(db)
  await sql`
    create trigger keeps_what_holds before insert or update or delete on payout_settings
    for each row execute function refuse_settled_payout_settings()`.execute(db)
  await sql`
    create trigger keeps_all before truncate on payout_settings
    for each statement execute function refuse_settled_payout_settings()`.execute(db)
}

/** A run, and what it decided of each author. An author stands in one unfinished run at a time and is paid for a month once. */
async function createRuns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout_runs (
      id integer generated always as identity primary key,
      month date not null check (extract(day from month) = 1),
      kind text not null check (kind in (${list(payoutRunKinds)})),
      state text not null default 'ready' check (state in (${list(payoutRunStates)})),
      settings_id integer not null references payout_settings,
      tax_rule_id integer not null references tax_rules,
      made_by integer references accounts,
      made_at timestamptz not null default clock_timestamp(),
      approved_by integer references accounts,
      approved_at timestamptz,
      paid_on date,
      finished_at timestamptz,
      check ((state in ('paying', 'made')) = (approved_at is not null and paid_on is not null)),
      check ((state = 'made') = (finished_at is not null))
    )`.execute(db)
  await sql`
    create unique index payout_runs_open on payout_runs (month) where kind = 'month' and state in ('ready', 'paying')`.execute(
    db,
  )
  await sql`create index payout_runs_by_month on payout_runs (month, id)`.execute(db)
  await sql`select versioned_table('payout_runs')`.execute(db)
  await sql`select audit_table('payout_runs')`.execute(db)

  await sql`
    create table payout_items (
      id integer generated always as identity primary key,
      run_id integer not null references payout_runs on delete cascade,
      author_id integer not null references authors,
      month date not null,
      state text not null check (state in (${list(payoutItemStates)})),
      held_for text check (held_for in (${list(heldReasonNames)})),
      payable_paise bigint not null,
      withheld_paise bigint not null default 0 check (withheld_paise between 0 and greatest(payable_paise, 0)),
      base_paise bigint not null default 0 check (base_paise >= 0),
      rate_bp integer not null default 0 check (rate_bp between 0 and 10000),
      year_total_paise bigint not null default 0,
      has_pan boolean not null default false,
      method text check (method in (${list(payoutMethods)})),
      masked text check (length(masked) between 1 and 120),
      details_id integer,
      payout_id bigint unique references payouts,
      retries bigint references payouts,
      unique (run_id, author_id),
      check ((state = 'held') = (held_for is not null)),
      check ((state in ('paid', 'failed')) = (payout_id is not null)),
      check (state = 'held' or (payable_paise > 0 and method is not null and details_id is not null))
    )`.execute(db)
  await sql`
    create unique index payout_items_waiting on payout_items (author_id) where state = 'to_pay'`.execute(db)
  await sql`
    create unique index payout_items_of_month on payout_items (month, author_id) where state in ('to_pay', 'paid')`.execute(
    db,
  )
  await sql`create unique index payout_items_retried on payout_items (retries) where state <> 'held'`.execute(
    db,
  )
  await sql`create index payout_items_of_run on payout_items (run_id, state, id)`.execute(db)
}

/** What came of the files: who took one of the bank's, and which of its answers were taken in. */
async function createResults(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout_file_downloads (
      id integer generated always as identity primary key,
      run_id integer not null references payout_runs,
      method text not null check (method in (${list(payoutMethods)})),
      rows integer not null check (rows > 0),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      account_id integer references accounts,
      at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create index payout_file_downloads_of on payout_file_downloads (run_id, id)`.execute(db)
  await sql`
    create table payout_results (
      id integer generated always as identity primary key,
      payout_id bigint not null references payouts,
      outcome text not null check (outcome in ('completed', 'failed')),
      file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
      reason text check (length(btrim(reason)) between 1 and 300),
      account_id integer references accounts,
      at timestamptz not null default clock_timestamp(),
      unique (payout_id, outcome)
    )`.execute(db)
  await sql`comment on column payout_results.file_sha256 is 'null: by hand'`.execute(db)
  await sql`
    create index payouts_transaction on payouts (transaction_id) where transaction_id is not null`.execute(db)
}

/** Whoever says that a payout has failed: its tax is taken back and its run shows it. */
async function followFailures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_failed_payout() returns trigger language plpgsql as $$
    begin
      update tax_entries set reversed_on = india_today() where payout_id = new.id and reversed_on is null;
      update payout_items set state = 'failed' where payout_id = new.id and state = 'paid';
      return null;
    end $$`.execute(db)
  await sql`
    create trigger follows_failure after update of status on payouts
    for each row when (new.status = 'failed') execute function follow_failed_payout()`.execute(db)
}
