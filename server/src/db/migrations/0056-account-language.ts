import { type Kysely, sql } from 'kysely'

/** The language in which an account's mails are written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column language text not null default 'en' check (language in ('en', 'ta'))`.execute(db)
}
