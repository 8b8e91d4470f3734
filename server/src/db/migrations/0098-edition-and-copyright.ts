import { type Kysely, sql } from 'kysely'

/** What the copyright page of a book says of it, where that is not what goes without saying: the author's, of the year in which it is set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table books
      add column edition text check (length(btrim(edition)) between 1 and 100),
      add column copyright_holder text check (length(btrim(copyright_holder)) between 1 and 255),
      add column copyright_year smallint check (copyright_year between 1900 and 2100)`.execute(db)
}
