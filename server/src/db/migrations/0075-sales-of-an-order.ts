import { type Kysely, sql } from 'kysely'

/** A return that names its order finds the sale of that order, without looking through all that its book has sold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index sale_lines_of_order on sale_lines (lower(btrim(order_id)))
    where order_id is not null and units > 0`.execute(db)
}
