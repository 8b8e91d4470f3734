import { type Kysely, sql } from 'kysely'

/**
 * What a book and an author are told of in Tamil, where their own text is in another language: for readers of the pages in Tamil. Of a
 * record that is in Tamil itself there is no such text. The search of the library looks through it as through the English one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table books
      add column description_ta text,
      add constraint books_tamil_once check (
        description_ta is null or (language <> 'ta' and btrim(description_ta) <> '')
      )`.execute(db)
  await sql`
    alter table authors
      add column bio_ta text,
      add constraint authors_tamil_once check (bio_ta is null or (language <> 'ta' and btrim(bio_ta) <> ''))`.execute(
    db,
  )
  await sql`
    create or replace function set_book_search_keys() returns trigger language plpgsql as $$
    declare
      author authors%rowtype;
    begin
      select * into author from authors where id = new.author_id;
      new.search_title := title_search_key(
        concat_ws(' ', new.title, new.title_latin, author.name, author.name_latin));
      new.search_text := search_key(concat_ws(' ', new.title, new.title_latin, new.subtitle, author.name,
        author.name_latin, new.description, new.description_en, new.description_ta));
      return new;
    end $$`.execute(db)
}
