import { type Kysely, sql } from 'kysely'

const channels =
  "'direct', 'amazon', 'kdp', 'flipkart', 'google-play', 'ingram', 'apple', 'kobo', 'draft2digital', 'audible'"

/** Layouts of sales files that are made of a header here, and files that wait for somebody to say what their columns are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLayouts(db)
  await letFilesWait(db)
}

async function createLayouts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sales_layouts (
      id integer generated always as identity primary key,
      name text not null check (length(btrim(name)) between 1 and 80),
      header text[] not null check (cardinality(header) between 2 and 100),
      header_key text not null check (header_key ~ '^[0-9a-f]{64}$'),
      headings text[] not null check (cardinality(headings) = cardinality(header)),
      columns jsonb not null,
      channel text check (channel in (${sql.raw(channels)})),
      currency text check (currency ~ '^[A-Z]{3}$'),
      format text check (format in ('paperback', 'hardback', 'ebook')),
      day_order text check (day_order in ('day first', 'month first')),
      is_in_smallest boolean not null default false,
      created_by integer references accounts on delete set null,
      created_at timestamptz not null default now(),
      retired_at timestamptz,
      check ((channel is null) = (columns ? 'channel')),
      check ((currency is null) = (columns ? 'currency'))
    )`.execute(db)
  // One header is read in one way at a time.
  await sql`create unique index sales_layouts_of_header on sales_layouts (header_key) where retired_at is null`.execute(
    db,
  )
  await sql`create unique index sales_layouts_name on sales_layouts (lower(name))`.execute(db)
  await sql`create index sales_layouts_by on sales_layouts (created_by)`.execute(db)
  await sql`select versioned_table('sales_layouts')`.execute(db)
  await sql`select audit_table('sales_layouts', ignored => array['header_key'])`.execute(db)
  // A layout by which a file was read stays.
  await sql`
    create table import_layouts (
      import_id integer not null references sales_imports on delete cascade,
      layout_id integer not null references sales_layouts,
      primary key (import_id, layout_id)
    )`.execute(db)
  await sql`create index import_layouts_of_layout on import_layouts (layout_id)`.execute(db)
}

/** What a waiting file is shown by is kept beside it, since it names buyers, and goes when the file is read or given up. */
async function letFilesWait(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sales_file_previews (
      import_id integer primary key references sales_imports on delete cascade,
      sheets jsonb not null
    )`.execute(db)
  await sql`
    alter table sales_imports drop constraint sales_imports_state_check,
      add constraint sales_imports_state_check check (state in (
        'reading', 'unmapped', 'ready', 'posting', 'posted', 'undoing', 'undone', 'refused', 'cancelled'))`.execute(
    db,
  )
  await sql`drop index sales_imports_of_file`.execute(db)
  await sql`
    create unique index sales_imports_of_file on sales_imports (file_sha256)
    where state in ('reading', 'unmapped', 'ready', 'posting', 'posted', 'undoing')`.execute(db)
  await sql`create index sales_imports_to_map on sales_imports (created_at) where state = 'unmapped'`.execute(
    db,
  )
}
