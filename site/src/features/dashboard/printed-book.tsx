import { interiorTexts } from '@panai/contract/manuscripts/interior-texts'
import { FetchedPart } from '../author-area/fetched-part.tsx'
import { ManuscriptDialog } from './manuscript-dialog.tsx'
import type { SubmittedBook } from './read-booklists.ts'

/** Opens how many pages a manuscript has as a printed book, what it costs and earns, and the file of its inside. */
export function PrintedBook({ book: { id, title } }: { book: SubmittedBook }) {
  return (
    <ManuscriptDialog label={interiorTexts.title} title={title}>
      {() => (
        <FetchedPart name="printed book" load={() => import('./interior-figures.tsx')} waiting={null}>
          {({ InteriorFigures }) => <InteriorFigures submissionId={id} />}
        </FetchedPart>
      )}
    </ManuscriptDialog>
  )
}
