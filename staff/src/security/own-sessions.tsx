import { Alert, Button, Card, CardContent, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'

/** Where somebody is logged in themself, and the way out of each. */
export function OwnSessions() {
  const notify = useNotify()
  const { data, error, refetch } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: ({ signal }) => staffCall('GET', '/api/author/sessions', {}, { signal }),
  })

  function end(id: string) {
    staffCall('DELETE', '/api/author/sessions/{id}', { id })
      .then(({ message }) => notify(message, { type: 'success' }))
      .catch((cause) => notify(String(cause.message), { type: 'error' }))
      .finally(() => void refetch())
  }

  return (
    <Card>
      <CardContent>
        <Typography variant="h2" gutterBottom>
          Devices
        </Typography>
        <Typography>You are logged in on these devices. Each session ends after twelve hours.</Typography>
        {error && <Alert severity="error">{error.message}</Alert>}
        <List dense aria-label="Devices">
          {data?.data.map(({ id, device, network, current, last_used_at }) => (
            <ListItem
              key={id}
              disableGutters
              secondaryAction={!current && <Button onClick={() => end(id)}>Log out</Button>}
            >
              <ListItemText
                primary={`${device}${current ? ' (this one)' : ''}`}
                secondary={
                  <>
                    {network ?? 'unknown network'}, last used <Ago at={last_used_at} />
                  </>
                }
              />
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  )
}
