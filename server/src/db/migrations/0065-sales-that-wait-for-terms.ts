import { type Kysely, sql } from 'kysely'

/** What an agreement, its rules and a price of a book are written down in. */
const tables = ['agreements', 'book_prices']

/**
 * Rows of sales files that wait for a price or an agreement are looked at again when their book comes to one. As with numbers, whoever
 * writes it down notes the book in the same transaction, and background work looks at its rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No key but the id: who notes a book must never wait for who looks at its rows.
  await sql`
    create table books_to_look_at (
      id bigint generated always as identity primary key,
      book_id integer not null,
      noted_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create index sale_lines_waiting_of_book on sale_lines (book_id)
    where state = 'waiting' and waits_for in ('price', 'terms')`.execute(db)
  await sql`
    create function note_book_to_look_at(book integer) returns void language sql as $$
      insert into books_to_look_at (book_id)
      select book where exists (
        select from sale_lines where state = 'waiting' and waits_for in ('price', 'terms') and book_id = book)
    $$`.execute(db)
  await sql`
    create function note_terms_of_book() returns trigger language plpgsql as $$
    begin
      perform note_book_to_look_at(new.book_id);
      return null;
    end $$`.execute(db)
  for (const table of tables)
    await sql`
      create trigger notes_terms after insert or update on ${sql.table(table)}
      for each row execute function note_terms_of_book()`.execute(db)
  await sql`
    create trigger notes_terms after insert on royalty_rules
    for each row when (new.book_id is not null) execute function note_terms_of_book()`.execute(db)
  await sql`
    create function note_facts_of_book() returns trigger language plpgsql as $$
    begin
      perform note_book_to_look_at(new.id);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger notes_facts after update of pages, trim_size, formats on books for each row
    when ((old.pages, old.trim_size, old.formats) is distinct from (new.pages, new.trim_size, new.formats))
    execute function note_facts_of_book()`.execute(db)
}
