import { type Kysely, sql } from 'kysely'

/**
 * A receipt of a sale goes with the sale, in whatever file that comes again. `received_before_paise`: of a row that says that it was paid, what
 * receipts had brought before, which does not come again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_lines
      add column received_before_paise bigint not null default 0,
      add constraint sale_lines_received_before_check check (received_before_paise = 0 or is_paid)`.execute(
    db,
  )
  await sql`create index sale_lines_paid on sale_lines (import_id) where is_paid`.execute(db)
  await sql`alter table receipts add column sale_identity uuid`.execute(db)
  await sql`alter table receipts disable trigger user`.execute(db)
  await sql`
    update receipts set sale_identity = identity from sale_lines
    where sale_lines.id = line_id and identity is not null`.execute(db)
  await sql`alter table receipts enable trigger user`.execute(db)
  await sql`
    create index receipts_of_sale on receipts (sale_identity) where sale_identity is not null`.execute(db)
}
