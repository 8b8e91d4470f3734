import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { SubmissionState } from './use-submission.ts'

const CoverMaker = lazy(() => import('./cover-maker.tsx'))

/** For an author without a cover: one of our own layouts, with the title and the name from the form. */
export function DrawnCover({ state }: { state: SubmissionState }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-4">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        No cover yet?
      </Button>
      {isOpen && (
        <Suspense fallback={<p className="mt-3 text-sm">Loading the layouts…</p>}>
          <CoverMaker state={state} />
        </Suspense>
      )}
    </div>
  )
}
