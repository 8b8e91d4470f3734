import { type Kysely, sql } from 'kysely'

/** What anybody may read of a book: as much of the published text as an editor has chosen, in pages of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table book_samples (
      book_id integer primary key references books on delete cascade,
      extent text not null check (extent in ('tenth', 'first_chapter')),
      -- Null: the manuscript is gone; what was taken from it stays.
      version_id integer references submission_versions on delete set null,
      text_revision integer not null check (text_revision >= 0),
      state text not null default 'open' check (state in ('open', 'made', 'failed')),
      asked_at timestamptz not null default clock_timestamp(),
      made_at timestamptz,
      percent integer check (percent between 1 and 100),
      problem text check (problem in ('too_short', 'no_chapter', 'too_much', 'heavy', 'broken')),
      check ((state = 'made') = (percent is not null)),
      check ((state = 'made') = (made_at is not null)),
      check ((state = 'failed') = (problem is not null))
    )`.execute(db)
  await sql`create index book_samples_of_version on book_samples (version_id)`.execute(db)
  await sql`create index book_samples_open on book_samples (book_id) where state = 'open'`.execute(db)
  await sql`create index book_samples_made on book_samples (made_at) where state = 'made'`.execute(db)
  await sql`
    create table book_sample_pages (
      book_id integer not null references book_samples on delete cascade,
      number integer not null check (number between 1 and 1000),
      content jsonb not null check (jsonb_typeof(content) = 'object'),
      primary key (book_id, number)
    )`.execute(db)
  await sql`
    create table book_sample_pictures (
      book_id integer not null references book_samples on delete cascade,
      -- As the manuscript counts its pictures.
      number integer not null check (number > 0),
      picture_id integer not null references pictures,
      primary key (book_id, number)
    )`.execute(db)
  await sql`create index book_sample_pictures_of_picture on book_sample_pictures (picture_id)`.execute(db)
  const rows = { insert: 'new', update: 'new', delete: 'old' } as const
  for (const [event, which] of Object.entries(rows))
    await sql`
      create trigger ${sql.ref(`announce_${event}`)} after ${sql.raw(event)} on book_samples
      referencing ${sql.raw(which)} table as changed
      for each statement execute function announce_public_change()`.execute(db)
  await sql`
    create trigger announce_truncate after truncate on book_samples
    for each statement execute function announce_public_change()`.execute(db)
  await sql`
    select audit_table('book_samples', part_of => 'books', part_key => 'book_id', ignored => array['version_id',
      'text_revision', 'state', 'asked_at', 'made_at', 'percent', 'problem'])`.execute(db)
}
