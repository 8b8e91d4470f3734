import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

/** Lets all that was credited and paid to authors have been in the financial year before: a new one has begun. */
export async function turnTheYear(db: Database, authorIds: readonly number[]): Promise<void> {
  const ids = sql`any(${[...authorIds]}::integer[])`
  await db.transaction().execute(async (tx) => {
    // What happened stays when it happened: here the clock is turned.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update author_credits set year = year - 1 where author_id = ${ids}`.execute(tx)
    await sql`update payouts set paid_on = paid_on - interval '1 year' where author_id = ${ids}`.execute(tx)
    await sql`
      update tax_entries set paid_on = paid_on - interval '1 year', year = year - 1, of_year = of_year - 1
      where author_id = ${ids}`.execute(tx)
  })
}
