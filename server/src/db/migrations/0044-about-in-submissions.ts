import { type Kysely, sql } from 'kysely'

/** What the author says of the book and of themselves, for the book's entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table submissions
      add column about_book text check (length(btrim(about_book)) between 1 and 5000),
      add column about_author text check (length(btrim(about_author)) between 1 and 5000)`.execute(db)
}
