import { payeeMessages } from '@panai/contract/payees/payee-rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AtTakingBack } from '../accounts/index.ts'
import { lockPayees } from './lock-payees.ts'
import { waitAgain } from './wait-again.ts'

/**
 * An author says that a change was not theirs: what was given since is stopped, what was in force before holds again, and nothing is
 * paid and nothing changed until a person of the company has talked to them.
 */
export const freezePayee: AtTakingBack = async (tx, authorId, changedAt) => {
  await lockPayees(tx, authorId)
  await tx
    .updateTable('payee_details')
    .set({ ended_at: sql<Date>`now()`, ended_as: 'stopped', waiting_since: null })
    .where('author_id', '=', authorId)
    .where('ended_at', 'is', null)
    .where('created_at', '>=', changedAt)
    .execute()
  await waitAgain(tx, authorId)
  await tx
    .insertInto('payee_freezes')
    .values({ author_id: authorId })
    .onConflict((conflict) => conflict.column('author_id').where('lifted_at', 'is', null).doNothing())
    .execute()
}

/** Since when the author is frozen; null when they are not. */
export async function frozenSince(db: Database | Tx, authorId: number): Promise<Date | null> {
  const freeze = await db
    .selectFrom('payee_freezes')
    .select('frozen_at')
    .where('author_id', '=', authorId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return freeze?.frozen_at ?? null
}

/** Once the details are locked. @throws Refusal conflict */
export async function refuseFrozen(tx: Tx, authorId: number): Promise<void> {
  if ((await frozenSince(tx, authorId)) !== null) throw new Refusal('conflict', payeeMessages.frozen)
}

/** Those of the authors who are frozen. Call it with their details locked: a freeze then waits or came before. */
export async function frozenAmong(tx: Tx, authorIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('payee_freezes')
    .select('author_id')
    .where('author_id', '=', sql<number>`any(${[...authorIds]}::integer[])`)
    .where('lifted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ author_id }) => author_id))
}
