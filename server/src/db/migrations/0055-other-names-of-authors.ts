import { type Kysely, sql } from 'kysely'

/** Other names that an author is looked for by, one a line: V. O. C., வ.உ.சி. The search has them as it has the name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table authors
      add column other_names text check (length(btrim(other_names)) between 1 and 500)`.execute(db)

  await sql`
    create or replace function renew_search_of_authors(ids integer[]) returns void language plpgsql as $$
    begin
      insert into search_entries as e (kind, target_id, title_plain, plain, title_keys, keys, listed)
        select 'author', id, plain, plain, keys, keys, false
        from unnest(ids) as wanted (id)
        join authors using (id)
        cross join lateral (
          select coalesce(regexp_split_to_array(other_names, '\\n'), '{}') as others offset 0) as more
        cross join lateral (select plain_lines(variadic array[name, name_latin] || others) as plain,
          key_lines(variadic array[name, name_latin, initials_of(name), initials_of(name_latin)] || others) as keys
          offset 0) as names
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys
        where (e.plain, e.keys) is distinct from (excluded.plain, excluded.keys);
      perform learn_search_words('author', ids);
      perform renew_standing_of_authors(ids);
    end $$`.execute(db)

  await sql`
    create or replace function follow_authors_in_search() returns trigger language plpgsql as $$
    declare
      renamed integer[];
    begin
      if tg_op = 'INSERT' then
        perform renew_search_of_authors((select array_agg(id) from come));
      elsif tg_op = 'UPDATE' then
        renamed := (select array_agg(id) from come join gone using (id)
          where (come.name, come.name_latin, come.other_names)
            is distinct from (gone.name, gone.name_latin, gone.other_names));
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
}
