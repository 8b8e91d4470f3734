import { Alert } from '@mui/material'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'

/** What is to be known of a book's record before it is filled in. */
export function RecordNotices({ submission }: { submission: StaffSubmission }) {
  const { chosen_print, book, contributors } = submission
  return (
    <>
      {chosen_print && !book?.trim_size && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {chosen_print.trim_size} was chosen for print. Where the book had no trim size, pages or MRP, they
          are filled in from the pages as they are set and the suggested MRP of today.
        </Alert>
      )}
      {contributors.some(({ role }) => role === null) && (
        <Alert severity="info" sx={{ mb: 2 }}>
          The author named {contributors.map(({ name }) => name).join(', ')} without saying who did what.
          Please add those who belong into the book.
        </Alert>
      )}
    </>
  )
}
