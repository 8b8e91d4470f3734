import { ApiError } from '@panai/client/api-error'
import { localised } from '@panai/contract/language/localised'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inPageLanguage } from '../../in-page-language.ts'
import { networkFailure } from '../../network-failure.ts'
import { unknownFailure } from '../../page-failure.ts'

const MINUTE = 60_000

/** What the author's pages have fetched. Each entry is named by its author, so that nobody sees another's. */
export const fetched = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: MINUTE / 4,
      gcTime: 5 * MINUTE,
      // A refusal stays one; a connection that broke is tried once more.
      retry: (failures, cause) => failures < 1 && !(cause instanceof ApiError),
      retryDelay: 500,
      // Without a network a call fails at once and says so, and does not wait in silence.
      networkMode: 'always',
    },
  },
})

/** The author whose page it is. */
export function useAuthor(): { readonly id: number; readonly name: string; readonly email: string } {
  const { user, authorId } = useRouteContext({ from: '/_author' })
  return { id: authorId, name: user.name, email: user.email }
}

export function AuthorData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={fetched}>{children}</QueryClientProvider>
}

/** The message to the author about a failed call. */
export function problemText(cause: Error): string {
  if (cause instanceof TypeError) return networkFailure
  return localised(cause.message, inPageLanguage(cause.message) ?? unknownFailure)
}
