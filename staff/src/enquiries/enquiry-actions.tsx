import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material'
import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import type { StaffEnquiryDetail } from '@panai/contract/enquiries/staff/enquiries'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { useSending } from '../parts/use-sending.ts'

type Changes = { state?: 'open' | 'closed'; assignee_id?: number | null; is_suspect?: boolean }

/** Whose it is, whether anything is left to do, and whether it is spam. */
export function EnquiryActions({ enquiry }: { enquiry: StaffEnquiryDetail }) {
  const { id, state, assignee, is_suspect, version } = enquiry
  const refresh = useRefresh()
  const { busy, problem, send } = useSending()
  const { data: writers } = useQuery({
    queryKey: ['letter-writers'],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/letter-writers', {}, { signal }),
    staleTime: 300_000,
  })
  // Somebody who may not answer any more is still shown as long as it is theirs.
  const known = writers?.data ?? []
  const people = assignee && !known.some((one) => one.id === assignee.id) ? [...known, assignee] : known

  async function change(changes: Changes, done: string): Promise<void> {
    const input = { id: String(id), version, ...changes }
    if (await send(() => staffCall('PATCH', '/api/staff/enquiries/{id}', input), done)) refresh()
  }

  return (
    <Stack spacing={1}>
      {problem && (
        <Alert severity="error" action={<Button onClick={refresh}>{consoleMessages.lookAgain}</Button>}>
          {problem}
        </Alert>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Assigned to"
          value={assignee?.id ?? ''}
          disabled={busy}
          sx={{ minWidth: 200 }}
          onChange={({ target }) =>
            change({ assignee_id: target.value === '' ? null : Number(target.value) }, 'Assigned')
          }
        >
          <MenuItem value="">Unassigned</MenuItem>
          {people.map((person) => (
            <MenuItem key={person.id} value={person.id}>
              {person.name}
            </MenuItem>
          ))}
        </TextField>
        {state === 'closed' ? (
          <Button disabled={busy} onClick={() => change({ state: 'open' }, 'Opened again')}>
            Open again
          </Button>
        ) : (
          <Button disabled={busy} onClick={() => change({ state: 'closed' }, 'Closed')}>
            Close
          </Button>
        )}
        <Button
          disabled={busy}
          onClick={() =>
            change({ is_suspect: !is_suspect }, is_suspect ? 'Marked as not spam' : 'Marked as spam')
          }
        >
          {is_suspect ? 'Not spam' : 'Mark as spam'}
        </Button>
      </Stack>
    </Stack>
  )
}
