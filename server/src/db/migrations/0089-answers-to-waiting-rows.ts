import { type Kysely, sql } from 'kysely'

const waitReasons = ['book', 'terms', 'currency_rate', 'price', 'net', 'copies', 'direction']
/** What a row lacks that its book's terms may bring. */
const ofTerms = ['price', 'net', 'terms']

/** A closed list as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/**
 * A row that waits says whether it lacks a price, what the channel pays, or whether it was sold or came back. `answered`: what a person said of it,
 * why, and the figures of before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_lines
      add column answered jsonb,
      drop constraint sale_lines_check2,
      add constraint sale_lines_not_ours_check check (
        state <> 'not_ours' or answered ->> 'kind' = 'written_off' or (match_id is not null and book_id is null)),
      drop constraint sale_lines_waits_for_check,
      add constraint sale_lines_waits_for_check check (waits_for in (${list(waitReasons)}))`.execute(db)
  await sql`drop index sale_lines_waiting_of_book`.execute(db)
  await sql`
    create index sale_lines_waiting_of_book on sale_lines (book_id)
    where state = 'waiting' and waits_for in (${list(ofTerms)})`.execute(db)
  await sql`
    create or replace function note_book_to_look_at(book integer) returns void language sql as $$
      insert into books_to_look_at (book_id)
      select book where exists (
        select from sale_lines where state = 'waiting' and waits_for in (${list(ofTerms)}) and book_id = book)
    $$`.execute(db)
  // What rows wait for that waited for a price so far is told when they are looked at.
  await sql`
    insert into books_to_look_at (book_id)
    select distinct book_id from sale_lines where state = 'waiting' and waits_for = 'price' and book_id is not null`.execute(
    db,
  )
}
