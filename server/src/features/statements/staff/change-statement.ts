import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { statementTexts } from '@panai/contract/statements/staff/statement-texts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { makeBatch } from '../make-batch.ts'
import { lockRun } from './change-run.ts'

type Found = { run_id: number; author_id: number; state: string }

/** With its run, so that nobody issues it meanwhile. @throws Refusal not_found */
async function lockStatement(tx: Tx, id: number): Promise<Found> {
  const query = tx.selectFrom('statements').select(['run_id', 'author_id', 'state']).where('id', '=', id)
  const first = await query.executeTakeFirst()
  if (!first) throw new Refusal('not_found', staffMessages.notFound)
  await lockRun(tx, first.run_id)
  const found = await query.executeTakeFirst()
  if (!found) throw new Refusal('not_found', staffMessages.notFound)
  return found
}

/** Says that somebody has looked at it, or takes that back. Again it changes nothing. @throws Refusal conflict when it was issued. */
export async function verifyStatement(tx: Tx, id: number, to: 'verified' | 'draft'): Promise<void> {
  const { state } = await lockStatement(tx, id)
  if (state === to) return
  if (state === 'issued' || state === 'locked')
    throw new Refusal('conflict', to === 'draft' ? statementTexts.alreadyIssued : statementTexts.notDraft)
  await tx
    .updateTable('statements')
    .set({ state: to, verified_at: to === 'verified' ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}

/**
 * Makes a draft again from all postings until now, with the corrections since.
 * @returns the id of the new one; null when there is nothing to state any more. @throws Refusal conflict when it was issued.
 */
export async function remakeStatement(tx: Tx, id: number): Promise<number | null> {
  const { run_id: runId, author_id, state } = await lockStatement(tx, id)
  if (state !== 'draft' && state !== 'verified') throw new Refusal('conflict', statementTexts.alreadyIssued)
  await tx.deleteFrom('statements').where('id', '=', id).execute()
  const { last } = await tx
    .selectFrom('journals')
    .select(({ fn, val }) => fn.coalesce(fn.max<number>('id'), val(0)).as('last'))
    .executeTakeFirstOrThrow()
  await makeBatch(tx, { runId, lastJournalId: last }, [author_id])
  const made = await tx
    .selectFrom('statements')
    .select('id')
    .where('run_id', '=', runId)
    .where('author_id', '=', author_id)
    .executeTakeFirst()
  return made?.id ?? null
}
