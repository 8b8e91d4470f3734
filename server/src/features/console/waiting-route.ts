import { listWaiting } from '@panai/contract/console/staff/waiting'
import { type WaitingKind, waitingKindNames, waitingKinds } from '@panai/contract/console/staff/waiting-kinds'
import { roleMay } from '@panai/contract/http/permissions'
import { staffRoute } from '../../access/staff-route.ts'
import type { Database } from '../../db/database.ts'
import { success } from '../../http/answers.ts'
import type { Route } from '../../http/route.ts'

/** Each feature counts what waits in it: cheaply, since it is asked at every look at the console's home. */
export type WaitingCounter = {
  kind: WaitingKind
  count: (db: Database) => Promise<{ count: number; oldest: Date | null }>
}

/** Answers in the order of the contract's list, with what the role may see. */
export function waitingRoute(counters: readonly WaitingCounter[]): Route {
  return staffRoute(listWaiting, async ({ db, caller }) => {
    const asked = waitingKindNames.flatMap((kind) =>
      roleMay(caller.role, waitingKinds[kind]) ? counters.filter((counter) => counter.kind === kind) : [],
    )
    const data = await Promise.all(
      asked.map(async ({ kind, count }) => {
        const found = await count(db)
        return { kind, count: found.count, oldest_at: found.oldest?.toISOString() ?? null }
      }),
    )
    return { success, data }
  })
}
