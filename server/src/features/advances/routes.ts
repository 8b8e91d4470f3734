import * as calls from '@panai/contract/royalties/royalties'
import { shared } from '../../access/access.ts'
import { ok } from '../../http/answers.ts'
import { type Route, route } from '../../http/route.ts'
import { getTotals } from '../royalties/index.ts'
import { listAdvances } from './list-advances.ts'

export const advanceRoutes: Route[] = [
  route(calls.listAdvances, shared(calls.listAdvances.access), async ({ db, input }) => {
    await getTotals(db, input.id)
    return ok({ advances: await listAdvances(db, input.id) })
  }),
]
