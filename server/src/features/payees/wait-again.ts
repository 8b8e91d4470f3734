import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** The newest that is left needs to be verified, where it is not. */
export async function waitAgain(tx: Tx, authorId: number): Promise<void> {
  await sql`
    update payee_details set waiting_since = confirmed_at
    where id = (select max(id) from payee_details
        where author_id = ${authorId} and confirmed_at is not null and ended_at is null)
      and verification = 'unverified' and waiting_since is null`.execute(tx)
}
