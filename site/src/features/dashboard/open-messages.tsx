import { localised } from '@panai/contract/language/localised'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useAuthor } from '../author-area/author-data.tsx'
import { FetchedPart } from '../author-area/fetched-part.tsx'
import { type DashboardSearch, dashboardLink } from './dashboard-search.ts'
import type { SubmittedBook } from './read-booklists.ts'

type OpenMessagesProps = { shown: DashboardSearch; submitted: readonly SubmittedBook[] | undefined }

/** The messages that the address names, over the dashboard. */
export function OpenMessages({ shown, submitted }: OpenMessagesProps) {
  const author = useAuthor()
  const navigate = useNavigate()
  const book = submitted?.find(({ id }) => id === shown.messages)
  if (!book) return null
  const close = () => void navigate(dashboardLink({ ...shown, messages: undefined }))
  return (
    // Fetched when it is opened.
    <FetchedPart
      name="thread"
      load={() => import('../threads/thread-dialog.tsx')}
      waiting={null}
      failed={(failure) => <Unopened onClose={close}>{failure}</Unopened>}
    >
      {({ default: ThreadDialog }) => (
        <ThreadDialog
          key={book.id}
          authorId={author.id}
          submissionId={book.id}
          title={book.title}
          onClose={close}
        />
      )}
    </FetchedPart>
  )
}

function Unopened({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Dialog title={localised('Messages', 'செய்திகள்')} open={open} onClose={onClose}>
      {children}
    </Dialog>
  )
}
