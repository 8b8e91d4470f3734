import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { type Direction, editorialRules } from '@panai/contract/submissions/staff/editorial-rules'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { type SubmissionStatus, submissionStatusNames } from '@panai/contract/submissions/submission-rules'
import { type FormEvent, useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { RefusedAlert } from './refused-alert.tsx'
import { useSubmissionAction } from './use-submission-action.ts'

type Props = { submission: StaffSubmission; to: SubmissionStatus; way: Direction; onClose: () => void }

/** Asks what is said about a step before it is taken: back never without a reason. */
export function MoveDialog({ submission: { id, version, status, title }, to, way, onClose }: Props) {
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const action = useSubmissionAction(id)
  const isWithdrawal = status === 'published'
  const heading = isWithdrawal
    ? 'Take out of the catalogue'
    : `${way === 'back' ? 'Back' : 'Move'} to ${submissionStatusNames[to]}`

  const take = async (event: FormEvent) => {
    event.preventDefault()
    const said = { id: String(id), version, note }
    const call = () =>
      isWithdrawal
        ? staffCall('POST', '/api/staff/submissions/{id}/withdrawal', { ...said, reason })
        : staffCall('POST', '/api/staff/submissions/{id}/steps', { ...said, to, reason })
    if ((await action.act(call, 'Moved. Author notified.')) === null) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="move-title">
      <form onSubmit={take}>
        <DialogTitle id="move-title">{heading}</DialogTitle>
        <DialogContent>
          <RefusedAlert action={action} onLookAgain={onClose} />
          <DialogContentText sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {title}. The author sees the step on the dashboard and gets a mail.
          </DialogContentText>
          {way === 'back' && (
            <TextField
              label="Reason (internal)"
              helperText={action.refused?.errors.reason ?? 'Only staff can read it.'}
              error={action.refused?.errors.reason !== undefined}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              required
              autoFocus
              multiline
              minRows={2}
              fullWidth
              margin="dense"
              slotProps={{ htmlInput: { maxLength: editorialRules.reason.most } }}
            />
          )}
          <TextField
            label="Note to the author"
            helperText="Optional. The author reads it on the dashboard and in the mail."
            value={note}
            onChange={(event) => setNote(event.target.value)}
            multiline
            minRows={3}
            fullWidth
            margin="dense"
            slotProps={{ htmlInput: { maxLength: editorialRules.note.most } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={action.busy}>
            {isWithdrawal ? 'Take it out' : 'Move'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
