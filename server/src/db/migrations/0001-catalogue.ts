import { type Kysely, sql } from 'kysely'

const bookFormats = ['paperback', 'hardback', 'ebook']
const contributorRoles = ['co-author', 'translator', 'editor', 'illustrator']
const genres = ['fiction', 'non-fiction', 'academic', 'poetry', 'cookbook', 'children-book']
const languages = ['ta', 'en', 'kn', 'ml', 'te', 'hi', 'de']
const trimSizes = [
  '5 X 7 in',
  '5 X 8 in',
  '5.5 X 8.5 in',
  '6 X 9 in',
  '7 X 9 in',
  '8 X 11 in',
  '8.5 X 8.5 in',
  'A4',
]

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pictures (
      id integer generated always as identity primary key,
      key text not null unique check (key ~ '^[0-9a-f]{32}$'),
      width integer not null check (width between 1 and 20000),
      height integer not null check (height between 1 and 20000),
      placeholder text not null check (placeholder ~ '^#[0-9a-f]{6}$'),
      created_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table authors (
      id integer generated always as identity primary key,
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
      name text not null check (length(btrim(name)) between 1 and 255),
      name_latin text check (length(btrim(name_latin)) between 1 and 255),
      years text check (length(years) <= 60),
      language text not null check (language in (${list(languages)})),
      bio text,
      bio_en text,
      photo_id integer references pictures,
      rating numeric(2, 1) check (rating between 0 and 5),
      facebook text check (facebook ~ '^https?://'),
      twitter text check (twitter ~ '^https?://'),
      instagram text check (instagram ~ '^https?://'),
      website text check (website ~ '^https?://'),
      awards text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index authors_photo on authors (photo_id)`.execute(db)

  await sql`
    create function has_no_repeats(items text[]) returns boolean language sql immutable strict
    return cardinality(items) = (select count(distinct item) from unnest(items) as item)`.execute(db)

  await sql`
    create table books (
      id integer generated always as identity primary key,
      reference text not null unique check (length(reference) between 1 and 60),
      title text not null check (length(btrim(title)) between 1 and 500),
      title_latin text check (length(btrim(title_latin)) between 1 and 500),
      subtitle text check (length(btrim(subtitle)) between 1 and 500),
      description text not null,
      description_en text,
      language text not null check (language in (${list(languages)})),
      author_id integer not null references authors,
      genre text not null check (genre in (${list(genres)})),
      formats text[] not null check (
        cardinality(formats) > 0 and formats <@ array[${list(bookFormats)}] and has_no_repeats(formats)
      ),
      rating numeric(2, 1) check (rating between 0 and 5),
      is_featured boolean not null default false,
      cover_id integer references pictures,
      pages integer check (pages between 1 and 5000),
      trim_size text check (trim_size in (${list(trimSizes)})),
      mrp_paise bigint not null check (mrp_paise > 0),
      isbn text unique check (isbn ~ '^97[89][0-9]{10}$'),
      first_published text check (length(first_published) <= 200),
      published_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index books_newest on books (published_at desc, id desc) where published_at is not null`.execute(
    db,
  )
  await sql`
    create index books_newest_of_genre on books (genre, published_at desc, id desc)
    where published_at is not null`.execute(db)
  await sql`
    create index books_newest_of_author on books (author_id, published_at desc, id desc)`.execute(db)
  await sql`
    create index books_newest_featured on books (published_at desc, id desc)
    where published_at is not null and is_featured`.execute(db)
  await sql`
    create index books_by_title on books (title collate "und-x-icu", id) where published_at is not null`.execute(
    db,
  )
  await sql`create index books_cover on books (cover_id)`.execute(db)

  await sql`
    create table book_contributors (
      book_id integer not null references books on delete cascade,
      position smallint not null check (position > 0),
      role text not null check (role in (${list(contributorRoles)})),
      name text not null check (length(btrim(name)) between 1 and 255),
      author_id integer references authors,
      primary key (book_id, position)
    )`.execute(db)
  await sql`create index book_contributors_author on book_contributors (author_id)`.execute(db)

  await createCounts(db)
}

/**
 * How many published books there are of each genre and format ('any' counts each book once): kept by the database, since
 * counting them anew for each page view is the one part of a page that would grow with the catalogue.
 */
async function createCounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table book_counts (
      genre text not null,
      format text not null,
      books bigint not null,
      primary key (genre, format)
    )`.execute(db)

  await sql`
    create function count_books() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into book_counts
          select genre, format, -count(*) from gone, unnest(formats || array['any']) as format
          where published_at is not null group by genre, format order by genre, format
          on conflict (genre, format) do update set books = book_counts.books + excluded.books;
      end if;
      if tg_op <> 'DELETE' then
        insert into book_counts
          select genre, format, count(*) from come, unnest(formats || array['any']) as format
          where published_at is not null group by genre, format order by genre, format
          on conflict (genre, format) do update set books = book_counts.books + excluded.books;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_inserted after insert on books referencing new table as come
    for each statement execute function count_books()`.execute(db)
  await sql`
    create trigger count_deleted after delete on books referencing old table as gone
    for each statement execute function count_books()`.execute(db)
  await sql`
    create trigger count_updated after update on books referencing old table as gone new table as come
    for each statement execute function count_books()`.execute(db)
  await sql`
    create function forget_book_counts() returns trigger language plpgsql as $$
    begin
      delete from book_counts;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_truncated after truncate on books
    for each statement execute function forget_book_counts()`.execute(db)
}
