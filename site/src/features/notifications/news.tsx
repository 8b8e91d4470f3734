import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import type { Notification } from '@panai/contract/notifications/notifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { addressHere } from '../../language.ts'
import { dateWords } from '../../reading/date-words.ts'
import { Button } from '../../ui/button.tsx'
import { Words } from '../../ui/words.tsx'
import { fetched, problemText, useAuthor } from '../author-area/author-data.tsx'
import { authedApi, authedSend } from '../session/index.ts'
import { setUnread } from './unread-store.ts'

const words = localised(
  {
    news: 'What is new',
    allRead: 'Mark all as read',
    again: 'Try Again',
    loading: 'Loading...',
    nothing: 'Nothing yet. When a manuscript of yours moves, it stands here.',
    unread: ' (unread)',
    older: 'Show older',
  },
  {
    news: 'புதியவை',
    allRead: 'எல்லாம் படித்தவை',
    again: 'மீண்டும் முயல்க',
    loading: 'வருகின்றன...',
    nothing: 'இதுவரை எதுவும் இல்லை. நீங்கள் அனுப்பிய நூல் அடுத்த கட்டத்துக்குச் செல்லும்போது இங்கே தெரியும்.',
    unread: ' (படிக்காதது)',
    older: 'பழையவற்றைக் காட்டுக',
  },
)

/** The author's notifications, newest first, each with a link to its page. */
export default function News({ onLeave }: { onLeave: () => void }) {
  const { id: authorId } = useAuthor()
  const router = useRouter()
  const queryKey = ['notifications', authorId]
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) => load(pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ data: page, meta }) => (meta.more ? String(page.at(-1)?.id) : undefined),
      staleTime: 0,
    },
    fetched,
  )
  const all = data?.pages.flatMap((page) => page.data) ?? []
  const newest = all[0]

  /** Whether it could be noted or not, the way is free: a mark that failed is left for the next time. */
  async function note(call: () => Promise<{ data: { unread: number } }>): Promise<void> {
    try {
      setUnread((await call()).data.unread)
      await fetched.invalidateQueries({ queryKey })
    } catch {
      // It stays unread.
    }
  }

  function follow(event: MouseEvent, { id, link, read }: Notification) {
    if (!read) void note(() => authedSend('POST', '/api/author/notifications/{id}/read', { id: String(id) }))
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    onLeave()
    event.preventDefault()
    router.history.push(addressHere(link))
  }

  return (
    <>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-line border-b py-1 pr-3 pl-5">
        <p className="font-semibold">{words.news}</p>
        {newest && all.some(({ read }) => !read) && (
          <Button
            variant="quiet"
            onClick={() =>
              note(() => authedSend('POST', '/api/author/notifications/read', { up_to: newest.id }))
            }
          >
            {words.allRead}
          </Button>
        )}
      </div>
      {error ? (
        <div role="alert" className="p-5">
          <p>{problemText(error)}</p>
          <Button variant="quiet" className="mt-2" onClick={() => refetch()}>
            {words.again}
          </Button>
        </div>
      ) : !data ? (
        <p role="status" className="p-5 text-ink-soft">
          {words.loading}
        </p>
      ) : all.length === 0 ? (
        <p className="p-5 text-ink-soft">{words.nothing}</p>
      ) : (
        <ul className="divide-y divide-line">
          {all.map((one) => (
            <li key={one.id}>
              <a
                href={addressHere(one.link)}
                onClick={(event) => follow(event, one)}
                className={`block border-l-4 py-3 pr-5 pl-4 -outline-offset-3 hover:bg-leaf ${one.read ? 'border-transparent' : 'border-hibiscus'}`}
              >
                <span className={one.read ? '' : 'font-semibold'}>
                  {one.heading}
                  {!one.read && <span className="sr-only">{words.unread}</span>}
                </span>
                {one.subject && (
                  <span lang={scriptLanguage(one.subject)} className="block wrap-anywhere">
                    <Words text={one.subject} lang={scriptLanguage(one.subject)} />
                  </span>
                )}
                <span className="block text-ink-soft text-sm">
                  {one.detail && `${one.detail} · `}
                  {dateWords(one.at)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className="border-line border-t p-2 text-center">
          <Button variant="quiet" aria-disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {words.older}
          </Button>
        </div>
      )}
    </>
  )
}

function load(before: string | undefined, signal: AbortSignal) {
  return authedApi('/api/author/notifications', before === undefined ? {} : { before }, { signal })
}
