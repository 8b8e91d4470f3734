import { localised } from '@panai/contract/language/localised'
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
          {localised('Back to Dashboard', 'உங்கள் பக்கத்துக்குத் திரும்புக')}
        </ButtonLink>
        <h1 className="mt-2 text-2xl">{localised('Book Information', 'நூல் விவரங்கள்')}</h1>
        <p className="mt-2 text-ink-soft">
          {localised(
            'What you type is kept for you in this browser until the book is handed in, also when the connection breaks or you log out.',
            'நூலை அனுப்பும்வரை, நீங்கள் எழுதுபவை உங்களுக்காக இந்த உலாவியில் இருக்கும்; இணையத் தொடர்பு அறுந்தாலும் வெளியேறினாலும் அழியாது.',
          )}
        </p>
        <SubmissionForm />
      </div>
    </AuthorData>
  )
}
