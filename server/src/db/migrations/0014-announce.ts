import { type Kysely, sql } from 'kysely'

/** Every change to the table tells all nodes, in the transaction that makes it. */
export async function announceChangesOf(db: Kysely<unknown>, table: string): Promise<void> {
  for (const [event, which] of Object.entries({ insert: 'new', update: 'new', delete: 'old' }))
    await sql`
      create trigger ${sql.ref(`announce_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(which)} table as changed
      for each statement execute function announce_public_change()`.execute(db)
  await sql`
    create trigger announce_truncate after truncate on ${sql.table(table)}
    for each statement execute function announce_public_change()`.execute(db)
}
