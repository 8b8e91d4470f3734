import { type Kysely, sql } from 'kysely'

/** The standing from which on an entry counts as featured. */
const FEATURED = 100

/**
 * Books that are not published and submissions get entries as published books have them, unlisted: the company's people find them
 * in any spelling, and no visitor does. What authors and company write to each other is found by its words, a mail by what it is about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_entries drop constraint search_entries_kind_check`.execute(db)
  await sql`
    alter table search_entries add constraint search_entries_kind_check
      check (kind in ('book', 'author', 'article', 'question', 'submission'))`.execute(db)
  await tellWordsApart(db)
  await keepUnpublishedBooks(db)
  await learnFromWhoAppears(db)
  await followAllPeopleOfBooks(db)
  await followSubmissions(db)
  await renewAll(db)
  await findMessages(db)
  await sql`
    create index mails_about on mails using gin (details jsonb_path_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  )
  // With no fingerprint the start that follows makes all entries anew.
  await sql`delete from search_rules`.execute(db)
}

/** What a visitor may have meant is a word that visitors may find: a title that is still secret would be told by it. */
async function tellWordsApart(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_words add column listed boolean not null default true`.execute(db)
  await sql`create index search_words_listed on search_words (word) where listed`.execute(db)
}

async function keepUnpublishedBooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function renew_search_of_books(ids integer[]) returns void language plpgsql as $$
    begin
      -- Whoever renames an author at the same time waits for us, or we for them: no book keeps an old name.
      perform from authors where id in (select author_id from books join unnest(ids) as wanted (id) using (id))
        order by id for share;
      insert into search_entries as e (kind, target_id, title_plain, plain, title_keys, keys, standing, listed)
        select 'book', id, titles.plain, titles.plain || substr(plain_lines(subtitle), 2) || people.plain || others.plain,
          titles.keys, titles.keys || substr(key_lines(subtitle), 2) || people.keys || others.keys,
          case when is_featured then ${sql.lit(FEATURED)} else 0 end + coalesce(round(rating * 10), 0),
          published_at is not null
        from unnest(ids) as wanted (id)
        join books b using (id)
        join search_entries people on people.kind = 'author' and people.target_id = author_id
        cross join lateral (select plain_lines(title, title_latin) as plain,
          key_lines(title, title_latin) as keys offset 0) as titles
        cross join lateral (
          select coalesce(string_agg(plain_lines(name), ''), '') as plain, coalesce(string_agg(key_lines(name), ''), '') as keys
          from book_contributors where book_id = b.id) as others
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys, standing = excluded.standing, listed = excluded.listed
        where (e.plain, e.title_plain, e.keys, e.title_keys, e.standing, e.listed) is distinct from
          (excluded.plain, excluded.title_plain, excluded.keys, excluded.title_keys, excluded.standing, excluded.listed);
      perform learn_search_words('book', ids);
    end $$`.execute(db)
}

/** As before, and the words of who is shown from now on are known to visitors. */
async function learnFromWhoAppears(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function renew_standing_of_authors(ids integer[]) returns void language plpgsql as $$
    declare
      shown integer[];
    begin
      with changed as (
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
          and (e.listed, e.standing) is distinct from (now.listed, now.standing)
        returning e.target_id, e.listed)
      select array_agg(target_id) into shown from changed where listed;
      perform learn_search_words('author', shown);
    end $$`.execute(db)
}

/** As before, and who only worked on a book appears and disappears with it, as its author does. */
async function followAllPeopleOfBooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function follow_books_in_search() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform renew_search_of_books((select array_agg(id) from come));
        perform renew_standing_of_authors((select array_agg(distinct author_id) from come));
      elsif tg_op = 'UPDATE' then
        perform renew_search_of_books((select array_agg(id) from come join gone using (id)
          where (come.title, come.title_latin, come.subtitle, come.author_id, come.is_featured, come.rating, come.published_at is null)
            is distinct from (gone.title, gone.title_latin, gone.subtitle, gone.author_id, gone.is_featured, gone.rating, gone.published_at is null)));
        perform renew_standing_of_authors((select array_agg(distinct people.id) from come join gone using (id)
          cross join lateral (
            values (come.author_id), (gone.author_id)
            union all select author_id from book_contributors where book_id = come.id) as people (id)
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
}

/** Other names of who wrote one lead to the author, and the author to the submissions. */
async function followSubmissions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function renew_search_of_submissions(ids integer[]) returns void language plpgsql as $$
    begin
      insert into search_entries as e (kind, target_id, title_plain, plain, title_keys, keys, listed)
        select 'submission', id, titles.plain, titles.plain || substr(plain_lines(subtitle, author_name), 2),
          titles.keys, titles.keys || substr(key_lines(subtitle, author_name, initials_of(author_name)), 2), false
        from unnest(ids) as wanted (id)
        join submissions using (id)
        cross join lateral (select plain_lines(title) as plain, key_lines(title) as keys offset 0) as titles
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys
        where (e.plain, e.title_plain, e.keys, e.title_keys)
          is distinct from (excluded.plain, excluded.title_plain, excluded.keys, excluded.title_keys);
      perform learn_search_words('submission', ids);
    end $$`.execute(db)
  await sql`
    create function follow_submissions_in_search() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform renew_search_of_submissions((select array_agg(id) from come));
      elsif tg_op = 'UPDATE' then
        perform renew_search_of_submissions((select array_agg(id) from come join gone using (id)
          where (come.title, come.subtitle, come.author_name)
            is distinct from (gone.title, gone.subtitle, gone.author_name)));
      elsif tg_op = 'DELETE' then
        delete from search_entries where kind = 'submission' and target_id in (select id from gone);
      else
        delete from search_entries where kind = 'submission';
      end if;
      return null;
    end $$`.execute(db)
  for (const [event, referencing] of Object.entries({
    insert: 'referencing new table as come',
    update: 'referencing old table as gone new table as come',
    delete: 'referencing old table as gone',
    truncate: '',
  }))
    await sql`
      create trigger ${sql.ref(`search_${event}`)} after ${sql.raw(event)} on submissions
      ${sql.raw(referencing)} for each statement execute function follow_submissions_in_search()`.execute(db)
}

/** The key goes with the text, and no more than the text is it told to whoever reads what was done. */
async function findMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table thread_messages
      add column search_text text generated always as (search_key(text)) stored`.execute(db)
  await sql`
    create index thread_messages_text on thread_messages using gin (search_text gin_trgm_ops)
    with (gin_pending_list_limit = 256)`.execute(db)
  await sql`drop trigger record_change on thread_messages`.execute(db)
  await sql`
    select audit_table('thread_messages', ignored => array['text', 'search_text', 'digest', 'idempotency_key'],
      part_of => 'submissions', part_key => 'submission_id')`.execute(db)
}

async function renewAll(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function renew_search_of_catalogue() returns void language plpgsql as $$
    begin
      delete from search_words;
      perform renew_search_of_authors((select array_agg(id) from authors));
      perform renew_search_of_books((select array_agg(id) from books));
      perform renew_search_of_blogs((select array_agg(id) from blogs));
      delete from search_entries where kind = 'question';
      perform renew_search_of_questions((select array_agg(id) from questions));
      perform renew_search_of_submissions((select array_agg(id) from submissions));
    end $$`.execute(db)
}
