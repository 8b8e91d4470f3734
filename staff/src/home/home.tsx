import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'
import { ScreenTitle } from '../parts/screen-title.tsx'
import { NothingWaits } from './nothing-waits.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** The first screen: what waits for the signed-in person, by name and since when. What does not wait is not there. */
export function Home() {
  const { data, error, refetch } = useQuery({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/waiting', {}, { signal }),
    refetchInterval: 60_000,
  })
  const waiting = data?.data.filter(({ count }) => count > 0)
  return (
    <Box sx={{ py: 2 }}>
      <ScreenTitle title="To do" />
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
      {data && data.data.length > 0 && waiting?.length === 0 && <NothingWaits />}
      <Box component="ul" sx={cards}>
        {waiting?.map((one) => (
          <li key={one.kind}>
            <WaitingCard waiting={one} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

const cards = {
  display: 'grid',
  gap: 2,
  p: 0,
  m: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  '& > li': { display: 'grid' },
} as const
