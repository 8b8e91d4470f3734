import type { AtClosure } from './features/accounts/index.ts'
import { forgetNotifications } from './features/notifications/index.ts'
import { endPayees } from './features/payees/index.ts'
import { forgetQueries } from './features/statements/index.ts'
import { forgetSubmissions } from './features/submissions/index.ts'
import { forgetThreads } from './features/threads/index.ts'

/** What each feature does when an author leaves. In this order: with the submissions go the threads, whose files have to be noted before. */
export const atClosure: readonly AtClosure[] = [
  forgetThreads,
  forgetQueries,
  forgetNotifications,
  forgetSubmissions,
  endPayees,
]
