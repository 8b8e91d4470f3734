import { type Kysely, sql } from 'kysely'

/** Who wants to buy a book writes so with a reason of its own, and the letter knows the book. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table enquiries
      add column book_id integer references books on delete set null,
      drop constraint enquiries_reason_check,
      add constraint enquiries_reason_check check (reason in (
        'General Inquiry', 'Buying a book', 'Publishing Services', 'Royalty Questions', 'Technical Support', 'Other'
      ))`.execute(db)
  await sql`create index enquiries_about_book on enquiries (book_id) where book_id is not null`.execute(db)
}
