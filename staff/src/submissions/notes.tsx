import { Box, Button, TextField, Typography } from '@mui/material'
import { editorialRules } from '@panai/contract/submissions/staff/editorial-rules'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { type FormEvent, useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { momentOf } from '../parts/time-words.ts'
import { useMay } from '../session/session.ts'
import { Panel } from './panel.tsx'
import { RefusedAlert } from './refused-alert.tsx'
import { useSubmissionAction } from './use-submission-action.ts'

/** What the staff write for each other. */
export function Notes({ submission: { id, notes } }: { submission: StaffSubmission }) {
  const [text, setText] = useState('')
  const mayWrite = useMay('submissions.move')
  const action = useSubmissionAction(id)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const call = () => staffCall('POST', '/api/staff/submissions/{id}/notes', { id: String(id), text })
    if ((await action.act(call, 'Note added')) === null) setText('')
  }
  return (
    <Panel title="Internal notes">
      <Typography variant="body2" color="text.secondary">
        Only staff can read them.
      </Typography>
      {notes.map(({ id: noteId, text: written, at, by }) => (
        <Box key={noteId} sx={{ mt: 1 }}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {written}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {by?.name ?? 'Somebody who is gone'}, {momentOf(at)}
          </Typography>
        </Box>
      ))}
      {mayWrite && (
        <Box component="form" onSubmit={add} sx={{ mt: 2 }}>
          <RefusedAlert action={action} onLookAgain={() => {}} />
          <TextField
            label="New note"
            value={text}
            onChange={(event) => setText(event.target.value)}
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: editorialRules.internalNote.most } }}
          />
          <Button
            type="submit"
            variant="outlined"
            disabled={action.busy || text.trim() === ''}
            sx={{ mt: 1 }}
          >
            Add note
          </Button>
        </Box>
      )}
    </Panel>
  )
}
