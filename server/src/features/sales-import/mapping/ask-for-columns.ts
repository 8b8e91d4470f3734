import type { Database } from '../../../db/database.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import { type BrokenSalesFile, UnmappedSalesFile } from '../../../sales-files/index.ts'

/**
 * Lets a file wait for somebody to say what its columns are, or what else it leaves open: one whose header no layout has, or one that could not
 * be read as it was said. Its problems are those of the last reading. @returns false when this is no such file: it is refused then.
 */
export function askForColumns(db: Database, importId: number, error: BrokenSalesFile): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (error.isOurs) return false
    if (!(error instanceof UnmappedSalesFile) && !(await hasPreview(tx, importId))) return false
    const problems = isUnknown(error) ? null : { count: error.count, problems: error.problems }
    const waiting = await tx
      .updateTable('sales_imports')
      .set({
        state: 'unmapped',
        problems: problems && JSON.stringify(problems),
        progress: 0,
        rows_read: 0,
      })
      .where('id', '=', importId)
      .where('state', '=', 'reading')
      .returning('id')
      .executeTakeFirst()
    if (waiting && error instanceof UnmappedSalesFile)
      await tx
        .insertInto('sales_file_previews')
        .values({ import_id: importId, sheets: JSON.stringify(error.sheets) })
        .onConflict((conflict) =>
          conflict.column('import_id').doUpdateSet({ sheets: (eb) => eb.ref('excluded.sheets') }),
        )
        .execute()
    return true
  })
}

async function hasPreview(tx: Tx, importId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('sales_file_previews')
    .select('import_id')
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return found !== undefined
}

/** That no layout has the header is what is asked about, and no fault. */
function isUnknown({ problems }: BrokenSalesFile): boolean {
  return problems.every(({ code }) => code === 'unknown_layout')
}
