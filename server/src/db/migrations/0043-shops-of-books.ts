import { type Kysely, sql } from 'kysely'
import { announceChangesOf } from './0014-announce.ts'

const bookFormats = ['paperback', 'hardback', 'ebook']

/** Where else each format of a book is sold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const formats = sql.raw(bookFormats.map((format) => `'${format}'`).join(', '))
  await sql`
    create table book_shops (
      book_id integer not null references books on delete cascade,
      position smallint not null check (position > 0),
      format text not null check (format in (${formats})),
      name text not null check (length(btrim(name)) between 1 and 100),
      url text not null check (url ~ '^https://' and length(url) <= 2000),
      primary key (book_id, position),
      unique (book_id, format, url)
    )`.execute(db)
  await sql`select audit_table('book_shops', part_of => 'books', part_key => 'book_id')`.execute(db)
  await announceChangesOf(db, 'book_shops')
}
