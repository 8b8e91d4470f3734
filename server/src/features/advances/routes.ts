import { listAdvances } from '@panai/contract/royalties/royalties'
import { shared } from '../../access/access.ts'
import { success } from '../../http/answers.ts'
import { type Route, route } from '../../http/route.ts'
import { getTotals } from '../royalties/index.ts'
import { listAdvancesOf } from './list-advances.ts'

export const advanceRoutes: Route[] = [
  route(listAdvances, shared(listAdvances.access), async ({ db, input }) => {
    await getTotals(db, input.id)
    return { success, data: { advances: await listAdvancesOf(db, input.id) } }
  }),
]
