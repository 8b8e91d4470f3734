import { useEffect } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { prepareToasts } from '../../ui/toast/index.tsx'
import { AuthorData } from '../author-area/author-data.tsx'
import { AuthorHeader } from '../author-header/author-header.tsx'
import { SubmissionForm } from './submission-form.tsx'

export function SubmissionPage() {
  useEffect(prepareToasts, [])
  return (
    <AuthorData>
      <AuthorHeader arrow />
      <div className="page-width max-w-3xl py-6 md:py-10">
        <ButtonLink to="/dashboard" variant="quiet" className="-ml-2">
          Back to Dashboard
        </ButtonLink>
        <h1 className="mt-2 text-2xl">Book Information</h1>
        <p className="mt-2 text-ink-soft">
          What you type is kept in this browser until the book is handed in, also when the connection breaks.
        </p>
        <SubmissionForm />
      </div>
    </AuthorData>
  )
}
