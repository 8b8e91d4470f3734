import { localised } from '@panai/contract/language/localised'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { FetchedPart } from '../author-area/fetched-part.tsx'
import { currentUnread, watchUnread } from './unread-store.ts'

const words = localised(
  {
    bell: 'Notifications',
    unread: (count: string) => `Notifications, ${count} unread`,
    news: 'What is new',
    loading: 'Loading...',
  },
  {
    bell: 'அறிவிப்புகள்',
    unread: (count: string) => `அறிவிப்புகள், படிக்காதவை ${count}`,
    news: 'புதியவை',
    loading: 'வருகின்றன...',
  },
)

/** The bell of an author's page: how much is new, and behind it what. A click elsewhere and Escape close it. */
export function Bell() {
  const unread = useSyncExternalStore(watchUnread, currentUnread, () => 0)
  const [open, setOpen] = useState(false)
  const id = useId()
  const bell = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  /** Above everything else, the panel knows nothing of its button: it is put below it; on a phone it is as wide as the screen. */
  function place() {
    const at = bell.current?.getBoundingClientRect()
    if (!at || !panel.current) return
    panel.current.style.top = `${at.bottom + window.scrollY + 6}px`
    panel.current.style.right = `${document.documentElement.clientWidth - at.right}px`
  }

  return (
    <>
      <button
        ref={bell}
        type="button"
        popoverTarget={id}
        aria-label={unread === 0 ? words.bell : words.unread(shown(unread))}
        className="relative grid size-11 place-items-center hover:text-palm"
      >
        <Icon>
          <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4" />
        </Icon>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-5 rounded-lg bg-hibiscus px-1 text-center font-semibold text-paper text-xs leading-5 tabular-nums"
          >
            {shown(unread)}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.news}
        onBeforeToggle={place}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="absolute inset-auto max-sm:right-4! max-h-[70vh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-sm border border-line bg-paper text-ink shadow-soft"
      >
        {open && (
          // Fetched when it is opened: most visits never do.
          <FetchedPart
            name="news"
            load={() => import('./news.tsx')}
            waiting={<p className="p-5 text-ink-soft">{words.loading}</p>}
            failed={(failure) => <div className="p-5">{failure}</div>}
          >
            {({ default: News }) => <News onLeave={() => panel.current?.hidePopover()} />}
          </FetchedPart>
        )}
      </div>
    </>
  )
}

function shown(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}
