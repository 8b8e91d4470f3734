import { localised } from '@panai/contract/language/localised'
import { addressHere } from '../../language.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { SearchOverlay, searchOverlayId } from '../search/search-overlay.tsx'

// A plain address, since only the browser's own jump gives the field the focus.
const libraryField = addressHere('/publications#library-search')
const name = localised('Search', 'தேடல்')
const look = 'grid size-11 place-items-center hover:text-palm'

/** Opens the search; where scripts don't run it leads to that of the library. */
export function SearchButton() {
  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        data-opens={searchOverlayId}
        data-wakes=""
        className={`${look} noscript:hidden`}
      >
        <SearchIcon />
      </button>
      <noscript>
        <a href={libraryField} aria-label={name} className={look}>
          <SearchIcon />
        </a>
      </noscript>
      <SearchOverlay />
    </>
  )
}
