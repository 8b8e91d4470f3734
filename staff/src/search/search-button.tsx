import SearchIcon from '@mui/icons-material/Search'
import { Button, IconButton, useMediaQuery } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** Opens the search over everything; so does Ctrl+K, from wherever somebody is. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false)
  const isWide = useMediaQuery('(min-width: 600px)')
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const shared = { onClick: () => setOpen(true), 'aria-keyshortcuts': 'Control+K', color: 'inherit' } as const
  return (
    <>
      {isWide ? (
        <Button {...shared} variant="outlined" startIcon={<SearchIcon />}>
          Search (Ctrl+K)
        </Button>
      ) : (
        <IconButton {...shared} aria-label="Search (Ctrl+K)">
          <SearchIcon />
        </IconButton>
      )}
      <Suspense>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
