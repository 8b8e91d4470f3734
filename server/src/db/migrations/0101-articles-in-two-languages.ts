import { type Kysely, sql } from 'kysely'

/**
 * Translations beside the texts of an article: title and text are there together or not at all, the words for its picture where the
 * article has such words and a translation, and nothing in the article's own language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const language of ['en', 'ta']) {
    const column = (name: string) => sql.ref(`${name}_${language}`)
    await sql`
      alter table blogs
        add column ${column('title')} text check (length(btrim(${column('title')})) between 1 and 500),
        add column ${column('content')} text,
        add column ${column('html')} text,
        add column ${column('picture_alt')} text check (length(btrim(${column('picture_alt')})) between 1 and 300),
        add constraint ${sql.ref(`blogs_${language}_whole`)} check (
          (${column('title')} is null) = (${column('content')} is null)
          and (${column('html')} is null or ${column('title')} is not null)
          and (${column('picture_alt')} is not null) = (${column('title')} is not null and picture_alt <> '')),
        add constraint ${sql.ref(`blogs_${language}_translated`)} check (
          language <> ${sql.lit(language)} or ${column('title')} is null)`.execute(db)
    await sql`
      comment on column blogs.${column('html')} is
      'The translated text with its form; null beside a title: it is plain. The content has it without, as of the text itself.'`.execute(
      db,
    )
  }
  await searchBothLanguages(db)
}

/** No article has a translation yet, so the entries that are there are what they should be. */
async function searchBothLanguages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function renew_search_of_blogs(ids integer[]) returns void language plpgsql as $$
    begin
      delete from search_entries e using unnest(ids) as wanted (id) where e.kind = 'article' and e.target_id = wanted.id
        and not exists (select from blogs b where b.id = wanted.id and b.published_at is not null);
      insert into search_entries as e (kind, target_id, title_plain, plain, title_keys, keys, body, listed_from)
        select 'article', id, plain, plain, keys, keys,
          ' ' || plain_text(concat_ws(' ', content, content_en, content_ta)), published_at
        from unnest(ids) as wanted (id)
        join blogs using (id)
        cross join lateral (select plain_lines(title, title_en, title_ta) as plain,
          key_lines(title, title_en, title_ta) as keys offset 0) as titles
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
          where (come.title, come.title_en, come.title_ta, come.content, come.content_en, come.content_ta, come.published_at)
            is distinct from
              (gone.title, gone.title_en, gone.title_ta, gone.content, gone.content_en, gone.content_ta, gone.published_at)));
      elsif tg_op = 'DELETE' then
        delete from search_entries where kind = 'article' and target_id in (select id from gone);
      else
        delete from search_entries where kind = 'article';
      end if;
      return null;
    end $$`.execute(db)
}
