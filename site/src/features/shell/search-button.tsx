import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { SearchIcon } from '../../ui/icons.tsx'

type Overlay = ComponentType<{ onClose: () => void }>

// A plain address, since only the browser's own jump gives the field the focus.
const libraryField = '/publications#library-search'
const look = 'grid size-11 place-items-center hover:text-palm'

const loadOverlay = () => import('../search/search-overlay.tsx')
// Asked for ahead of the click: when it can't be fetched, the click finds out.
const fetchAhead = () => void loadOverlay().catch(() => undefined)

/** Opens the search, which is fetched only then. Before scripts run, and where it can't be fetched, it leads to that of the library. */
export function SearchButton() {
  const href = useLocation({ select: (location) => location.href })
  // Open on the page on which it was opened: Back leaves both.
  const [opened, setOpened] = useState<{ on: string; Overlay: Overlay }>()

  function open() {
    loadOverlay().then(
      ({ SearchOverlay }) => setOpened({ on: href, Overlay: SearchOverlay }),
      () => window.location.assign(libraryField),
    )
  }

  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        data-instead={libraryField}
        className={`${look} noscript:hidden`}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={open}
      >
        <SearchIcon />
      </button>
      <noscript>
        <a href={libraryField} aria-label="Search" className={look}>
          <SearchIcon />
        </a>
      </noscript>
      {opened?.on === href && <opened.Overlay onClose={() => setOpened(undefined)} />}
    </>
  )
}
