import { DialogContentText } from '@mui/material'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'

/** Asks the author for a corrected manuscript. */
export function RequestChanges({
  submission: { id, version, change_request, proof_due_on },
}: {
  submission: StaffSubmission
}) {
  return (
    <ActionDialog
      label="Request changes"
      title="Request changes to the manuscript"
      reason={{ label: 'What should be changed', required: true, name: 'text' }}
      act={(text) =>
        staffCall('POST', '/api/staff/submissions/{id}/change-requests', { id: String(id), version, text })
      }
      done="Changes requested. Author notified."
    >
      <DialogContentText sx={{ mb: 2 }}>
        The author reads this in a mail and on the dashboard, and can upload a new version there.
        {change_request !== null && ' It replaces the request that is still open.'}
        {proof_due_on !== null && ' The proof that is with the author is then no longer waited for.'}
      </DialogContentText>
    </ActionDialog>
  )
}
