import * as calls from '@panai/contract/payouts/staff/four-eyes'
import { type StaffCall, staffRoute } from '../../access/staff-route.ts'
import type { Tx } from '../../db/transaction.ts'
import { ok } from '../../http/answers.ts'
import type { Route } from '../../http/route.ts'
import { getFourEyes } from './get-four-eyes.ts'
import { agreeToWaiver, askForWaiver, endWaiver } from './waive.ts'

type Calling = Pick<StaffCall<typeof getFourEyes>, 'db' | 'caller' | 'change'>

async function afterwards({ db, caller, change }: Calling, work: (tx: Tx) => Promise<void>) {
  await change(work)
  return ok(await getFourEyes(db, caller.accountId))
}

export const fourEyesRoutes: Route[] = [
  staffRoute(calls.getFourEyes, async ({ db, caller }) => ok(await getFourEyes(db, caller.accountId))),
  staffRoute(calls.askForWaiver, (call) =>
    afterwards(call, (tx) => askForWaiver(tx, call.caller.accountId, call.input.reason)),
  ),
  staffRoute(calls.agreeToWaiver, (call) =>
    afterwards(call, (tx) => agreeToWaiver(tx, call.caller.accountId, call.input.id)),
  ),
  staffRoute(calls.endWaiver, (call) =>
    afterwards(call, (tx) => endWaiver(tx, call.caller.accountId, call.input.id)),
  ),
]
