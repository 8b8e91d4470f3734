import { type Kysely, sql } from 'kysely'

/** Which import was posted in the place of one that was undone, in the same moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sales_imports add column replaced_by_id integer references sales_imports,
      add check (replaced_by_id is null or (replaced_by_id <> id and state = 'undone'))`.execute(db)
  await sql`
    create index sales_imports_replaced on sales_imports (replaced_by_id, id) where replaced_by_id is not null`.execute(
    db,
  )
}
