import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useAuthor } from './author-desk.tsx'
import { type DashboardSearch, dashboardLink } from './dashboard-search.ts'
import type { SubmittedBook } from './read-booklists.ts'

// Fetched when it is opened.
const ThreadDialog = lazy(() => import('../threads/thread-dialog.tsx'))

type OpenMessagesProps = { shown: DashboardSearch; submitted: readonly SubmittedBook[] | undefined }

/** The messages that the address names, over the dashboard. */
export function OpenMessages({ shown, submitted }: OpenMessagesProps) {
  const author = useAuthor()
  const navigate = useNavigate()
  const book = submitted?.find(({ id }) => id === shown.messages)
  if (!book) return null
  return (
    <Suspense>
      <ThreadDialog
        key={book.id}
        authorId={author.id}
        submissionId={book.id}
        title={book.title}
        onClose={() => navigate(dashboardLink({ ...shown, messages: undefined }))}
      />
    </Suspense>
  )
}
