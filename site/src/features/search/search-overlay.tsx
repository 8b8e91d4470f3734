import { localised } from '@panai/contract/language/localised'
import { useLocation } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { addressHere } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import { LONGEST_SEARCH } from '../library/library-search.ts'
import { SearchStatus } from './search-status.tsx'
import { SearchTags } from './search-tags.tsx'
import { useSeenArea } from './use-seen-area.ts'
import { useSiteSearch } from './use-site-search.ts'
import { walkResults } from './walk-results.ts'

const words = localised(
  {
    search: 'Search',
    sought: 'Search services, books, authors, help...',
    close: 'Close',
    again: 'Try again',
  },
  {
    search: 'தேடல்',
    sought: 'சேவை, நூல், எழுத்தாளர், உதவி... தேடுக',
    close: 'மூடுக',
    again: 'மீண்டும் முயல்க',
  },
)

export const searchOverlayId = 'site-search'

/**
 * Searches the site from any page. The page's first script opens and closes it, before the framework runs as after; it forgets the query
 * when it is closed. The browser keeps the focus inside and gives it back at the end. Results are links to walk through rather than
 * options of a list box: their titles keep their language and they can be opened beside the page.
 */
export function SearchOverlay() {
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const { text, type, search, tryAgain } = useSiteSearch()
  useSeenArea(dialog)

  // Open on the page on which it was opened: Back leaves both. A filter that was chosen just before changes only what stands behind it.
  const path = useLocation({ select: (location) => location.pathname })
  const openedOn = useRef(path)
  useEffect(() => {
    if (openedOn.current !== path) dialog.current?.close()
    openedOn.current = path
  }, [path])

  function close() {
    dialog.current?.close()
  }

  function runTag(query: string) {
    type(query)
    // The tag goes away, as the button to try again does, and the focus must not go with it.
    box.current?.focus()
  }

  function retry() {
    tryAgain()
    box.current?.focus()
  }

  function goToResults(event: SubmitEvent) {
    event.preventDefault()
    dialog.current?.querySelector<HTMLElement>('[data-result]')?.focus()
  }

  return (
    <dialog
      ref={dialog}
      id={searchOverlayId}
      className="dialog search-overlay"
      aria-label={words.search}
      data-by-button=""
      data-forgets=""
      onClose={() => type('')}
      onKeyDown={(event) => walkResults(event, box.current)}
    >
      <search className="shrink-0 border-b border-line">
        <form
          action={addressHere('/publications')}
          onSubmit={goToResults}
          className="flex items-center gap-1.5 py-2 pr-2 pl-3 sm:pl-5"
        >
          <span className="hidden sm:block">
            <SearchIcon />
          </span>
          <input
            ref={box}
            type="text"
            name="q"
            aria-label={words.search}
            value={text}
            onChange={(event) => type(event.target.value)}
            placeholder={words.sought}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            className="min-h-11 min-w-0 flex-1 bg-transparent px-1 text-base placeholder:text-ink-soft placeholder:text-sm sm:placeholder:text-base"
          />
          <button
            type="button"
            aria-label={words.close}
            className="grid size-11 shrink-0 place-items-center text-ink-soft hover:text-ink"
            data-closes=""
          >
            <CloseIcon />
          </button>
        </form>
      </search>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 py-4">
        <SearchStatus search={search} />
        {search.state === 'idle' && (
          <div className="px-3">
            <SearchTags onSearch={runTag} />
          </div>
        )}
        {search.state === 'searched' && (
          <>
            {search.catalogue.state === 'failed' && (
              <Button variant="quiet" className="ml-1 text-sm" onClick={retry}>
                {words.again}
              </Button>
            )}
            {search.Results && (
              <search.Results
                entries={search.entries}
                results={search.catalogue.state === 'found' ? search.catalogue.results : []}
                query={search.query}
                onFollow={close}
              />
            )}
          </>
        )}
      </div>
    </dialog>
  )
}
