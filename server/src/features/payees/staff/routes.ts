import {
  getPayee,
  listPayees,
  readPayee,
  refusePayee,
  verifyPayee,
} from '@panai/contract/payees/staff/payees'
import { staffRoute } from '../../../access/staff-route.ts'
import type { Database } from '../../../db/database.ts'
import { ok } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import type { Route } from '../../../http/route.ts'
import { getPayeeRecord } from './get-payee-record.ts'
import { judgeDetails } from './judge-details.ts'
import { findPayees } from './list-payees.ts'
import { readInFull } from './read-in-full.ts'

/** What the company's people do with authors' bank and tax details. */
export const payeeStaffRoutes: Route[] = [
  staffRoute(listPayees, async ({ db, input }) => toList(input, await findPayees(db, input))),
  staffRoute(getPayee, async ({ db, caller, input }) =>
    ok(await getPayeeRecord(db, caller.accountId, input.id)),
  ),
  staffRoute(verifyPayee, async ({ db, caller, input: { id, version, pan_verified }, change }) => {
    const verdict = { verification: 'verified', panVerified: pan_verified } as const
    await change((tx) => judgeDetails(tx, caller, { id, version }, verdict))
    return ok(await getPayeeRecord(db, caller.accountId, id))
  }),
  staffRoute(refusePayee, async ({ db, caller, input: { id, version, reason }, change }) => {
    await change((tx) => judgeDetails(tx, caller, { id, version }, { verification: 'refused', reason }))
    return ok(await getPayeeRecord(db, caller.accountId, id))
  }),
  staffRoute(readPayee, async ({ keys, caller, input: { id, reason }, change }) =>
    ok(await change((tx) => readInFull(tx, keys, id, { accountId: caller.accountId, reason }))),
  ),
]

/** Details that wait to be verified, and since when the first do. */
export const unverifiedPayees = {
  kind: 'unverified_payees',
  count: (db: Database) =>
    db
      .selectFrom('payee_details')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('waiting_since').as('oldest')])
      .where('waiting_since', 'is not', null)
      .executeTakeFirstOrThrow(),
} as const
