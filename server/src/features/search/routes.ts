import { search } from '@panai/contract/search'
import { anyone, route } from '../../http/route.ts'
import { searchEverything } from './search-everything.ts'

export const searchRoutes = [
  route(search, anyone, async ({ db, input }) => ({
    success: true as const,
    data: await searchEverything(db, input),
  })),
]
