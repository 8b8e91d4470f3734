import { localised } from '@panai/contract/language/localised'
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
        {localised('No cover yet?', 'அட்டைப்படம் இன்னும் இல்லையா?')}
      </Button>
      {isOpen && (
        <Suspense
          fallback={
            <p className="mt-3 text-sm">{localised('Loading the layouts…', 'அட்டை வடிவமைப்புகள் வருகின்றன…')}</p>
          }
        >
          <CoverMaker state={state} />
        </Suspense>
      )}
    </div>
  )
}
