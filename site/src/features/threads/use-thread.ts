import type { ThreadMessage } from '@panai/contract/threads/threads'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshUnread } from '../notifications/unread-store.ts'
import { loadMessages, markRead, threadKey, threadsKey } from './load-thread.ts'

/** While it is open, and the page is seen. */
const EVERY_MS = 20_000

type Thread = { readonly authorId: number; readonly submissionId: number }

/** The messages about a book, oldest first, as far back as was asked for. What is shown is noted as read. */
export function useThread({ authorId, submissionId }: Thread) {
  const client = useQueryClient()
  const queryKey = threadKey(authorId, submissionId)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => loadMessages(submissionId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, meta }) => (meta.more ? String(data.at(-1)?.id) : undefined),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  })
  const messages: ThreadMessage[] | undefined = query.data?.pages.flatMap(({ data }) => data).reverse()
  const newest = messages?.at(-1)?.id
  const unread = query.data?.pages[0]?.meta.unread ?? 0

  useEffect(() => {
    if (unread === 0 || newest === undefined) return
    markRead(submissionId, newest)
      .then(() =>
        Promise.all([client.invalidateQueries({ queryKey: threadsKey(authorId) }), refreshUnread()]),
      )
      // It stays unread until the thread is fetched again.
      .catch(() => undefined)
  }, [client, authorId, submissionId, newest, unread])

  return {
    messages,
    newest,
    error: query.error,
    retry: () => void query.refetch(),
    older: query.hasNextPage ? () => void query.fetchNextPage() : null,
    refresh: () => {
      void query.refetch()
      void client.invalidateQueries({ queryKey: threadsKey(authorId) })
    },
  }
}
