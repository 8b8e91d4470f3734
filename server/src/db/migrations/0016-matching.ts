import { type Kysely, sql } from 'kysely'

const identifierKinds = ['isbn', 'asin', 'sku']
const bookFormats = ['paperback', 'hardback', 'ebook']

function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/** How rows of sales files find their books, and what an import comes to for each author. */
export async function createMatching(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table book_identifiers (
      id integer generated always as identity primary key,
      book_id integer not null references books on delete cascade,
      kind text not null check (kind in (${list(identifierKinds)})),
      value text not null check (length(value) between 1 and 60),
      format text check (format in (${list(bookFormats)})),
      unique (kind, value),
      check (kind <> 'isbn' or value ~ '^97[89][0-9]{10}$')
    )`.execute(db)
  await sql`create index book_identifiers_of_book on book_identifiers (book_id)`.execute(db)
  await sql`select audit_table('book_identifiers', part_of => 'books', part_key => 'book_id')`.execute(db)

  // What somebody has said once of rows like these is known for the next file.
  await sql`
    create table sale_matches (
      id integer generated always as identity primary key,
      key text not null unique check (length(key) between 1 and 2000),
      book_id integer not null references books on delete cascade,
      format text check (format in (${list(bookFormats)})),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index sale_matches_of_book on sale_matches (book_id)`.execute(db)
  await sql`select audit_table('sale_matches')`.execute(db)

  await sql`
    create table sales_import_authors (
      import_id integer not null references sales_imports on delete cascade,
      author_id integer not null references authors,
      sales integer not null,
      copies bigint not null,
      royalty_paise bigint not null,
      primary key (import_id, author_id)
    )`.execute(db)
  await sql`create index sales_import_authors_of on sales_import_authors (author_id)`.execute(db)

  // Pages that were read earn something and are no copies.
  await sql`alter table sales drop constraint sales_quantity_check`.execute(db)
}
