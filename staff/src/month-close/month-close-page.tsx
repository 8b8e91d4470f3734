import { Box, Skeleton, Stack, Typography } from '@mui/material'
import { type CloseStep, closeStepNames } from '@panai/contract/accounting/staff/close-steps'
import type { CloseFound, MonthClose } from '@panai/contract/accounting/staff/month-close'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { staffCall } from '../api/staff-call.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { MonthInput } from '../parts/month-input.tsx'
import { ScreenTitle } from '../parts/screen-title.tsx'
import { monthOf } from '../payouts/payout-words.ts'
import { linesOf } from './close-words.ts'
import { StepCard } from './step-card.tsx'

/** What the close of a month still needs, in the order of the work. The month stands in the address. */
export default function MonthClosePage() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('month')
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['month-close', asked],
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/staff/month-close', asked === null ? {} : { month: asked }, { signal }),
    placeholderData: keepPreviousData,
  })
  const found = data?.data
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 960 }}>
      <ScreenTitle title="Close of month" />
      <Box component="form" aria-label="Which month" sx={{ display: 'grid', maxWidth: 240 }}>
        <MonthInput
          label="Month"
          value={asked ?? found?.month ?? ''}
          onChoose={(month) => setSearch({ month })}
        />
      </Box>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!found && !error && <Skeleton variant="rounded" height={320} />}
      {found && !error && <Steps found={found} isBusy={isPlaceholderData} />}
    </Stack>
  )
}

function Steps({ found, isBusy }: { found: MonthClose; isBusy: boolean }) {
  const { month, is_over, steps } = found
  const shown = closeStepNames.filter((step) => steps[step] !== undefined)
  const done = shown.filter((step) => steps[step]?.state === 'done').length
  return (
    <>
      <Typography role="status">
        {monthOf(month)}: {done} of {shown.length} steps done.{!is_over && ' The month is not over yet.'}
      </Typography>
      <Stack component="ol" aria-busy={isBusy} sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {shown.map((step, at) => (
          <li key={step}>
            <Step at={at + 1} step={step} found={steps[step]} month={month} />
          </li>
        ))}
      </Stack>
    </>
  )
}

type StepProps<S extends CloseStep> = {
  at: number
  step: S
  found: CloseFound[S] | undefined
  month: string
}

function Step<S extends CloseStep>({ at, step, found, month }: StepProps<S>) {
  if (!found) return null
  return <StepCard at={at} step={step} state={found.state} lines={linesOf[step](found, month)} />
}
