import { Button, Stack } from '@mui/material'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { submissionStatuses, submissionStatusNames } from '@panai/contract/submissions/submission-rules'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../session/session.ts'
import { MoveDialog } from './move-dialog.tsx'
import { RequestChanges } from './request-changes.tsx'
import { SendProof } from './send-proof.tsx'
import { wasPublished } from './was-published.ts'

const RecordDialog = lazy(() => import('./record-dialog.tsx'))
const PublicationDialog = lazy(() => import('./publication-dialog.tsx'))

/** The ways from where it is: one step on, one step back. */
export function Moves({ submission }: { submission: StaffSubmission }) {
  const [open, setOpen] = useState<'on' | 'back' | 'record' | 'publication' | null>(null)
  const mayPublish = useMay('books.publish')
  const at = submissionStatuses.indexOf(submission.status)
  const [before, after] = [submissionStatuses[at - 1], submissionStatuses[at + 1]]
  const close = () => setOpen(null)
  const leadsToBook = after === 'published'
  const isBook = after === undefined
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      {before && (!isBook || mayPublish) && (
        <Button variant="outlined" color={isBook ? 'error' : 'primary'} onClick={() => setOpen('back')}>
          {isBook ? 'Take out of the catalogue' : `Back to ${submissionStatusNames[before]}`}
        </Button>
      )}
      {!isBook && <RequestChanges submission={submission} />}
      {!isBook && submission.proof_due_on === null && <SendProof submission={submission} />}
      {after && !leadsToBook && (
        <Button variant="contained" onClick={() => setOpen('on')}>
          Move to {submissionStatusNames[after]}
        </Button>
      )}
      {!isBook && mayPublish && (
        <Button variant="outlined" onClick={() => setOpen('record')}>
          Record of the book
        </Button>
      )}
      {leadsToBook && mayPublish && (
        <Button variant="contained" onClick={() => setOpen('publication')}>
          {wasPublished(submission) ? 'Publish again' : 'Publish'}
        </Button>
      )}
      {open === 'on' && after && (
        <MoveDialog submission={submission} to={after} way="forwards" onClose={close} />
      )}
      {open === 'back' && before && (
        <MoveDialog submission={submission} to={before} way="back" onClose={close} />
      )}
      {open === 'record' && (
        <Suspense>
          <RecordDialog submission={submission} onClose={close} />
        </Suspense>
      )}
      {open === 'publication' && (
        <Suspense>
          <PublicationDialog submission={submission} onClose={close} />
        </Suspense>
      )}
    </Stack>
  )
}
