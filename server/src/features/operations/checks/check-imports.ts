import { alerts } from '@panai/contract/operations/alerts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { alarm, type Finding, fine, isOver, type OperationsDeps } from '../finding.ts'
import { readBriefly } from '../read-briefly.ts'
import { counted, lasted } from '../words.ts'

/** Sales files that are being read, posted or undone, and for how long. */
export async function checkImports({ db }: Pick<OperationsDeps, 'db'>): Promise<Finding> {
  const { working, oldest } = await readBriefly(db, readWorking)
  if (working === 0 || oldest === null) return fine('No sales file is being read, posted or undone.')
  const says = `${counted(working, 'sales file is', 'sales files are')} being read, posted or undone, the oldest for ${lasted(oldest)}.`
  return isOver(alerts.ImportsStuck.above, oldest) ? alarm('ImportsStuck', says, oldest) : fine(says)
}

/** A file does not say when its state began; what was written down of its changes does. */
async function readWorking(tx: Tx): Promise<{ working: number; oldest: Date | null }> {
  const { rows } = await sql<{ working: number; oldest: Date | null }>`
    select count(*) as working, min(coalesce(moved.at, created_at)) as oldest
    from sales_imports left join lateral (
      select at from audit_entries
      where subject = 'sales_imports' and subject_id = sales_imports.id::text and after ->> 'state' = sales_imports.state
      order by id desc limit 1
    ) moved on true
    where state in ('reading', 'posting', 'undoing')`.execute(tx)
  return rows[0] ?? { working: 0, oldest: null }
}
