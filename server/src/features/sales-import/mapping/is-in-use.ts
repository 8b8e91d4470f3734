import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Whether a file was read by a layout. */
export async function isInUse(db: Database | Tx, layoutId: number): Promise<boolean> {
  const found = await db
    .selectFrom('import_layouts')
    .select('layout_id')
    .where('layout_id', '=', layoutId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
