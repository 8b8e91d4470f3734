import { type Kysely, sql } from 'kysely'

const salesChannels = ['direct', 'amazon', 'kdp', 'flipkart', 'google-play', 'ingram']
const royaltyBases = ['net', 'mrp']
const salesMeasures = ['copies', 'pages', 'orders', 'charges']
const importStates = ['reading', 'ready', 'posting', 'posted', 'undoing', 'undone', 'refused', 'cancelled']
const lineStates = ['new', 'posted', 'waiting', 'duplicate', 'estimate', 'nothing_due', 'undone']
const matchedBy = ['isbn', 'asin', 'sku', 'remembered', 'hand']
const waitReasons = ['book', 'terms', 'currency_rate', 'price']
const bookFormats = ['paperback', 'hardback', 'ebook']

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/** The files of the channels and their rows, which stay for ever: every sale leads back to one. */
export async function createSaleLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sales_imports (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('file', 'manual')),
      state text not null check (state in (${list(importStates)})),
      file_name text check (length(file_name) between 1 and 255),
      file_key text,
      file_bytes bigint check (file_bytes >= 0),
      file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
      channel text check (channel in (${list(salesChannels)})),
      is_estimate boolean not null default false,
      sheets jsonb,
      totals jsonb,
      problems jsonb,
      progress numeric(4, 3) not null default 0 check (progress between 0 and 1),
      rows_read integer not null default 0,
      given_from date,
      given_to date,
      covers_from date,
      covers_to date,
      created_by integer references accounts on delete set null,
      created_at timestamptz not null default now(),
      read_at timestamptz,
      posted_at timestamptz,
      undone_at timestamptz,
      undo_reason text check (length(btrim(undo_reason)) between 1 and 500),
      check ((kind = 'file') = (file_sha256 is not null))
    )`.execute(db)
  // A file is there once, unless it was refused, cancelled or undone.
  await sql`
    create unique index sales_imports_of_file on sales_imports (file_sha256)
    where state in ('reading', 'ready', 'posting', 'posted', 'undoing')`.execute(db)
  await sql`create index sales_imports_newest on sales_imports (created_at desc, id desc)`.execute(db)
  await sql`select versioned_table('sales_imports')`.execute(db)
  await sql`select audit_table('sales_imports', ignored => array['progress', 'rows_read', 'sheets', 'totals'])`.execute(
    db,
  )

  // Money is in the smallest units of the row's currency, as the file has it; `amount_paise` and `proceeds_paise` are what it is in
  // rupees once that is known.
  await sql`
    create table sale_lines (
      id bigint generated always as identity primary key,
      import_id integer not null references sales_imports,
      sheet text,
      row_number integer not null check (row_number >= 0),
      further_rows integer[],
      hash uuid not null,
      raw jsonb,
      measure text not null check (measure in (${list(salesMeasures)})),
      channel text not null check (channel in (${list(salesChannels)})),
      is_estimate boolean not null,
      isbn text,
      asin text,
      sku text,
      identifier text,
      title text,
      author_name text,
      format text check (format in (${list(bookFormats)})),
      order_id text,
      buyer_name text,
      marketplace text,
      terms text,
      period_from date not null,
      period_to date not null,
      units integer not null,
      units_sold integer not null,
      units_returned integer not null,
      free_units integer not null,
      pages bigint not null,
      currency text,
      list_price bigint,
      amount bigint,
      costs bigint,
      proceeds bigint,
      royalty bigint,
      royalty_basis text check (royalty_basis in (${list(royaltyBases)})),
      conversion_rate text,
      book_id integer references books,
      match_key text,
      matched_by text check (matched_by in (${list(matchedBy)})),
      state text not null check (state in (${list(lineStates)})),
      waits_for text check (waits_for in (${list(waitReasons)})),
      amount_paise bigint,
      proceeds_paise bigint,
      check (period_from <= period_to),
      check ((state = 'waiting') = (waits_for is not null))
    )`.execute(db)
  await sql`create index sale_lines_of_import on sale_lines (import_id, state, id)`.execute(db)
  await sql`create index sale_lines_waiting on sale_lines (waits_for, import_id, id) where state = 'waiting'`.execute(
    db,
  )
  // What is known of a row that has no sale: the same row in another file is the same row.
  await sql`
    create index sale_lines_known on sale_lines (hash) where state in ('waiting', 'estimate', 'nothing_due')`.execute(
    db,
  )
  await sql`
    create index sale_lines_alike on sale_lines (match_key, id) where state = 'waiting' and waits_for = 'book'`.execute(
    db,
  )
  // By which rate something was posted.
  await sql`
    create index sale_lines_foreign on sale_lines (currency, period_to) where currency <> 'INR'`.execute(db)
  await sql`
    create table import_journals (
      journal_id bigint primary key references journals,
      import_id integer not null references sales_imports
    )`.execute(db)
  await sql`create index import_journals_of on import_journals (import_id)`.execute(db)
}
