import { type Kysely, sql } from 'kysely'

/** The standing from which on an entry counts as featured. */
const FEATURED = 100

/** In shorter words a slip may mean anything, and longer ones are too many letters for a piece each. */
const SHORTEST_WORD = 4
const LONGEST_WORD = 30

/**
 * Slips are looked for among the known words only: these get an index of trigrams for long words, and what is several words in
 * one. Entries are renewed without touching those that are what they should be.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index search_words_trigrams on search_words using gin (word gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  )
  await replaceLearning(db)
  await replaceRenewal(db)
  // With no fingerprint the start that follows learns all words anew.
  await sql`delete from search_rules`.execute(db)
}

async function replaceLearning(db: Kysely<unknown>): Promise<void> {
  // What is several words in one is long enough to be known again by its trigrams: it needs no pieces.
  await sql`
    create or replace function learn_search_words(of_kind text, ids integer[]) returns void language plpgsql as $$
    begin
      insert into search_words (word, pieces)
        select word, case when is_joined then '{}' else one_left_out(word) end
        from (
          select distinct ltrim(part, '=') as word, part like '=%' as is_joined
          from unnest(ids) as wanted (id)
          join search_entries on kind = of_kind and target_id = id
          cross join regexp_split_to_table(replace(keys, '= ', '='), '[ |]+') as part) as met
        where length(word) between ${sql.lit(SHORTEST_WORD)} and ${sql.lit(LONGEST_WORD)}
          and not exists (select from search_words known where known.word = met.word);
    end $$`.execute(db)
}

/**
 * One function a kind, which makes the entries of the given ids what they should be. The ids are joined, not searched for with
 * "any": there may be all of the catalogue's. "offset 0" keeps the database from making a key once for each place that uses it.
 */
async function replaceRenewal(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function renew_search_of_books(ids integer[]) returns void language plpgsql as $$
    begin
      -- Whoever renames an author at the same time waits for us, or we for them: no book keeps an old name.
      perform from authors where id in (select author_id from books join unnest(ids) as wanted (id) using (id))
        order by id for share;
      delete from search_entries e using unnest(ids) as wanted (id) where e.kind = 'book' and e.target_id = wanted.id
        and not exists (select from books b where b.id = wanted.id and b.published_at is not null);
      insert into search_entries as e (kind, target_id, title_plain, plain, title_keys, keys, standing)
        select 'book', id, titles.plain, titles.plain || substr(plain_lines(subtitle), 2) || people.plain || others.plain,
          titles.keys, titles.keys || substr(key_lines(subtitle), 2) || people.keys || others.keys,
          case when is_featured then ${sql.lit(FEATURED)} else 0 end + coalesce(round(rating * 10), 0)
        from unnest(ids) as wanted (id)
        join books b using (id)
        join search_entries people on people.kind = 'author' and people.target_id = author_id
        cross join lateral (select plain_lines(title, title_latin) as plain,
          key_lines(title, title_latin) as keys offset 0) as titles
        cross join lateral (
          select coalesce(string_agg(plain_lines(name), ''), '') as plain, coalesce(string_agg(key_lines(name), ''), '') as keys
          from book_contributors where book_id = b.id) as others
        where published_at is not null
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys, standing = excluded.standing
        where (e.plain, e.title_plain, e.keys, e.title_keys, e.standing)
          is distinct from (excluded.plain, excluded.title_plain, excluded.keys, excluded.title_keys, excluded.standing);
      perform learn_search_words('book', ids);
    end $$`.execute(db)

  await sql`
    create or replace function renew_search_of_authors(ids integer[]) returns void language plpgsql as $$
    begin
      insert into search_entries as e (kind, target_id, title_plain, plain, title_keys, keys, listed)
        select 'author', id, plain, plain, keys, keys, false
        from unnest(ids) as wanted (id)
        join authors using (id)
        cross join lateral (select plain_lines(name, name_latin) as plain,
          key_lines(name, name_latin, initials_of(name), initials_of(name_latin)) as keys offset 0) as names
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys
        where (e.plain, e.keys) is distinct from (excluded.plain, excluded.keys);
      perform learn_search_words('author', ids);
      perform renew_standing_of_authors(ids);
    end $$`.execute(db)

  // Somebody of whom no book has appeared is not shown to the world by the search.
  await sql`
    create or replace function renew_standing_of_authors(ids integer[]) returns void language plpgsql as $$
    begin
      update search_entries e set listed = now.listed, standing = now.standing
      from (
        select a.id, count(works) > 0 as listed,
          case when bool_or(works.is_featured) then ${sql.lit(FEATURED)} else 0 end
            + coalesce(round(a.rating * 10), 0) as standing
        from unnest(ids) as wanted (id)
        join authors a using (id)
        left join (
          select author_id, is_featured from books where published_at is not null
          union all
          select c.author_id, false from book_contributors c join books b on b.id = c.book_id
          where b.published_at is not null) as works on works.author_id = a.id
        group by a.id) as now
      where e.kind = 'author' and e.target_id = now.id
        and (e.listed, e.standing) is distinct from (now.listed, now.standing);
    end $$`.execute(db)

  await sql`
    create or replace function renew_search_of_blogs(ids integer[]) returns void language plpgsql as $$
    begin
      insert into search_entries as e (kind, target_id, title_plain, plain, title_keys, keys, body)
        select 'article', id, plain, plain, keys, keys, ' ' || plain_text(content)
        from unnest(ids) as wanted (id)
        join blogs using (id)
        cross join lateral (select plain_lines(title) as plain, key_lines(title) as keys offset 0) as titles
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys, body = excluded.body
        where (e.plain, e.keys, e.body) is distinct from (excluded.plain, excluded.keys, excluded.body);
      perform learn_search_words('article', ids);
    end $$`.execute(db)
}
