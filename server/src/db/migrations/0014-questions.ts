import { questions } from '@panai/contract/questions'
import { languages } from '@panai/contract/vocabulary'
import { type Kysely, sql } from 'kysely'
import { announceChangesOf } from './0014-announce.ts'

/** The questions of the help page. The first ones are the publisher's own, word for word. */
export async function createQuestions(db: Kysely<unknown>): Promise<void> {
  const known = sql.raw(languages.map((language) => `'${language}'`).join(', '))
  await sql`
    create table questions (
      id integer generated always as identity primary key,
      anchor text not null unique default 'q-' || left(replace(gen_random_uuid()::text, '-', ''), 12)
        check (anchor ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(anchor) <= 60),
      question text not null check (length(btrim(question)) between 1 and 300),
      answer text not null check (length(btrim(answer)) between 1 and 5000),
      language text not null default 'en' check (language in (${known})),
      position integer not null,
      is_shown boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index questions_in_order on questions (position, id)`.execute(db)
  // Before the table is followed: what makes the entries of the search may not be in place yet.
  for (const [place, { id, question, answer }] of questions.entries())
    await sql`
      insert into questions (anchor, question, answer, position)
      values (${id}, ${question}, ${answer}, ${place + 1})`.execute(db)

  await sql`select versioned_table('questions')`.execute(db)
  await sql`select audit_table('questions')`.execute(db)
  await announceChangesOf(db, 'questions')
  await followInSearch(db)
}

async function followInSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function renew_search_of_questions(ids integer[]) returns void language plpgsql as $$
    begin
      delete from search_entries where kind = 'question' and target_id = any (ids)
        and target_id not in (select id from questions where is_shown);
      insert into search_entries as e (kind, target_id, title_plain, plain, title_keys, keys, body)
        select 'question', id, plain, plain, keys, keys, ' ' || plain_text(answer)
        from unnest(ids) as wanted (id)
        join questions using (id)
        cross join lateral (select plain_lines(question) as plain, key_lines(question) as keys offset 0) as titles
        where is_shown
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys, body = excluded.body;
      perform learn_search_words('question', ids);
    end $$`.execute(db)
  await sql`
    create function follow_questions_in_search() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from search_entries where kind = 'question';
      elsif tg_op = 'DELETE' then
        delete from search_entries where kind = 'question' and target_id in (select id from changed);
      else
        perform renew_search_of_questions((select array_agg(id) from changed));
      end if;
      return null;
    end $$`.execute(db)
  for (const [event, referencing] of Object.entries({
    insert: 'referencing new table as changed',
    update: 'referencing new table as changed',
    delete: 'referencing old table as changed',
    truncate: '',
  }))
    await sql`
      create trigger ${sql.ref(`search_${event}`)} after ${sql.raw(event)} on questions
      ${sql.raw(referencing)} for each statement execute function follow_questions_in_search()`.execute(db)
}
