import { Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import type { AccountRecord } from '@panai/contract/accounts/staff/accounts'
import { useQuery } from '@tanstack/react-query'
import { useNotify, useRecordContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { useMay } from '../session/session.ts'

/** Where an account is logged in. */
export function AccountSessions() {
  const account = useRecordContext<AccountRecord>()
  const id = String(account?.id ?? 0)
  const notify = useNotify()
  const may = useMay('accounts.manage')
  const { data, refetch } = useQuery({
    queryKey: ['accounts', id, 'sessions', account?.version],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/accounts/{id}/sessions', { id }, { signal }),
    enabled: account !== undefined,
  })

  function end(session_id: string | null) {
    staffCall('POST', '/api/staff/accounts/{id}/ended-sessions', { id, session_id })
      .then(({ message }) => notify(message, { type: 'success' }))
      .catch((cause) => notify(String(cause.message), { type: 'error' }))
      .finally(() => void refetch())
  }

  const sessions = data?.data ?? []
  return (
    <section aria-labelledby="sessions">
      <Typography variant="h2" id="sessions">
        Sessions
      </Typography>
      {sessions.length === 0 && <Typography>Not logged in on any device.</Typography>}
      <List dense>
        {sessions.map((session) => (
          <ListItem
            key={session.id}
            disableGutters
            secondaryAction={may && <Button onClick={() => end(session.id)}>End</Button>}
          >
            <ListItemText
              primary={`${session.device}${session.current ? ' (this one)' : ''}`}
              secondary={
                <>
                  {session.network ?? 'unknown network'}, last used <Ago at={session.last_used_at} />
                </>
              }
            />
          </ListItem>
        ))}
      </List>
      {may && sessions.length > 1 && <Button onClick={() => end(null)}>End all sessions</Button>}
    </section>
  )
}
