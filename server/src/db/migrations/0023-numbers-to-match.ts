import { type Kysely, sql } from 'kysely'

/**
 * Rows of sales files that wait for a book are looked at again when a book comes to a number of theirs. Whoever gives a book its number
 * notes it here in the same transaction, and background work matches the rows: a book is not held up by a hundred thousand of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No key but the id: who notes a number must never wait for who is matching it.
  await sql`
    create table numbers_to_match (
      id bigint generated always as identity primary key,
      value text not null,
      noted_at timestamptz not null default now()
    )`.execute(db)
  for (const number of ['isbn', 'asin', 'sku'])
    await sql`
      create index ${sql.ref(`sale_lines_waiting_${number}`)} on sale_lines (${sql.ref(number)})
      where state = 'waiting' and waits_for = 'book' and ${sql.ref(number)} is not null`.execute(db)
  await sql`
    create function note_numbers_of_book() returns trigger language plpgsql as $$
    begin
      insert into numbers_to_match (value)
      select value from unnest(array[new.isbn, new.reference]) as value
      where value is not null and (
        exists (select from sale_lines where state = 'waiting' and waits_for = 'book' and isbn = value)
        or exists (select from sale_lines where state = 'waiting' and waits_for = 'book' and sku = value));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger notes_new_numbers after insert on books for each row execute function note_numbers_of_book()`.execute(
    db,
  )
  await sql`
    create trigger notes_changed_numbers after update of isbn, reference on books for each row
    when (old.isbn is distinct from new.isbn or old.reference is distinct from new.reference)
    execute function note_numbers_of_book()`.execute(db)
  // What the console's home counts: imports with rows that only have to be posted.
  await sql`
    create index sales_imports_to_post on sales_imports (created_at)
    where state in ('ready', 'posted') and totals @> '[{"state": "new"}]'`.execute(db)
}
