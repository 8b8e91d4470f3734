import { localised } from '@panai/contract/language/localised'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAuthor } from '../author-area/author-data.tsx'
import { loadThreads, threadsKey } from '../threads/load-thread.ts'
import { type DashboardSearch, dashboardLink } from './dashboard-search.ts'

type MessagesLinkProps = { submissionId: number; title: string; shown: DashboardSearch }

/** Opens the messages about a book, and says how many of them are new. */
export function MessagesLink({ submissionId, title, shown }: MessagesLinkProps) {
  const author = useAuthor()
  const { data: unread = 0 } = useQuery({
    queryKey: threadsKey(author.id),
    queryFn: ({ signal }) => loadThreads(signal),
    select: (threads) => threads.get(submissionId)?.unread ?? 0,
  })
  return (
    <Link
      {...dashboardLink({ ...shown, messages: submissionId })}
      className="mr-5 inline-flex min-h-11 flex-wrap items-center gap-x-2 font-semibold text-palm underline-offset-4 hover:underline"
    >
      <span>
        {localised('Messages', 'செய்திகள்')}
        <span className="sr-only">{localised(` about ${title}`, `: ${title}`)}</span>
      </span>
      {unread > 0 && (
        <span className="rounded-lg bg-hibiscus px-2 text-paper text-sm tabular-nums">
          {localised(`${unread} new`, `${unread} புதியவை`)}
        </span>
      )}
    </Link>
  )
}
