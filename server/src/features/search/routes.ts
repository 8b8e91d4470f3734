import { search } from '@panai/contract/search/search'
import { ok } from '../../http/answers.ts'
import { anyone, route } from '../../http/route.ts'
import { searchEverything } from './search-everything.ts'
import { staffSearchRoute } from './staff/routes.ts'

export const searchRoutes = [
  route(search, anyone, async ({ db, input }) => ok(await searchEverything(db, input))),
  staffSearchRoute,
]
