import { agreeToWaiver, askForWaiver, endWaiver, getFourEyes } from '@panai/contract/payouts/staff/four-eyes'
import { type StaffCall, staffRoute } from '../../access/staff-route.ts'
import type { Tx } from '../../db/transaction.ts'
import { success } from '../../http/answers.ts'
import type { Route } from '../../http/route.ts'
import { getFourEyes as find } from './get-four-eyes.ts'
import { agreeToWaiver as agree, askForWaiver as ask, endWaiver as end } from './waive.ts'

type Calling = Pick<StaffCall<typeof getFourEyes>, 'db' | 'caller' | 'change'>

async function afterwards({ db, caller, change }: Calling, work: (tx: Tx) => Promise<void>) {
  await change(work)
  return { success, data: await find(db, caller.accountId) }
}

export const fourEyesRoutes: Route[] = [
  staffRoute(getFourEyes, async ({ db, caller }) => ({
    success,
    data: await find(db, caller.accountId),
  })),
  staffRoute(askForWaiver, (call) =>
    afterwards(call, (tx) => ask(tx, call.caller.accountId, call.input.reason)),
  ),
  staffRoute(agreeToWaiver, (call) =>
    afterwards(call, (tx) => agree(tx, call.caller.accountId, call.input.id)),
  ),
  staffRoute(endWaiver, (call) => afterwards(call, (tx) => end(tx, call.caller.accountId, call.input.id))),
]
