import { search } from '@panai/contract/search'
import { success } from '../../http/answers.ts'
import { anyone, route } from '../../http/route.ts'
import { searchEverything } from './search-everything.ts'

export const searchRoutes = [
  route(search, anyone, async ({ db, input }) => ({
    success,
    data: await searchEverything(db, input),
  })),
]
