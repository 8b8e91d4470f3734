import type { Database } from '../../../db/database.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { BrokenSalesFile } from '../../../sales-files/index.ts'

/** Keeps why a file is broken, and nothing of it. @returns the key of the file, which is noted to be removed. */
export function refuseFile(db: Database, importId: number, { problems, count }: BrokenSalesFile) {
  return inTransaction(db, (tx) =>
    letGoOfFile(tx, importId, { state: 'refused', problems: JSON.stringify({ count, problems }) }),
  )
}

/** Ends an import that is being read, or was and is not posted. @returns the file's key, null when it was not in such a state. */
export async function letGoOfFile(
  tx: Tx,
  importId: number,
  end: { state: 'refused'; problems: string } | { state: 'cancelled' },
): Promise<string | null> {
  const before = await tx
    .selectFrom('sales_imports')
    .select(['file_key'])
    .where('id', '=', importId)
    .where('state', 'in', ['reading', 'unmapped', 'ready'])
    .forUpdate()
    .executeTakeFirst()
  if (!before) return null
  await tx
    .updateTable('sales_imports')
    .set({ ...end, file_key: null })
    .where('id', '=', importId)
    .execute()
  await tx.deleteFrom('sales_file_previews').where('import_id', '=', importId).execute()
  if (before.file_key !== null)
    await tx.insertInto('unattached_files').values({ key: before.file_key }).execute()
  return before.file_key
}
