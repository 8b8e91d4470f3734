import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Takes the lock of a version's submission that an approval and a choice of the size take too: neither comes between a look and what is made of it. */
export async function lockSubmissionOf(tx: Tx, versionId: number): Promise<void> {
  await sql`
    select from submissions where id = (select submission_id from submission_versions where id = ${versionId})
    for no key update`.execute(tx)
}
