import { type Kysely, sql } from 'kysely'

const LONGEST_JOINED = 40
/** In shorter words a slip may mean anything, and longer ones are too many letters for a piece each. */
const SHORTEST_WORD = 4
const LONGEST_WORD = 30

export async function createLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function plain_text(given text) returns text language sql immutable strict parallel safe
    return lower(normalize(regexp_replace(replace(given, '|', ' '), '\\s+', ' ', 'g'), NFC))`.execute(db)

  await sql`
    create function plain_lines(variadic names text[]) returns text language plpgsql immutable as $$
    declare
      lines text := '|';
      line text;
    begin
      foreach line in array names loop
        line := btrim(plain_text(line));
        continue when line is null or line = '' or strpos(lines, '| ' || line || ' |') > 0;
        lines := lines || ' ' || line || ' |';
      end loop;
      return lines;
    end $$`.execute(db)

  // A name of several words stands there once more in one word, behind "=", for those who write it so.
  await sql`
    create function key_lines(variadic names text[]) returns text language plpgsql immutable as $$
    declare
      lines text := '|';
      line text;
    begin
      foreach line in array names loop
        line := sound_key(line);
        continue when line is null or line = '' or strpos(lines, '| ' || line || ' |') > 0;
        lines := lines || ' ' || line || ' |';
        if strpos(line, ' ') > 0 and length(line) <= ${sql.lit(LONGEST_JOINED)} then
          lines := lines || '= ' || joined_key(line) || ' |';
        end if;
      end loop;
      return lines;
    end $$`.execute(db)
}

/**
 * Every word that stands in a key, with what is left of it when one letter is left out: two words that share such a piece differ
 * by one slip. A word may stand there twice, when two transactions meet it first at one time: a unique index would make them wait
 * for each other, in any order.
 */
export async function createWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_words (
      word text collate "C" not null,
      pieces text[] not null
    )`.execute(db)
  await sql`create index search_words_word on search_words (word)`.execute(db)
  await sql`
    create index search_words_pieces on search_words using gin (pieces) with (gin_pending_list_limit = 256)`.execute(
    db,
  )
  await sql`
    create function one_left_out(word text) returns text[] language sql immutable strict parallel safe
    return array(select word union select left(word, place - 1) || substr(word, place + 1)
      from generate_series(1, length(word)) as place)`.execute(db)

  await sql`
    create function learn_search_words(of_kind text, ids integer[]) returns void language plpgsql as $$
    begin
      insert into search_words (word, pieces)
        select word, one_left_out(word)
        from (
          select distinct regexp_split_to_table(regexp_replace(keys, '= [^ ]+', '', 'g'), '[ |]+') as word
          from search_entries where kind = of_kind and target_id = any (ids)) as met
        where length(word) between ${sql.lit(SHORTEST_WORD)} and ${sql.lit(LONGEST_WORD)}
          and not exists (select from search_words known where known.word = met.word);
    end $$`.execute(db)
}

/** One function a kind, which makes the entries of the given ids what they should be. */
export async function createRenewal(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function renew_search_of_books(ids integer[]) returns void language plpgsql as $$
    begin
      -- Whoever renames an author at the same time waits for us, or we for them: no book keeps an old name.
      perform from authors where id in (select author_id from books where id = any (ids)) order by id for share;
      delete from search_entries e where kind = 'book' and target_id = any (ids)
        and not exists (select from books b where b.id = e.target_id and b.published_at is not null);
      insert into search_entries (kind, target_id, title_plain, plain, title_keys, keys, standing)
        select 'book', id, title_plain, title_plain || substr(plain_lines(subtitle) || people.plain, 2),
          title_keys, title_keys || substr(key_lines(subtitle) || people.keys, 2),
          case when is_featured then 100 else 0 end + coalesce(round(rating * 10), 0)
        from books b
        cross join lateral (select plain_lines(title, title_latin) as title_plain,
          key_lines(title, title_latin) as title_keys) as titles
        cross join lateral (
          select a.plain || coalesce(c.plain, '') as plain, a.keys || coalesce(c.keys, '') as keys
          from search_entries a
          cross join (select string_agg(plain_lines(name), '') as plain, string_agg(key_lines(name), '') as keys
            from book_contributors where book_id = b.id) as c
          where a.kind = 'author' and a.target_id = b.author_id) as people
        where id = any (ids) and published_at is not null
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys, standing = excluded.standing;
      perform learn_search_words('book', ids);
    end $$`.execute(db)

  await sql`
    create function renew_search_of_authors(ids integer[]) returns void language plpgsql as $$
    begin
      delete from search_entries e where kind = 'author' and target_id = any (ids)
        and not exists (select from authors a where a.id = e.target_id);
      insert into search_entries (kind, target_id, title_plain, plain, title_keys, keys, listed)
        select 'author', id, plain, plain, keys, keys, false
        from authors
        cross join lateral (select plain_lines(name, name_latin) as plain,
          key_lines(name, name_latin, initials_of(name), initials_of(name_latin)) as keys) as names
        where id = any (ids)
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys;
      perform learn_search_words('author', ids);
      perform renew_standing_of_authors(ids);
    end $$`.execute(db)

  // Somebody of whom no book has appeared is not shown to the world by the search.
  await sql`
    create function renew_standing_of_authors(ids integer[]) returns void language plpgsql as $$
    begin
      update search_entries e set listed = now.listed, standing = now.standing
      from (
        select a.id, works.of is not null or exists (
            select from book_contributors c join books b on b.id = c.book_id
            where c.author_id = a.id and b.published_at is not null) as listed,
          case when works.featured then 100 else 0 end + coalesce(round(a.rating * 10), 0) as standing
        from authors a
        cross join lateral (select min(author_id) as of, bool_or(is_featured) as featured
          from books where author_id = a.id and published_at is not null) as works
        where a.id = any (ids) order by a.id) as now
      where e.kind = 'author' and e.target_id = now.id
        and (e.listed, e.standing) is distinct from (now.listed, now.standing);
    end $$`.execute(db)

  await sql`
    create function renew_search_of_blogs(ids integer[]) returns void language plpgsql as $$
    begin
      delete from search_entries e where kind = 'article' and target_id = any (ids)
        and not exists (select from blogs where id = e.target_id);
      insert into search_entries (kind, target_id, title_plain, plain, title_keys, keys, body)
        select 'article', id, plain, plain, keys, keys, ' ' || plain_text(content)
        from blogs
        cross join lateral (select plain_lines(title) as plain, key_lines(title) as keys) as titles
        where id = any (ids)
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys, body = excluded.body;
      perform learn_search_words('article', ids);
    end $$`.execute(db)

  await sql`
    create function renew_search_of_catalogue() returns void language plpgsql as $$
    begin
      delete from search_words;
      perform renew_search_of_authors((select array_agg(id) from authors));
      perform renew_search_of_books((select array_agg(id) from books));
      perform renew_search_of_blogs((select array_agg(id) from blogs));
    end $$`.execute(db)
}
