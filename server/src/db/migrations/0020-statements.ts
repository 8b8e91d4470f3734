import { type Kysely, sql } from 'kysely'
import { guardStatements } from './0020-statement-guards.ts'

const notificationKinds = ['move', 'message', 'statement', 'payout', 'payee']
const salesChannels = ['direct', 'amazon', 'kdp', 'flipkart', 'google-play', 'ingram']
const royaltyWays = ['net', 'mrp', 'calculator', 'file']
const statementFlags = ['negative', 'doubled', 'halved', 'many_returns']
const statementLineKinds = ['sale', 'return', 'correction', 'payout', 'tax', 'other']
const statementRunStates = ['working', 'ready', 'issuing', 'discarded']
const messageRule = { most: 4000 }
const threadSides = ['author', 'staff']
const bookFormats = ['paperback', 'hardback', 'ebook']

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await indexLedger(db)
  await extendRuns(db)
  await extendStatements(db)
  await createLines(db)
  await createFiles(db)
  await createQueries(db)
  await tellOfMoney(db)
  await guardStatements(db)
}

/** What an author's statement is made of, and what one of its lines leads back to, without reading the years before. */
async function indexLedger(db: Kysely<unknown>): Promise<void> {
  await sql`create index postings_of_account on postings (account_id, journal_id) include (amount_paise)`.execute(
    db,
  )
  await sql`create index sales_of_statement on sales (author_id, journal_id)`.execute(db)
  await sql`create index sales_taken_back on sales (author_id, reversed_by) where reversed_by is not null`.execute(
    db,
  )
}

/** All statements of a run end with the same journal: `last_journal_id`. There is one run of a period. */
async function extendRuns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table statement_runs
      drop constraint statement_runs_state_check,
      add check (state in (${list(statementRunStates)})),
      add column last_journal_id bigint not null check (last_journal_id >= 0),
      add column authors integer not null default 0 check (authors >= 0),
      add column authors_done integer not null default 0 check (authors_done >= 0),
      add column after_author_id integer not null default 0,
      add column ready_at timestamptz`.execute(db)
  await sql`
    create unique index statement_runs_of_period on statement_runs (period_from, period_to)
    where state <> 'discarded'`.execute(db)
  await sql`
    select audit_table('statement_runs', ignored => array['authors', 'authors_done', 'after_author_id'])`.execute(
    db,
  )
}

/** Names and titles are kept as they were: a statement reads the same whatever is changed in the catalogue later. */
async function extendStatements(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table statements
      alter column first_journal_id set not null,
      alter column last_journal_id set not null,
      add column author_name text not null,
      add column lines integer not null check (lines >= 0),
      add column before_paise bigint,
      add column flags text[] not null default '{}' check (flags <@ array[${list(statementFlags)}]),
      add column created_at timestamptz not null default now(),
      add check (first_journal_id <= last_journal_id + 1),
      add check ((state in ('issued', 'locked')) = (issued_at is not null)),
      add check ((state = 'draft') = (verified_at is null)),
      add check ((state = 'locked') = (locked_at is not null))`.execute(db)
  await sql`
    create unique index statements_open on statements (author_id) where state in ('draft', 'verified')`.execute(
    db,
  )
  await sql`create unique index statements_follow on statements (author_id, first_journal_id) where first_journal_id <= last_journal_id`.execute(
    db,
  )
  await sql`create index statements_by_closing on statements (run_id, closing_paise, id)`.execute(db)
  await sql`create index statements_flagged on statements (run_id, id) where flags <> '{}'`.execute(db)
  await sql`
    select audit_table('statements', ignored => array['flags', 'author_name', 'lines', 'before_paise'])`.execute(
    db,
  )
}

async function createLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statement_lines (
      id bigint generated always as identity primary key,
      statement_id integer not null references statements on delete cascade,
      position integer not null check (position > 0),
      kind text not null check (kind in (${list(statementLineKinds)})),
      occurred_on date not null,
      book_id integer references books,
      title text,
      format text check (format in (${list(bookFormats)})),
      channel text check (channel in (${list(salesChannels)})),
      entries integer not null check (entries > 0),
      copies integer not null,
      list_price_paise bigint,
      amount_paise bigint not null,
      base_paise bigint,
      cost_paise bigint,
      basis text check (basis in (${list(royaltyWays)})),
      rate_bp integer,
      share_bp integer,
      rule_id integer,
      balance_paise bigint not null,
      journal_id bigint references journals,
      note text,
      unique (statement_id, position)
    )`.execute(db)
  await sql`create index statement_lines_of_book on statement_lines (book_id) where book_id is not null`.execute(
    db,
  )
}

/** A file is made when it is first asked for, and is the same from then on. */
async function createFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statement_files (
      statement_id integer not null references statements,
      language text not null check (language in ('en', 'ta')),
      key text not null unique check (key ~ '^statements/[0-9a-f-]{36}$'),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      bytes integer not null check (bytes > 0),
      made_at timestamptz not null default now(),
      primary key (statement_id, language)
    )`.execute(db)
}

/** The author is told of statements and payouts too. */
async function tellOfMoney(db: Kysely<unknown>): Promise<void> {
  for (const table of ['notifications', 'notification_preferences'])
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_kind_check`)},
        add constraint ${sql.ref(`${table}_kind_check`)} check (kind in (${list(notificationKinds)}))`.execute(
      db,
    )
}

/** What author and company write to each other about a line of a statement. */
async function createQueries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statement_queries (
      id integer generated always as identity primary key,
      line_id bigint not null unique references statement_lines,
      author_id integer not null references authors,
      opened_at timestamptz not null default now(),
      last_at timestamptz not null default now(),
      waiting_since timestamptz default now()
    )`.execute(db)
  await sql`create index statement_queries_of on statement_queries (author_id)`.execute(db)
  await sql`create index statement_queries_by_time on statement_queries (last_at, id)`.execute(db)
  await sql`create index statement_queries_waiting on statement_queries (waiting_since, id) where waiting_since is not null`.execute(
    db,
  )
  await sql`select audit_table('statement_queries', ignored => array['last_at'])`.execute(db)
  await sql`
    create table statement_messages (
      id integer generated always as identity primary key,
      query_id integer not null references statement_queries on delete cascade,
      side text not null check (side in (${list(threadSides)})),
      account_id integer references accounts on delete set null,
      text text not null check (length(btrim(text)) between 1 and ${sql.lit(messageRule.most)}),
      idempotency_key text check (length(idempotency_key) between 8 and 255),
      at timestamptz not null default clock_timestamp(),
      unique (account_id, idempotency_key)
    )`.execute(db)
  await sql`create index statement_messages_of on statement_messages (query_id, id)`.execute(db)
  await sql`
    select audit_table('statement_messages', ignored => array['text', 'idempotency_key'],
      part_of => 'statement_queries', part_key => 'query_id')`.execute(db)
}
