import { type Kysely, sql } from 'kysely'

/** The sign before the decimals of a sales file, where its numbers can be read in two ways and somebody said which is meant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sales_imports add column decimal_sign text check (decimal_sign in ('point', 'comma'))`.execute(
    db,
  )
  await sql`
    comment on column sales_imports.decimal_sign is
    'As it was said of the file; null: nobody was asked, since its numbers can be read in one way.'`.execute(
    db,
  )
}
