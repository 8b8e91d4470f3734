import { type Kysely, sql } from 'kysely'

const bookFormats = ['paperback', 'hardback', 'ebook']

/** What the desk of the catalogue stands on: its orders, the addresses of merged authors, and what the trade must be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db)
  await createRedirects(db)
  await createWithdrawals(db)
}

/**
 * One index an order, each with all that the desk filters by: a page of any filter is found, and counted, in an index alone. Drafts
 * are searched in an index of their own, so that the public search does not read past them.
 */
async function createOrders(db: Kysely<unknown>): Promise<void> {
  const filters = sql.raw('published_at, genre, language, author_id, formats, is_featured, isbn')
  await sql`create index books_desk_changed on books (updated_at, id) include (${filters})`.execute(db)
  await sql`create index books_desk_title on books (title collate "und-x-icu", id) include (${filters})`.execute(
    db,
  )
  await sql`create index books_desk_mrp on books (mrp_paise, id) include (${filters})`.execute(db)
  await sql`
    create index books_desk_published on books (published_at, id)
    include (genre, language, author_id, formats, is_featured, isbn)`.execute(db)
  await sql`
    create index books_search_drafts on books
    using gin (search_title gin_trgm_ops, search_text gin_trgm_ops) with (fastupdate = off)
    where published_at is null`.execute(db)
  await sql`create index authors_desk_name on authors (name collate "und-x-icu", id)`.execute(db)
  await sql`create index authors_desk_changed on authors (updated_at, id)`.execute(db)
}

/** Who was merged into whom. The address of an author is linked from elsewhere, so it leads on for ever. */
async function createRedirects(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table author_redirects (
      from_id integer primary key,
      to_id integer not null references authors on delete cascade,
      merged_at timestamptz not null default now(),
      check (from_id <> to_id)
    )`.execute(db)
  await sql`create index author_redirects_to on author_redirects (to_id)`.execute(db)
  await sql`select audit_table('author_redirects', part_of => 'authors', part_key => 'to_id')`.execute(db)
}

/**
 * A book in a format that the trade was told of and that is sold no more. It stays until it is sold again, for whoever asks what has
 * changed since any moment. Neither a number nor a reference is looked up in the book: that may be gone.
 */
async function createWithdrawals(db: Kysely<unknown>): Promise<void> {
  const formats = sql.raw(bookFormats.map((format) => `'${format}'`).join(', '))
  await sql`
    create table trade_withdrawals (
      book_id integer not null,
      format text not null check (format in (${formats})),
      reference text not null,
      isbn text,
      withdrawn_at timestamptz not null default now(),
      is_deleted boolean not null default false,
      primary key (book_id, format)
    )`.execute(db)
  await sql`create index trade_withdrawals_at on trade_withdrawals (withdrawn_at)`.execute(db)

  await sql`
    create function note_trade_withdrawals() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        insert into trade_withdrawals (book_id, format, reference, isbn, is_deleted)
          select id, format, reference, isbn, true from gone, unnest(formats) as format where published_at is not null
          on conflict (book_id, format) do update set withdrawn_at = now(), is_deleted = true;
        update trade_withdrawals set withdrawn_at = now(), is_deleted = true
          where not is_deleted and book_id in (select id from gone);
        return null;
      end if;
      insert into trade_withdrawals (book_id, format, reference, isbn)
        select gone.id, format, gone.reference, gone.isbn
        from gone join come using (id), unnest(gone.formats) as format
        where gone.published_at is not null and (come.published_at is null or not format = any (come.formats))
        on conflict (book_id, format) do update set withdrawn_at = now(), reference = excluded.reference, isbn = excluded.isbn;
      delete from trade_withdrawals using come join gone using (id)
        where book_id = come.id and format = any (come.formats) and come.published_at is not null
          and (gone.published_at is null or gone.formats is distinct from come.formats);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger trade_updated after update on books referencing old table as gone new table as come
    for each statement execute function note_trade_withdrawals()`.execute(db)
  await sql`
    create trigger trade_deleted after delete on books referencing old table as gone
    for each statement execute function note_trade_withdrawals()`.execute(db)
}
