import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { DataKeys } from '../../keys/data-keys.ts'
import { openSecrets, sealedColumns, sealSecrets } from './seal-details.ts'

const BATCH = 200

/**
 * Seals with the newest key what is sealed with another, a batch in each transaction: broken off, it goes on where it was, and once all
 * is done it finds nothing. @returns how many rows. @throws Error when a key is missing.
 */
export async function rotateKeys(db: Database, keys: DataKeys): Promise<number> {
  let done = 0
  for (;;) {
    const now = await inTransaction(db, (tx) => rotateBatch(tx, keys))
    if (now === 0) return done
    done += now
  }
}

async function rotateBatch(tx: Tx, keys: DataKeys): Promise<number> {
  const sealedBefore = sealedColumns.map(
    (column) => sql<boolean>`split_part(${sql.ref(column)}, '.', 1) <> ${keys.newest}`,
  )
  const rows = await tx
    .selectFrom('payee_details')
    .select(['id', 'author_id', 'ifsc', ...sealedColumns])
    .where((eb) => eb.or(sealedBefore))
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute()
  for (const row of rows)
    await tx
      .updateTable('payee_details')
      .set(sealSecrets(keys, row, openSecrets(keys, row)))
      .where('id', '=', row.id)
      .execute()
  return rows.length
}
