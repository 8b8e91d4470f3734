import { type Kysely, sql } from 'kysely'

const languages = ['ta', 'en', 'kn', 'ml', 'te', 'hi', 'de']

export async function up(db: Kysely<unknown>): Promise<void> {
  const known = sql.raw(languages.map((language) => `'${language}'`).join(', '))

  await sql`
    create table testimonials (
      id integer generated always as identity primary key,
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
      position integer not null,
      book_title text not null check (length(btrim(book_title)) between 1 and 500),
      cover_id integer references pictures,
      rating smallint check (rating between 1 and 5),
      quote text not null check (length(btrim(quote)) between 1 and 2000),
      language text not null check (language in (${known})),
      author_name text not null check (length(btrim(author_name)) between 1 and 255),
      author_title text not null check (length(author_title) <= 255),
      photo_id integer references pictures,
      is_demo boolean not null default false
    )`.execute(db)
  await sql`create index testimonials_in_order on testimonials (position, id)`.execute(db)

  await sql`
    create table blogs (
      id integer generated always as identity primary key,
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
      title text not null check (length(btrim(title)) between 1 and 500),
      content text not null,
      language text not null check (language in (${known})),
      picture_id integer references pictures,
      published_on date not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index blogs_newest on blogs (published_on desc, id desc)`.execute(db)

  await keepUpdatedAt(db)
  await announceChanges(db)
}

async function keepUpdatedAt(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function set_updated_at() returns trigger language plpgsql as $$
    begin
      new.updated_at := now();
      return new;
    end $$`.execute(db)
  for (const table of ['authors', 'books', 'blogs']) {
    await sql`
      create trigger set_updated_at before update on ${sql.table(table)} for each row
      when (old.* is distinct from new.*) execute function set_updated_at()`.execute(db)
  }
}

/** Every change to what visitors see tells all nodes, in the transaction that makes it. A statement that touches no row is none. */
async function announceChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_public_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        perform pg_notify('public_content', '');
      elsif exists (select from changed) then
        perform pg_notify('public_content', '');
      end if;
      return null;
    end $$`.execute(db)
  const rows = { insert: 'new', update: 'new', delete: 'old' } as const
  for (const table of ['pictures', 'authors', 'books', 'book_contributors', 'testimonials', 'blogs']) {
    for (const [event, which] of Object.entries(rows))
      await sql`
        create trigger ${sql.ref(`announce_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(which)} table as changed
        for each statement execute function announce_public_change()`.execute(db)
    await sql`
      create trigger announce_truncate after truncate on ${sql.table(table)}
      for each statement execute function announce_public_change()`.execute(db)
  }
}
