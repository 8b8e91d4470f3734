import {
  createReceipt,
  getReceipt,
  listReceipts,
  reverseReceipt,
} from '@panai/contract/accounting/staff/receipts'
import { staffRoute } from '../../access/staff-route.ts'
import { ok } from '../../http/answers.ts'
import { toList } from '../../http/lists.ts'
import type { Route } from '../../http/route.ts'
import { enterReceipt, enterReversal } from './enter-receipt.ts'
import { findReceipt, findReceipts } from './list-receipts.ts'

export const receiptRoutes: Route[] = [
  staffRoute(listReceipts, async ({ db, input }) => toList(input, await findReceipts(db, input))),
  staffRoute(getReceipt, async ({ db, input }) => ok(await findReceipt(db, input.id))),
  staffRoute(createReceipt, async ({ db, caller, input, idempotencyKey, change }) => {
    const by = { accountId: caller.accountId, key: idempotencyKey }
    const id = await change((tx) => enterReceipt(tx, input, by))
    return ok(await findReceipt(db, id))
  }),
  staffRoute(reverseReceipt, async ({ db, caller, input, change }) => {
    const id = await change((tx) => enterReversal(tx, input, caller.accountId))
    return ok(await findReceipt(db, id))
  }),
]
