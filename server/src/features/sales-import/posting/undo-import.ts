import { inTransactionWithClient } from '../../../db/in-transaction-with-client.ts'
import type { JobDeps } from '../../../jobs/job-kind.ts'
import { lockAuthors } from '../../royalties/index.ts'
import { isOurs, lockPosting } from '../intake/lock-import.ts'
import { authorsOfPosted, takeBack } from './take-back.ts'

/** Takes back all that an import has posted, in one transaction. @returns whether it was done now. */
export async function undoImport({ pool }: JobDeps, importId: number): Promise<boolean> {
  return inTransactionWithClient(pool, async (tx) => {
    if (!(await isOurs(tx, importId, 'undoing'))) return false
    await lockPosting(tx)
    const { undo_reason } = await tx
      .selectFrom('sales_imports')
      .select('undo_reason')
      .where('id', '=', importId)
      .executeTakeFirstOrThrow()
    await lockAuthors(tx, await authorsOfPosted(tx, [importId]))
    await takeBack(tx, importId, { reason: undo_reason ?? `Undoes import ${importId}` })
    return true
  })
}
