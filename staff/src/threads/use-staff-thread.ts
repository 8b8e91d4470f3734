import type { ThreadMessage } from '@panai/contract/threads/threads'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'

/** While it is open, and the page is seen. */
const EVERY_MS = 20_000

/** The messages about a submission, oldest first, as far back as was asked for. What is shown is noted as read by the company. */
export function useStaffThread(submissionId: number) {
  const client = useQueryClient()
  const notify = useNotify()
  const id = String(submissionId)
  const queryKey = ['thread', submissionId]
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      staffCall(
        'GET',
        '/api/staff/submissions/{id}/messages',
        { id, ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, meta }) => (meta.more ? String(data.at(-1)?.id) : undefined),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  })
  const messages: ThreadMessage[] | undefined = query.data?.pages.flatMap(({ data }) => data).reverse()
  const newest = messages?.at(-1)?.id
  const first = query.data?.pages[0]?.meta
  const unread = first?.unread ?? 0

  function refresh(): void {
    void client.invalidateQueries({ queryKey })
    // The lists and the home of the console count what waits.
    void client.invalidateQueries({ queryKey: ['threads'] })
    void client.invalidateQueries({ queryKey: ['waiting'] })
  }

  useEffect(() => {
    if (unread === 0 || newest === undefined) return
    staffCall('POST', '/api/staff/submissions/{id}/messages/read', { id, up_to: newest })
      .then(() => client.invalidateQueries({ queryKey: ['threads'] }))
      // It stays unread until the thread is fetched again.
      .catch(() => undefined)
  }, [client, id, newest, unread])

  return {
    messages,
    newest,
    waitingSince: first?.waiting_since ?? null,
    error: query.error,
    older: query.hasNextPage ? () => void query.fetchNextPage() : null,
    refresh,
    settle: (upTo: number) =>
      staffCall('POST', '/api/staff/submissions/{id}/messages/settlement', { id, up_to: upTo }).then(
        refresh,
        (cause: Error) => notify(cause.message, { type: 'error' }),
      ),
  }
}
