import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { privateAddress } from '../features/account-page/private-address.ts'
import { AuthorPages } from '../features/session/author-pages.tsx'
import { LoadingSession } from '../features/session/loading-session.tsx'
import { SessionFailure } from '../features/session/session-failure.tsx'
import { unlistedHead } from '../head.ts'

/** The author's pages: rendered in the browser, where the token lies, and kept by nothing on the way. */
export const Route = createFileRoute('/_author')({
  ssr: false,
  headers: privateAddress,
  // The pages below have titles of their own; this is what is there until one of them has been let in.
  head: () => unlistedHead(localised('Authors', 'எழுத்தாளர்கள்')),
  // Fetched only here: the public pages load nothing of the session.
  beforeLoad: async (page) => {
    const { requireSession } = await import('../features/session/require-session.ts')
    return requireSession(page)
  },
  pendingComponent: LoadingSession,
  errorComponent: SessionFailure,
  component: AuthorPages,
})
