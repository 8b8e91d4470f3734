import { Link, type LinkProps, useHydrated } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react'
import { tabBeside } from './tab-beside.ts'

type LinkTab = { readonly id: string; readonly title: ReactNode } & Pick<
  LinkProps,
  'to' | 'params' | 'search' | 'replace'
>

type LinkTabsProps = {
  label: string
  tabs: readonly LinkTab[]
  /** The `id` of the tab that is shown. */
  current: string
} & (
  | { children: ReactNode }
  /**
   * What every tab shows lies in the page, and the page's first script changes between them before the framework runs. Only for tabs
   * for which the page has nothing to load.
   */
  | { panels: Readonly<Record<string, ReactNode>> }
)

// A tab says that it is chosen with `aria-selected`.
const unmarked = { 'aria-current': undefined }

/** Tabs that are addresses: shared and bookmarked as they stand, and plain links without JavaScript. */
export function LinkTabs({ label, tabs, current, ...shown }: LinkTabsProps) {
  const id = useId()
  const here = 'panels' in shown
  const panels = here ? Object.entries(shown.panels) : [[current, shown.children] as const]
  // Arrow keys move between tabs only once the page is alive; until then each has to be reached by Tab.
  const alive = useHydrated()

  // Back may change the tab while the framework takes the page over, which looks for no difference to what it finds.
  useEffect(() => {
    for (const [tab] of panels) {
      const shown = tab === current
      document.getElementById(`${id}-${tab}`)?.setAttribute('aria-selected', String(shown))
      document.getElementById(`${id}-${tab}-panel`)?.toggleAttribute('hidden', !shown)
    }
  })

  function move(event: KeyboardEvent<HTMLElement>) {
    const target = tabBeside(document.activeElement, event.key)
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
            aria-controls={here || tab === current ? `${id}-${tab}-panel` : undefined}
            data-here={here ? '' : undefined}
            activeProps={unmarked}
            tabIndex={alive && tab !== current ? -1 : 0}
            className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-2 py-2 font-semibold text-ink-soft text-sm -outline-offset-3 not-aria-selected:hover:border-line not-aria-selected:hover:text-ink aria-selected:border-palm aria-selected:text-palm sm:px-4 sm:text-base"
          >
            {title}
          </Link>
        ))}
      </div>
      {panels.map(([tab, content]) => (
        <div
          key={here ? tab : undefined}
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          hidden={tab !== current}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is reached from its tab
          tabIndex={0}
          className="py-8"
        >
          {content}
        </div>
      ))}
    </>
  )
}
