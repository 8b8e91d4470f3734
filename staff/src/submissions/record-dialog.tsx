import { Alert } from '@mui/material'
import type { BookForm } from '@panai/contract/catalogue/book-fields'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import type { FieldValues } from 'react-hook-form'
import { staffCall } from '../api/staff-call.ts'
import { BookDialog } from './book-dialog.tsx'
import { CompletenessPanel } from './completeness-panel.tsx'
import { RecordNotices } from './record-notices.tsx'
import { recordOfBook, toAmounts } from './record-of-book.ts'
import { useSubmissionAction } from './use-submission-action.ts'

type Props = { readonly submission: StaffSubmission; readonly onClose: () => void }

/** The record of a book before it is published: what is printed in it has to be known before its proof is approved. */
export default function RecordDialog({ submission, onClose }: Props) {
  const { id, version, title, author } = submission
  const action = useSubmissionAction(id)
  const keep = async (given: FieldValues) => {
    const record = given as BookForm // the fields below are the form's
    const input = { ...record, ...toAmounts(record), id: String(id), version }
    const refused = await action.act(
      () => staffCall('PUT', '/api/staff/submissions/{id}/book', input),
      'Kept as a draft. What is printed is made anew where it is another.',
    )
    if (refused === null) onClose()
    return refused?.errors
  }
  return (
    <BookDialog
      title={`Record of the book: ${title}`}
      button="Keep as draft"
      values={recordOfBook(submission)}
      action={action}
      onSubmit={keep}
      onClose={onClose}
      notices={
        <>
          <Alert severity="info" sx={{ mb: 2 }}>
            ISBN, MRP, edition and copyright are printed in pages and cover, so they belong here before the
            author approves the proof. Title and subtitle are printed as the author has handed them in.
            Readers don’t see a draft.
          </Alert>
          <RecordNotices submission={submission} />
        </>
      }
      aside={<CompletenessPanel author={author} />}
    />
  )
}
