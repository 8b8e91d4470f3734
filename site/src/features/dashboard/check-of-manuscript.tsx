import { checkTexts } from '@panai/contract/manuscripts/manuscript-checks'
import { FetchedPart } from '../author-area/fetched-part.tsx'
import { ManuscriptDialog } from './manuscript-dialog.tsx'
import type { SubmittedBook } from './read-booklists.ts'

/** Opens what the check of a manuscript has found. */
export function CheckOfManuscript({ book: { id, title } }: { book: SubmittedBook }) {
  return (
    <ManuscriptDialog label={checkTexts.title} title={title}>
      {() => (
        <FetchedPart name="check" load={() => import('./check-report.tsx')} waiting={null}>
          {({ CheckReport }) => <CheckReport submissionId={id} />}
        </FetchedPart>
      )}
    </ManuscriptDialog>
  )
}
