import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { importSales } from '../import-sales.ts'

/** A change that may give books numbers, prices or terms: when rows of sales files wait for one of them, they are looked at again behind it. */
export async function changeBooks<T>(
  jobs: Pick<Jobs, 'add' | 'wake'>,
  { change }: { change: <R>(work: (tx: Tx) => Promise<R>) => Promise<R> },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { done, isWaitedFor } = await change(async (tx) => {
    const done = await work(tx)
    // As the triggers note them.
    const { rows } = await sql`
      (select from numbers_to_match limit 1) union all (select from books_to_look_at limit 1)`.execute(tx)
    if (rows.length > 0) await jobs.add(tx, importSales)
    return { done, isWaitedFor: rows.length > 0 }
  })
  if (isWaitedFor) jobs.wake(importSales)
  return done
}
