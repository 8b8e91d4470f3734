import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { proofRequestNote } from '@panai/contract/submissions/staff/proof-request-rules'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { type FormEvent, useId, useState } from 'react'
import { dayFromNow } from '../parts/time-words.ts'
import { RefusedAlert } from './refused-alert.tsx'
import { useSubmissionAction } from './use-submission-action.ts'

type Said = { due_on: string; note: string }

type ProofRequestDialogProps = {
  id: number
  title: string
  explained: string
  /** Label of the button that does it. */
  label: string
  /** Message when it is done. */
  done: string
  /** What stands there at first. */
  said: Said
  /** Why it can't be done now; null: it can. */
  whyNot?: string | null
  call: (said: Said) => Promise<{ data: StaffSubmission }>
  onClose: () => void
}

/** Until when an author shall look through a proof, and what the editor says to it. */
export function ProofRequestDialog(props: ProofRequestDialogProps) {
  const { id, title, explained, label, done, said, whyNot = null, call, onClose } = props
  const [day, setDay] = useState(said.due_on)
  const [note, setNote] = useState(said.note)
  const action = useSubmissionAction(id)
  const titleId = useId()
  const wrong = action.refused?.errors.due_on

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if ((await action.act(() => call({ due_on: day, note }), done)) === null) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={send}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {wrong === undefined && <RefusedAlert action={action} onLookAgain={onClose} />}
          {whyNot !== null && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {whyNot}
            </Alert>
          )}
          <DialogContentText sx={{ mb: 1 }}>{explained}</DialogContentText>
          <TextField
            type="date"
            label="Until"
            value={day}
            onChange={(event) => setDay(event.target.value)}
            required
            error={wrong !== undefined}
            helperText={wrong ?? 'The author is reminded three days before it, and the day after.'}
            fullWidth
            margin="dense"
            slotProps={{
              inputLabel: { shrink: true },
              // A day that is over may stay as it is.
              htmlInput: { min: [said.due_on, dayFromNow(0)].toSorted()[0] },
            }}
          />
          <TextField
            label="Note to the author"
            helperText="Optional. The author reads it in the mail and beside the proof."
            value={note}
            onChange={(event) => setNote(event.target.value)}
            multiline
            minRows={3}
            fullWidth
            margin="dense"
            slotProps={{ htmlInput: { maxLength: proofRequestNote.most } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={action.busy || whyNot !== null}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
