import { Button } from '@mui/material'
import type { CoverWords } from '@panai/client/drawn-cover/layouts'
import { lazy, Suspense, useState } from 'react'

const CoverMaker = lazy(() => import('./cover-maker.tsx'))

type DrawCoverButtonProps = { words: CoverWords; onDrawn: (file: File) => void }

/** For a book without a cover: one of our own layouts. */
export function DrawCoverButton({ words, onDrawn }: DrawCoverButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button disabled={words.title.trim() === ''} onClick={() => setOpen(true)}>
        Draw a cover
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CoverMaker words={words} onDrawn={onDrawn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
