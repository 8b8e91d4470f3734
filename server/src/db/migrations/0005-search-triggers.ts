import { type Kysely, sql } from 'kysely'

export async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_books_in_search() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform renew_search_of_books((select array_agg(id) from come));
        perform renew_standing_of_authors((select array_agg(distinct author_id) from come));
      elsif tg_op = 'UPDATE' then
        perform renew_search_of_books((select array_agg(id) from come join gone using (id)
          where (come.title, come.title_latin, come.subtitle, come.author_id, come.is_featured, come.rating, come.published_at is null)
            is distinct from (gone.title, gone.title_latin, gone.subtitle, gone.author_id, gone.is_featured, gone.rating, gone.published_at is null)));
        perform renew_standing_of_authors((select array_agg(distinct author) from come join gone using (id),
            unnest(array[come.author_id, gone.author_id]) as author
          where (come.author_id, come.is_featured, come.published_at is null)
            is distinct from (gone.author_id, gone.is_featured, gone.published_at is null)));
      elsif tg_op = 'DELETE' then
        delete from search_entries where kind = 'book' and target_id in (select id from gone);
        perform renew_standing_of_authors((select array_agg(distinct author_id) from gone));
      else
        delete from search_entries where kind = 'book';
        update search_entries set listed = false, standing = 0 where kind = 'author';
      end if;
      return null;
    end $$`.execute(db)

  await sql`
    create function follow_authors_in_search() returns trigger language plpgsql as $$
    declare
      renamed integer[];
    begin
      if tg_op = 'INSERT' then
        perform renew_search_of_authors((select array_agg(id) from come));
      elsif tg_op = 'UPDATE' then
        renamed := (select array_agg(id) from come join gone using (id)
          where (come.name, come.name_latin) is distinct from (gone.name, gone.name_latin));
        perform renew_search_of_authors(renamed);
        perform renew_search_of_books((select array_agg(id) from books where author_id = any (renamed)));
        perform renew_standing_of_authors((select array_agg(id) from come join gone using (id)
          where come.rating is distinct from gone.rating));
      elsif tg_op = 'DELETE' then
        delete from search_entries where kind = 'author' and target_id in (select id from gone);
      else
        delete from search_entries where kind = 'author';
      end if;
      return null;
    end $$`.execute(db)

  await sql`
    create function follow_blogs_in_search() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform renew_search_of_blogs((select array_agg(id) from come));
      elsif tg_op = 'UPDATE' then
        perform renew_search_of_blogs((select array_agg(id) from come join gone using (id)
          where (come.title, come.content) is distinct from (gone.title, gone.content)));
      elsif tg_op = 'DELETE' then
        delete from search_entries where kind = 'article' and target_id in (select id from gone);
      else
        delete from search_entries where kind = 'article';
      end if;
      return null;
    end $$`.execute(db)

  await sql`
    create function follow_contributors_in_search() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform renew_search_of_books((select array_agg(distinct book_id) from come));
        perform renew_standing_of_authors((select array_agg(distinct author_id) from come));
      elsif tg_op = 'UPDATE' then
        perform renew_search_of_books((select array_agg(distinct book_id) from (table come union all table gone) as both_of));
        perform renew_standing_of_authors((select array_agg(distinct author_id) from (table come union all table gone) as both_of));
      elsif tg_op = 'DELETE' then
        perform renew_search_of_books((select array_agg(distinct book_id) from gone));
        perform renew_standing_of_authors((select array_agg(distinct author_id) from gone));
      else
        perform renew_search_of_catalogue();
      end if;
      return null;
    end $$`.execute(db)

  for (const [table, follower] of [
    ['books', 'follow_books_in_search'],
    ['authors', 'follow_authors_in_search'],
    ['blogs', 'follow_blogs_in_search'],
    ['book_contributors', 'follow_contributors_in_search'],
  ] as const)
    await createFollowers(db, table, follower)
}

async function createFollowers(db: Kysely<unknown>, table: string, follower: string): Promise<void> {
  const tables = {
    insert: 'referencing new table as come',
    update: 'referencing old table as gone new table as come',
    delete: 'referencing old table as gone',
    truncate: '',
  }
  for (const [event, referencing] of Object.entries(tables))
    await sql`
      create trigger ${sql.ref(`search_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      ${sql.raw(referencing)} for each statement execute function ${sql.raw(follower)}()`.execute(db)
}
