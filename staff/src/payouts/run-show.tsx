import { Card, CardContent, Chip, Stack, Tab, Tabs, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { PayoutRun } from '@panai/contract/payouts/staff/payouts'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { counted } from '../parts/counted.ts'
import { Ago } from '../parts/fields.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { HeldItems, MadeItems, WaitingItems } from './item-tables.tsx'
import { LeftOutNotice } from './left-out-notice.tsx'
import { approvedUnder, runName, runStates } from './payout-words.ts'
import { RunActions } from './run-actions.tsx'

/** A run: what it comes to, what can be done with it, and its authors. */
export default function RunShow() {
  return (
    <StaffShow<PayoutRun> component="div" actions={false}>
      <Run />
    </StaffShow>
  )
}

function Run() {
  const run = useRecordContext<PayoutRun>()
  const [chosen, setChosen] = useState<'waiting' | 'held' | 'made' | null>(null)
  if (!run) return null
  const { counts, state, downloads } = run
  const tab = chosen ?? (state === 'made' ? 'made' : 'waiting')
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Card>
        <CardContent>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h2">{runName(run)}</Typography>
            <Chip size="small" {...runStates[state]} />
          </Stack>
          <Typography color="text.secondary">
            Made by {run.made_by ?? 'a removed account'} <Ago at={run.made_at} />
            {run.approved_at !== null && (
              <>
                {' · '}approved by {run.approved_by ?? 'a removed account'} <Ago at={run.approved_at} />
                {approvedUnder(run)}
              </>
            )}
          </Typography>
          <Typography sx={{ my: 1 }}>
            {counted(counts.to_pay + counts.paid + counts.failed, 'author')}, {writtenRupees(run.payable)}:
            tax {writtenRupees(run.withheld)}, to the authors {writtenRupees(run.net)}
          </Typography>
          <LeftOutNotice run={run} />
          <RunActions run={run} />
          {downloads.map(({ method, by, at, rows }) => (
            <Typography key={`${method} ${at}`} variant="body2" color="text.secondary">
              {method === 'UPI' ? 'UPI' : 'NEFT'} file with {counted(rows, 'payout')} downloaded by{' '}
              {by ?? 'a removed account'} <Ago at={at} />
            </Typography>
          ))}
        </CardContent>
      </Card>
      <Card>
        <Tabs value={tab} aria-label="Authors of the run" onChange={(_, next) => setChosen(next)}>
          <Tab value="waiting" label={`To pay (${counts.to_pay})`} />
          <Tab value="held" label={`Held back (${counts.held})`} />
          <Tab value="made" label={`Results (${counts.paid + counts.failed})`} />
        </Tabs>
        {tab === 'waiting' && <WaitingItems />}
        {tab === 'held' && <HeldItems />}
        {tab === 'made' && <MadeItems />}
      </Card>
    </Stack>
  )
}
