import { type Kysely, sql } from 'kysely'

/** Addresses that were kept before they had one spelling are looked through at each login: they are few among all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index accounts_email_beyond_ascii on accounts (id, lower(email))
    where octet_length(email) > length(email)`.execute(db)
}
