import { getOperations, type OperationsCheck } from '@panai/contract/operations/staff/operations'
import { staffRoute } from '../../access/staff-route.ts'
import { ok } from '../../http/answers.ts'
import type { Route } from '../../http/route.ts'
import type { OperationsDeps } from './finding.ts'
import { lookAtAll } from './look-at-all.ts'

type Look = { looked_at: string; checks: OperationsCheck[] }

/** Who asks while a look is under way gets that one: many who ask take no more of the database than one. */
export function operationsRoutes(deps: OperationsDeps): Route[] {
  let underWay: Promise<Look> | null = null
  return [
    staffRoute(getOperations, async () => {
      underWay ??= look(deps).finally(() => {
        underWay = null
      })
      return ok(await underWay)
    }),
  ]
}

async function look(deps: OperationsDeps): Promise<Look> {
  const checks = await lookAtAll(deps)
  return { looked_at: new Date().toISOString(), checks }
}
