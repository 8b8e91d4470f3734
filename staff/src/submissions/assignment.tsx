import { Box, Button, MenuItem, TextField } from '@mui/material'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { type FormEvent, useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { useMay, useMember } from '../session/session.ts'
import { useAssignees } from './assignee-input.tsx'
import { Panel } from './panel.tsx'
import { RefusedAlert } from './refused-alert.tsx'
import { useSubmissionAction } from './use-submission-action.ts'

/** Who looks after it, and by when. */
export function Assignment({
  submission: { id, version, assignee, due_on },
}: {
  submission: StaffSubmission
}) {
  const [who, setWho] = useState(String(assignee?.id ?? ''))
  const [day, setDay] = useState(due_on ?? '')
  const people = useAssignees()
  const me = useMember()
  const mayAssign = useMay('submissions.move')
  const action = useSubmissionAction(id)
  // Somebody who has left may still look after it.
  const choices = assignee && !people.some((one) => one.id === assignee.id) ? [...people, assignee] : people

  const save = (assigneeId: number | null) =>
    action.act(
      () =>
        staffCall('PATCH', '/api/staff/submissions/{id}', {
          id: String(id),
          version,
          assignee_id: assigneeId,
          due_on: day === '' ? null : day,
        }),
      'Saved',
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(who === '' ? null : Number(who))
  }
  return (
    <Panel title="Assignment">
      <Box component="form" onSubmit={submit}>
        <RefusedAlert action={action} onLookAgain={() => {}} />
        <TextField
          select
          label="Assigned to"
          value={choices.length === 0 ? '' : who}
          onChange={(event) => setWho(event.target.value)}
          fullWidth
          disabled={!mayAssign}
          margin="dense"
        >
          <MenuItem value="">Unassigned</MenuItem>
          {choices.map((one) => (
            <MenuItem key={one.id} value={String(one.id)}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          label="Due"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          fullWidth
          disabled={!mayAssign}
          margin="dense"
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {mayAssign && (
          <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Button type="submit" variant="outlined" disabled={action.busy}>
              Save
            </Button>
            {assignee?.id !== me.account_id && (
              <Button disabled={action.busy} onClick={() => save(me.account_id)}>
                Assign to me
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Panel>
  )
}
