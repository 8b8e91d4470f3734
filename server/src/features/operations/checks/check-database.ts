import { alerts } from '@panai/contract/operations/alerts'
import { sql } from 'kysely'
import { alarm, type Finding, fine, type OperationsDeps } from '../finding.ts'
import { readBriefly } from '../read-briefly.ts'
import { lasted } from '../words.ts'

/** Whether it answers, and whether what changes in it is heard of. */
export async function checkDatabase({
  db,
  unheardFor,
}: Pick<OperationsDeps, 'db' | 'unheardFor'>): Promise<Finding> {
  const unheardMs = unheardFor()
  const began = performance.now()
  try {
    await readBriefly(db, (tx) => sql`select 1`.execute(tx))
  } catch {
    return alarm('DatabaseDown', 'The database does not answer.', null)
  }
  const answered = `The database answered within ${Math.ceil(performance.now() - began)} ms`
  if (unheardMs === 0) return fine(`${answered}, and its changes are heard of.`)
  const since = new Date(Date.now() - unheardMs)
  const says = `${answered}, but its changes were not heard of for ${lasted(since)}.`
  return unheardMs / 1_000 > alerts.ChangesUnheard.above ? alarm('ChangesUnheard', says, since) : fine(says)
}
