import { type Kysely, sql } from 'kysely'
import { createQuestions } from './0014-questions.ts'
import { createRates } from './0014-rates.ts'

/** What the company's people write themselves: articles with pictures, questions, and the calculator's rates with their days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function india_today() returns date language sql stable
    return (now() at time zone 'Asia/Kolkata')::date`.execute(db)
  await extendBlogs(db)
  await searchPublishedBlogs(db)
  await createQuestions(db)
  await createRates(db)
  await searchWhatIsAsked(db)
  // With no fingerprint the start that follows makes all entries anew.
  await sql`delete from search_rules`.execute(db)
}

/** An article is a draft without a time, scheduled with one that is to come, and published from that time on, by itself. */
async function extendBlogs(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blogs add column published_at timestamptz`.execute(db)
  // Nobody has changed the articles: they keep the day of their last change.
  await sql`alter table blogs disable trigger set_updated_at`.execute(db)
  await sql`update blogs set published_at = published_on::timestamp at time zone 'Asia/Kolkata'`.execute(db)
  await sql`alter table blogs enable trigger set_updated_at`.execute(db)
  await sql`alter table blogs drop column published_on`.execute(db)
  await sql`
    alter table blogs
      add column html text,
      add column picture_alt text not null default '' check (length(picture_alt) <= 300),
      alter column slug set default 'article-' || replace(gen_random_uuid()::text, '-', '')`.execute(db)
  await sql`
    comment on column blogs.html is 'The text with its form; null: it is plain. The column content has it without, for search and excerpts.'`.execute(
    db,
  )
  await sql`create index blogs_newest on blogs (published_at desc, id desc)`.execute(db)
  await sql`create index blogs_changed on blogs (updated_at desc, id desc)`.execute(db)

  await sql`
    create table blog_pictures (
      blog_id integer not null references blogs on delete cascade,
      picture_id integer not null references pictures,
      primary key (blog_id, picture_id)
    )`.execute(db)
  await sql`create index blog_pictures_of_picture on blog_pictures (picture_id)`.execute(db)

  // An article as somebody has it in the editor, for whoever has the token; only its hash is here.
  await sql`
    create table blog_previews (
      token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
      blog_id integer not null references blogs on delete cascade,
      fields jsonb not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index blog_previews_by_age on blog_previews (expires_at)`.execute(db)
}

/** An article to come is found from its time on: the search asks for the time, nothing has to happen then. */
async function searchPublishedBlogs(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_entries add column listed_from timestamptz`.execute(db)
  await sql`
    create or replace function renew_search_of_blogs(ids integer[]) returns void language plpgsql as $$
    begin
      delete from search_entries e using unnest(ids) as wanted (id) where e.kind = 'article' and e.target_id = wanted.id
        and not exists (select from blogs b where b.id = wanted.id and b.published_at is not null);
      insert into search_entries as e (kind, target_id, title_plain, plain, title_keys, keys, body, listed_from)
        select 'article', id, plain, plain, keys, keys, ' ' || plain_text(content), published_at
        from unnest(ids) as wanted (id)
        join blogs using (id)
        cross join lateral (select plain_lines(title) as plain, key_lines(title) as keys offset 0) as titles
        where published_at is not null
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys, body = excluded.body, listed_from = excluded.listed_from
        where (e.plain, e.keys, e.body, e.listed_from)
          is distinct from (excluded.plain, excluded.keys, excluded.body, excluded.listed_from);
      perform learn_search_words('article', ids);
    end $$`.execute(db)
  await sql`
    create or replace function follow_blogs_in_search() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform renew_search_of_blogs((select array_agg(id) from come));
      elsif tg_op = 'UPDATE' then
        perform renew_search_of_blogs((select array_agg(id) from come join gone using (id)
          where (come.title, come.content, come.published_at) is distinct from (gone.title, gone.content, gone.published_at)));
      elsif tg_op = 'DELETE' then
        delete from search_entries where kind = 'article' and target_id in (select id from gone);
      else
        delete from search_entries where kind = 'article';
      end if;
      return null;
    end $$`.execute(db)
}

async function searchWhatIsAsked(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function renew_search_of_catalogue() returns void language plpgsql as $$
    begin
      delete from search_words;
      perform renew_search_of_authors((select array_agg(id) from authors));
      perform renew_search_of_books((select array_agg(id) from books));
      perform renew_search_of_blogs((select array_agg(id) from blogs));
      delete from search_entries where kind = 'question';
      perform renew_search_of_questions((select array_agg(id) from questions));
    end $$`.execute(db)
}
