import { Alert, Box, Button, Card, CardActionArea, CardContent, Skeleton, Typography } from '@mui/material'
import { consoleMessages } from '@panai/contract/staff/console-messages'
import type { Waiting } from '@panai/contract/staff/waiting'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { waitingPlaces } from './waiting-places.ts'

/** The first screen: what waits for whoever is logged in, and since when. */
export function Home() {
  const { data, error, refetch } = useQuery({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/waiting', {}, { signal }),
    refetchInterval: 60_000,
  })
  return (
    <Box sx={{ py: 2 }}>
      <Title title="To do" />
      {error && (
        <Alert
          severity="error"
          action={<Button onClick={() => refetch()}>{consoleMessages.tryAgain}</Button>}
        >
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data?.data.length === 0 && <Typography>There are no tasks for your role.</Typography>}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
        }}
      >
        {data?.data.map((waiting) => (
          <li key={waiting.kind}>
            <WaitingCard waiting={waiting} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function WaitingCard({ waiting: { kind, count, oldest_at } }: { waiting: Waiting }) {
  const { label, to } = waitingPlaces[kind]
  return (
    <Card>
      <CardActionArea component={Link} to={to}>
        <CardContent>
          <Typography variant="h2">{label}</Typography>
          <Typography
            sx={{ fontSize: '2.25rem', fontWeight: 600, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
            color={count > 0 ? 'text.primary' : 'text.secondary'}
          >
            {count}
          </Typography>
          <Typography color="text.secondary">
            {oldest_at ? (
              <>
                Oldest: <Ago at={oldest_at} />
              </>
            ) : (
              'Nothing to do'
            )}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
