import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { alerts } from '@panai/contract/operations/alerts'
import { useQuery } from '@tanstack/react-query'
import { StaffApiError } from '../api/api-error.ts'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { LoadFailure } from '../parts/load-failure.tsx'
import { ScreenTitle } from '../parts/screen-title.tsx'
import { CheckCard } from './check-card.tsx'
import { stateColours, sumUp } from './words.ts'

/** Only while somebody looks: the query rests with the page. */
const AGAIN_MS = 30_000

/** Whether anything is wrong, since when, and what to do. What was seen last stays while nobody answers. */
export default function OperationsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['operations'],
    queryFn: async ({ signal }) => (await staffCall('GET', '/api/staff/operations', {}, { signal })).data,
    refetchInterval: AGAIN_MS,
  })
  const sum = data && sumUp(data.checks)
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ScreenTitle title="Operations" />
      {error && <LoadFailure error={error} onRetry={() => refetch()} />}
      {error instanceof StaffApiError && error.status === 503 && (
        <Typography>Most likely the database does not answer. {alerts.DatabaseDown.advice}</Typography>
      )}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {sum && (
        <Alert severity={stateColours[sum.state]} role="status">
          {sum.says}
        </Alert>
      )}
      {data && (
        <>
          <Box component="ul" sx={list}>
            {data.checks.map((check) => (
              <li key={check.name}>
                <CheckCard check={check} />
              </li>
            ))}
          </Box>
          <Typography variant="body2" color="text.secondary">
            Looked at <Ago at={data.looked_at} />, by the node that answered; asked again every half minute.
          </Typography>
        </>
      )}
    </Box>
  )
}

const list = {
  display: 'grid',
  gap: 2,
  p: 0,
  m: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  '& > li': { display: 'grid' },
} as const
