import { Link, type LinkProps, useHydrated } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type LinkTab = { readonly id: string; readonly title: ReactNode } & Pick<
  LinkProps,
  'to' | 'params' | 'search' | 'replace'
>

type LinkTabsProps = {
  label: string
  tabs: readonly LinkTab[]
  /** The `id` of the tab that is shown. */
  current: string
  children: ReactNode
}

// A tab says that it is chosen with `aria-selected`.
const unmarked = { 'aria-current': undefined }

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs that are addresses: shared and bookmarked as they stand, and plain links without JavaScript. */
export function LinkTabs({ label, tabs, current, children }: LinkTabsProps) {
  const id = useId()
  // Arrow keys move between tabs only once the page is alive; until then each has to be reached by Tab.
  const alive = useHydrated()

  function move(event: KeyboardEvent<HTMLElement>) {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const at = all.findIndex((tab) => tab.matches(':focus'))
    const target = at < 0 ? undefined : all[steps[event.key]?.(at, all.length) ?? -1]
    if (!target) return
    event.preventDefault()
    target.focus()
    target.click()
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-x-1 border-b border-line"
        onKeyDown={move}
      >
        {tabs.map(({ id: tab, title, ...link }) => (
          <Link
            key={tab}
            {...link}
            resetScroll={false}
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            activeProps={unmarked}
            tabIndex={alive && tab !== current ? -1 : 0}
            className={classNames(
              '-mb-px inline-flex min-h-11 items-center border-b-2 px-2 py-2 text-sm sm:px-4 sm:text-base font-semibold -outline-offset-3',
              tab === current
                ? 'border-palm text-palm'
                : 'border-transparent text-ink-soft hover:border-line hover:text-ink',
            )}
          >
            {title}
          </Link>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is reached from its tab
        tabIndex={0}
        className="py-8"
      >
        {children}
      </div>
    </>
  )
}
