import { roleMay } from '@panai/contract/http/permissions'
import { search } from '@panai/contract/search/search'
import { deskKindNames, deskKinds, searchDesk } from '@panai/contract/search/staff/search'
import { staffRoute } from '../../access/staff-route.ts'
import { success } from '../../http/answers.ts'
import { anyone, route } from '../../http/route.ts'
import { searchEverything } from './search-everything.ts'
import { findOnDesk } from './staff/find-on-desk.ts'

export const searchRoutes = [
  route(search, anyone, async ({ db, input }) => ({
    success,
    data: await searchEverything(db, input),
  })),
  staffRoute(searchDesk, async ({ db, caller, input }) => {
    const kinds = deskKindNames.filter((kind) => roleMay(caller.role, deskKinds[kind]))
    return { success, data: await findOnDesk(db, input.q, kinds) }
  }),
]
