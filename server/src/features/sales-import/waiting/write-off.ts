import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { countLines } from '../intake/count-lines.ts'
import { lockMatches } from '../sale-matches/lock-matches.ts'
import { remember } from '../sale-matches/remember.ts'
import { waitingAs } from './waiting-as.ts'

type Given = { key: string; reason: string; accountId: number }

/**
 * Rows that wait for a book are not of ours: they are kept as such, and so are those of the next file. @returns what is remembered.
 * @throws Refusal conflict when no such row waits any more, when something else is remembered, or while a file is read.
 */
export async function writeOff(tx: Tx, { key, reason, accountId }: Given): Promise<number> {
  await lockMatches(tx)
  const matchId = await remember(tx, { key, reason, book_id: null, format: null, created_by: accountId })
  const { rows } = await sql<{ import_id: number }>`
    update sale_lines set state = 'not_ours', waits_for = null, matched_by = 'hand', match_id = ${matchId}
    where ${waitingAs({ waits_for: 'book', key })} returning import_id`.execute(tx)
  if (rows.length === 0) throw new Refusal('conflict', salesImportMessages.settled)
  for (const importId of new Set(rows.map(({ import_id }) => import_id))) await countLines(tx, importId)
  return matchId
}
