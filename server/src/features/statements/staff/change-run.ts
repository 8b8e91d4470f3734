import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { statementTexts } from '@panai/contract/statements/staff/statement-texts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'

/** Nobody else changes the run until the transaction ends. @throws Refusal not_found; conflict while it is being worked on. */
export async function lockRun(tx: Tx, id: number): Promise<void> {
  const run = await tx
    .selectFrom('statement_runs')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!run) throw new Refusal('not_found', staffMessages.notFound)
  if (run.state === 'discarded') throw new Refusal('conflict', statementTexts.discarded)
  if (run.state === 'issuing') throw new Refusal('conflict', statementTexts.busy)
}

/**
 * Throws away all statements of a run, also while they are being made. What it was made of is of the next run then.
 * @throws Refusal conflict when one of them was issued.
 */
export async function discardRun(tx: Tx, id: number): Promise<void> {
  await lockRun(tx, id)
  const issued = await tx
    .selectFrom('statements')
    .select('id')
    .where('run_id', '=', id)
    .where('state', 'in', ['issued', 'locked'])
    .executeTakeFirst()
  if (issued) throw new Refusal('conflict', statementTexts.alreadyIssued)
  await tx.deleteFrom('statements').where('run_id', '=', id).execute()
  await tx.updateTable('statement_runs').set({ state: 'discarded' }).where('id', '=', id).execute()
}

/** Verifies all drafts of a run, or only those that nothing is remarkable about. @returns how many. */
export async function verifyRun(tx: Tx, id: number, which: 'all' | 'unflagged'): Promise<number> {
  await lockRun(tx, id)
  const verified = await tx
    .updateTable('statements')
    .set({ state: 'verified', verified_at: sql<Date>`now()` })
    .where('run_id', '=', id)
    .where('state', '=', 'draft')
    .$if(which === 'unflagged', (query) => query.where(sql<boolean>`flags = '{}'`))
    .returning('id')
    .execute()
  return verified.length
}

/** Lets the verified ones be issued in the background. @throws Refusal conflict when there is none, or the run is being made. */
export async function startIssuing(tx: Tx, id: number): Promise<void> {
  await lockRun(tx, id)
  const verified = await tx
    .selectFrom('statements')
    .select('id')
    .where('run_id', '=', id)
    .where('state', '=', 'verified')
    .executeTakeFirst()
  if (!verified) throw new Refusal('conflict', statementTexts.nothingVerified)
  const started = await tx
    .updateTable('statement_runs')
    .set({ state: 'issuing' })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .returning('id')
    .executeTakeFirst()
  if (!started) throw new Refusal('conflict', statementTexts.busy)
}
