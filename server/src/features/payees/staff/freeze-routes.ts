import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { liftFreeze, listFreezes } from '@panai/contract/payees/staff/payee-freezes'
import { payeeStaffMessages } from '@panai/contract/payees/staff/payee-words'
import { sql } from 'kysely'
import { staffRoute } from '../../../access/staff-route.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { ok } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Route } from '../../../http/route.ts'
import { findFreezes, getFreeze } from './list-freezes.ts'

/** Frozen authors, as the company's people see them. */
export const payeeFreezeRoutes: Route[] = [
  staffRoute(listFreezes, async ({ db, input }) => toList(input, await findFreezes(db, input))),
  staffRoute(liftFreeze, async ({ db, caller, input: { id, note }, change }) => {
    await change((tx) => lift(tx, { id, note, by: caller.accountId }))
    return ok(await getFreeze(db, id))
  }),
]

/** @throws Refusal not_found, conflict when it was lifted already. */
async function lift(tx: Tx, { id, note, by }: { id: number; note: string; by: number }): Promise<void> {
  const freeze = await tx
    .selectFrom('payee_freezes')
    .select('lifted_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!freeze) throw new Refusal('not_found', staffMessages.notFound)
  if (freeze.lifted_at !== null) throw new Refusal('conflict', payeeStaffMessages.notFrozen)
  await tx
    .updateTable('payee_freezes')
    .set({ lifted_at: sql<Date>`now()`, lifted_by: by, note })
    .where('id', '=', id)
    .execute()
}

/** Authors who wait for a call, and since when the first does. */
export const frozenPayees = {
  kind: 'frozen_payees',
  count: (db: Database) =>
    db
      .selectFrom('payee_freezes')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('frozen_at').as('oldest')])
      .where('lifted_at', 'is', null)
      .executeTakeFirstOrThrow(),
} as const
